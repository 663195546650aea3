extension ElementDefinition {
  /// The document, groups, references and descriptions (SVG 2 §5).
  static let svgStructure: [ElementDefinition] = [
    .svg(
      "svg", "SVG2/struct.html#SVGElement", is: [.flow, .phrasing, .embedded, .palpable],
      contains: .svgGraphics,
      groups: [
        .core, .focus, .styling, .role, .conditional, .transform, .presentation, .position, .size, .viewBox,
      ],
      attributes: [
        "baseProfile": .text, "version": .exactly(["1.0", "1.1", "1.2"]),
        "zoomAndPan": .exactly(["disable", "magnify"]),
      ]),
    .svg(
      "g", "SVG2/struct.html#GElement",
      contains: .svgGraphics,
      groups: [.core, .focus, .styling, .role, .conditional, .transform, .presentation]),
    .svg(
      "defs", "SVG2/struct.html#DefsElement",
      contains: .svgGraphics,
      groups: [.core, .focus, .styling, .conditional, .transform, .presentation]),
    .svg(
      "symbol", "SVG2/struct.html#SymbolElement",
      contains: .svgGraphics,
      groups: [.core, .focus, .styling, .role, .presentation, .position, .size, .viewBox],
      attributes: ["refX": .text, "refY": .text]),
    .svg(
      "use", "SVG2/struct.html#UseElement",
      contains: .svgShapeChildren,
      groups: [.shape, .stops, .flood, .lighting, .filterColour, .embedding, .position, .size]),
    .svg(
      "switch", "SVG2/struct.html#SwitchElement",
      contains: .elements(
        "a", "animate", "animateColor", "animateMotion", "animateTransform", "circle", "desc", "ellipse",
        "foreignObject", "g", "image", "line", "metadata", "path", "polygon", "polyline", "rect", "set",
        "svg", "switch", "text", "title", "use"
      ),
      groups: [.core, .focus, .styling, .conditional, .transform, .presentation]),
    .svg(
      "desc", "SVG2/struct.html#DescElement",
      contains: .flow,
      groups: [.core, .focus, .styling]),
    .svg(
      "title", "SVG2/struct.html#TitleElement",
      contains: .flow,
      groups: [.core, .focus, .styling]),
    .svg(
      "metadata", "SVG2/struct.html#MetadataElement",
      contains: .flow,
      groups: [.core, .focus]),
  ]
}
