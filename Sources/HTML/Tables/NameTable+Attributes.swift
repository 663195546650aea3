extension NameTable {
  /// All attributes that the tables know. The numbers of `AttributeName`s are their raw values.
  static let attributes: NameTable = {
    let foreign = ElementDefinition.svgDefinitions + ElementDefinition.mathMLDefinitions
    return NameTable(
      AttributeName.allCases.dropFirst().map(\.name) + ElementDefinition.vocabularyAttributes.keys.sorted()
        + foreign.flatMap { $0.attributes.keys.map { $0.lowercased() }.sorted() })
  }()
}
