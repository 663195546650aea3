extension NameTable {
  /// All attributes that the tables know. The numbers of `AttributeName`s are their raw values.
  static let attributes = NameTable(AttributeName.allCases.dropFirst().map(\.name))
}
