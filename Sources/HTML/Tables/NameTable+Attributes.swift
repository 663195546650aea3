extension NameTable {
  /// All attributes that the tables know. The numbers of `AttributeName`s are their raw values.
  static let attributes = NameTable(attributeSpellings.map { $0.lowercased() })

  /// The names of these attributes as the tables write them.
  static let attributeSpellings: [String] = {
    var names = AttributeName.allCases.dropFirst().map(\.name) + ElementDefinition.vocabularyAttributes.names
    var seen: Set<ObjectIdentifier> = []
    func add(_ group: AttributeGroup) {
      guard seen.insert(ObjectIdentifier(group)).inserted else { return }
      group.groups.forEach(add)
      names += group.kinds.names
    }
    for definition in ElementDefinition.svgDefinitions + ElementDefinition.mathMLDefinitions {
      definition.groups.forEach(add)
      names += definition.ownAttributes.names
    }
    return names
  }()
}
