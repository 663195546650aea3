extension ElementDefinition {
  /// The elements of MathML 3: presentation, content and annotations.
  static let mathMLDefinitions: [ElementDefinition] =
    [
      mathMLTokens, mathMLLayout, mathMLScripts, mathMLTables, mathMLElementary,
      mathMLContent, mathMLSemantics, mathMLOperators,
    ].flatMap { $0 }
}
