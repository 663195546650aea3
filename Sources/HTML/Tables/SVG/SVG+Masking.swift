extension ElementDefinition {
  /// Clipping paths and masks (CSS Masking 1).
  static let svgMasking: [ElementDefinition] = [
    .svg(
      "clipPath", "css-masking-1/#ClipPathElement",
      contains: .elements(
        "altGlyphDef", "animate", "animateColor", "animateMotion", "animateTransform", "circle", "desc",
        "ellipse", "line", "metadata", "path", "polygon", "polyline", "rect", "set", "text", "title", "use"
      ),
      groups: [.textContent, .transform, .writingMode],
      attributes: ["clipPathUnits": .exactly(["objectBoundingBox", "userSpaceOnUse"])]),
    .svg(
      "mask", "css-masking-1/#MaskElement",
      contains: .svgGraphics,
      groups: [.core, .focus, .styling, .conditional, .presentation, .position, .size],
      attributes: [
        "maskContentUnits": .exactly(["objectBoundingBox", "userSpaceOnUse"]),
        "maskUnits": .exactly(["objectBoundingBox", "userSpaceOnUse"]),
      ]),
  ]
}
