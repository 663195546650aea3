extension ElementDefinition {
  /// Paths and basic shapes (SVG 2 §9, §10).
  static let svgShapes: [ElementDefinition] = [
    .svg(
      "path", "SVG2/paths.html#PathElement",
      contains: .svgShapeChildren,
      groups: [.shape],
      attributes: ["d": .pathData, "pathLength": .text]),
    .svg(
      "rect", "SVG2/shapes.html#RectElement",
      contains: .svgShapeChildren,
      groups: [.shape, .position, .size],
      attributes: ["rx": .text, "ry": .text]),
    .svg(
      "circle", "SVG2/shapes.html#CircleElement",
      contains: .svgShapeChildren,
      groups: [.shape],
      attributes: ["cx": .text, "cy": .text, "r": .text]),
    .svg(
      "ellipse", "SVG2/shapes.html#EllipseElement",
      contains: .svgShapeChildren,
      groups: [.shape],
      attributes: ["cx": .text, "cy": .text, "rx": .text, "ry": .text]),
    .svg(
      "line", "SVG2/shapes.html#LineElement",
      contains: .svgShapeChildren,
      groups: [.shape],
      attributes: ["x1": .text, "x2": .text, "y1": .text, "y2": .text]),
    .svg(
      "polyline", "SVG2/shapes.html#PolylineElement",
      contains: .svgShapeChildren,
      groups: [.shape],
      attributes: ["points": .text]),
    .svg(
      "polygon", "SVG2/shapes.html#PolygonElement",
      contains: .svgShapeChildren,
      groups: [.shape],
      attributes: ["points": .text]),
  ]
}
