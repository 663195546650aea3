extension ContentModel {
  /// What containers may hold: nearly everything that can stand in an image (SVG 2 §5).
  static let svgGraphics = content([], and: svgGraphicsNames, text: false)

  /// What links may hold: nearly everything that can stand in an image, and text (SVG 2 §16).
  static let svgGraphicsAndText = content([], and: svgGraphicsNames)

  /// What shapes, images and `use` may hold: descriptions and animations (SVG 2 §10).
  static let svgShapeChildren = elements(
    "animate", "animateColor", "animateMotion", "animateTransform", "desc", "metadata", "set", "title"
  )

  /// Descriptions (SVG 2 §5).
  static let svgDescriptions = elements("desc", "metadata", "title")

  /// What most steps of a filter may hold (Filter Effects 1).
  static let svgPrimitiveAnimations = elements("animate", "set")

  /// What gradients may hold (SVG 2 §14).
  static let svgGradientChildren = elements(
    "animate", "animateTransform", "desc", "metadata", "set", "stop", "title"
  )

  /// What parts of text may hold (SVG 2 §11).
  static let svgTextChildren = elements(
    "a", "altGlyph", "animate", "animateColor", "desc", "metadata", "set", "title", "tref", "tspan",
    text: true
  )

  /// What lighting steps may hold: a source of light (Filter Effects 1).
  static let svgLightSources = elements(
    "animate", "animateColor", "feDistantLight", "fePointLight", "feSpotLight", "set"
  )

  /// Nearly all elements that can stand in an image.
  private static let svgGraphicsNames: [String] = [
    "a", "altGlyphDef", "animate", "animateColor", "animateMotion", "animateTransform", "circle", "clipPath",
    "color-profile", "cursor", "defs", "desc", "ellipse", "filter", "font", "font-face", "foreignObject", "g",
    "image", "line", "linearGradient", "marker", "mask", "metadata", "path", "pattern", "polygon", "polyline",
    "radialGradient", "rect", "script", "set", "style", "svg", "switch", "symbol", "text", "title", "use",
    "view",
  ]
}
