extension ElementDefinition {
  /// The elements of SVG 2, and those of SVG 1.1 that it dropped and browsers still show.
  static let svgDefinitions: [ElementDefinition] =
    [
      svgStructure, svgInteraction, svgShapes, svgEmbeddedContent, svgText,
      svgPainting, svgMasking, svgFilters, svgAnimation, svgFonts,
    ].flatMap { $0 }
}
