import Diagnostics
import Entities

extension ContentNode {
  /// Settings in which every rule has levels by pattern: `"family/name": "off"` is short for
  /// `"family/name": {"**": "off"}`.
  func writingOutRuleLevels() -> ContentNode {
    replacing("rules") { rules in
      guard case .mapping(let entries) = rules.value else { return rules }
      return ContentNode(value: .mapping(entries.map(\.writtenOut)), location: rules.location)
    }
  }

  /// A mapping with another value under a key, if it has that.
  func replacing(_ key: String, by change: (ContentNode) -> ContentNode) -> ContentNode {
    guard case .mapping(let entries) = value else { return self }
    let changed = entries.map { entry in
      entry.key == key ? Entry(key: key, keyLocation: entry.keyLocation, value: change(entry.value)) : entry
    }
    return ContentNode(value: .mapping(changed), location: location)
  }
}

extension ContentNode.Entry {
  fileprivate var writtenOut: Self {
    if case .mapping = value.value { return self }
    let all = Self(key: "**", keyLocation: value.location, value: value)
    return Self(
      key: key, keyLocation: keyLocation, value: ContentNode(value: .mapping([all]), location: value.location)
    )
  }
}

extension RuleSetting {
  /// What an entry of `rules` says; `levels` is what it was decoded to, without its order.
  init(_ entry: ContentNode.Entry, levels: [String: RuleLevel]) {
    self.init(
      rule: entry.key,
      levels: entry.value.entries.compactMap { pattern in
        levels[pattern.key].map {
          Level($0, in: PathSetting(pattern.key, source: ContentSource(pattern.keyLocation)))
        }
      }, source: ContentSource(entry.keyLocation))
  }
}
