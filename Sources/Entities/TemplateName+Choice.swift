extension TemplateName {
  /// The templates of some pages: nothing for those that name none, then each that is named, by name.
  public static func all(of names: some Sequence<TemplateName?>) -> [TemplateName?] {
    var named: [String: TemplateName] = [:]
    var needsUsual = false
    for name in names {
      if let name {
        if named[name.name] == nil { named[name.name] = name }
      } else {
        needsUsual = true
      }
    }
    return (needsUsual || named.isEmpty ? [nil] : []) + named.values.sorted { $0.name < $1.name }
  }
}
