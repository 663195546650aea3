extension NameTable {
  /// All attributes that the tables know. The numbers of `AttributeName`s are their raw values.
  static let attributes: NameTable = {
    let foreign = ElementDefinition.svgDefinitions + ElementDefinition.mathMLDefinitions
    let known = Set(foreign.flatMap { $0.attributes.names }).map { $0.lowercased() }.sorted()
    return NameTable(
      AttributeName.allCases.dropFirst().map(\.name) + ElementDefinition.vocabularyAttributes.names + known)
  }()
}
