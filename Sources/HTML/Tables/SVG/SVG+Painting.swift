extension ElementDefinition {
  /// Markers, gradients, patterns and colour profiles (SVG 2 §13, §14; `color-profile` is of SVG 1.1 §12).
  static let svgPainting: [ElementDefinition] = [
    .svg(
      "marker", "SVG2/painting.html#MarkerElement",
      contains: .svgGraphics,
      groups: [.core, .focus, .styling, .presentation, .viewBox],
      attributes: [
        "markerHeight": .text, "markerUnits": .exactly(["strokeWidth", "userSpaceOnUse"]),
        "markerWidth": .text, "orient": .text, "refX": .text, "refY": .text,
      ]),
    .svg(
      "linearGradient", "SVG2/pservers.html#LinearGradientElement",
      contains: .svgGradientChildren,
      groups: [.core, .focus, .styling, .colour, .stops, .reference, .gradient],
      attributes: ["x1": .text, "x2": .text, "y1": .text, "y2": .text]),
    .svg(
      "radialGradient", "SVG2/pservers.html#RadialGradientElement",
      contains: .svgGradientChildren,
      groups: [.core, .focus, .styling, .colour, .stops, .reference, .gradient],
      attributes: ["cx": .text, "cy": .text, "fr": .text, "fx": .text, "fy": .text, "r": .text]),
    .svg(
      "stop", "SVG2/pservers.html#StopElement",
      contains: .elements("animate", "animateColor", "set"),
      groups: [.core, .focus, .styling, .colour, .stops],
      attributes: ["offset": .text]),
    .svg(
      "pattern", "SVG2/pservers.html#PatternElement",
      contains: .svgGraphics,
      groups: [.core, .focus, .styling, .conditional, .presentation, .reference, .position, .size, .viewBox],
      attributes: [
        "patternContentUnits": .exactly(["objectBoundingBox", "userSpaceOnUse"]), "patternTransform": .text,
        "patternUnits": .exactly(["objectBoundingBox", "userSpaceOnUse"]),
      ]),
    .svg(
      "color-profile", "SVG11/color.html#ColorProfileElement",
      contains: .svgDescriptions,
      groups: [.core, .focus, .reference],
      attributes: [
        "local": .text, "name": .text,
        "rendering-intent": .exactly([
          "absolute-colorimetric", "auto", "perceptual", "relative-colorimetric", "saturation",
        ]),
      ],
      required: ["name"]),
  ]
}
