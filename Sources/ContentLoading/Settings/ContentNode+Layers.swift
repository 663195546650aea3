import Diagnostics

extension ContentNode {
  /// The mapping with another one over it: what is a mapping in both is put together key by key, everything else is the
  /// other's. Each value keeps its place.
  func overlaid(by upper: ContentNode) -> ContentNode {
    guard case .mapping(let lowerEntries) = value, case .mapping(let upperEntries) = upper.value else {
      return upper
    }
    var entries = lowerEntries
    let places = Dictionary(
      entries.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for entry in upperEntries {
      if let place = places[entry.key] {
        let merged = entries[place].value.overlaid(by: entry.value)
        entries[place] = Entry(key: entry.key, keyLocation: entry.keyLocation, value: merged)
      } else {
        entries.append(entry)
      }
    }
    return ContentNode(value: .mapping(entries), location: location)
  }

  /// A mapping of one value under keys that lead to it, all at one place.
  static func nested(_ value: Value, under keys: [String], at location: SourceLocation) -> ContentNode {
    keys.reversed().reduce(ContentNode(value: value, location: location)) { node, key in
      ContentNode(
        value: .mapping([Entry(key: key, keyLocation: location, value: node)]), location: location)
    }
  }
}
