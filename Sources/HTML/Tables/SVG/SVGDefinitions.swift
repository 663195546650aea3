extension ElementDefinition {
  /// The elements of SVG 2, and those of SVG 1.1 that it dropped and authors still use.
  ///
  /// Attributes that the parser of HTML cannot hand over are left out, as they are never what they seem: it
  /// leaves `externalResourcesRequired`, `filterRes`, `contentScriptType` and `contentStyleType` in lower
  /// case, and `xml:base` and `xml:id` without a namespace.
  static let svgDefinitions: [ElementDefinition] =
    [
      svgStructure, svgInteraction, svgShapes, svgEmbeddedContent, svgText,
      svgPainting, svgMasking, svgFilters, svgAnimation, svgFonts,
    ].flatMap { $0 }
}
