extension ElementDefinition {
  /// Images and content of other vocabularies (SVG 2 §12).
  static let svgEmbeddedContent: [ElementDefinition] = [
    .svg(
      "image", "SVG2/embedded.html#ImageElement",
      contains: .svgShapeChildren,
      groups: [
        .core, .focus, .styling, .role, .conditional, .transform, .colour, .rendering, .viewport, .embedding,
        .position, .size,
      ],
      attributes: ["crossorigin": .crossOrigin, "preserveAspectRatio": .preserveAspectRatio]),
    .svg(
      "foreignObject", "SVG2/embedded.html#ForeignObjectElement",
      contains: .flow,
      groups: [.shape, .stops, .flood, .lighting, .filterColour, .position, .size]),
  ]
}
