import ContentLoading

/// A setting of a peer that changes what is published, and has no counterpart in `site.json`.
struct LostSetting: Sendable {
  private let keys: [String]
  private let effect: String
  let hint: String?
  /// A value that says what holds here, too.
  private let silentValue: String?

  /// Takes the keys that lead to it, what it does, and what to do instead.
  init(_ keys: [String], _ effect: String, _ hint: String? = nil, silentIf value: String? = nil) {
    self.keys = keys
    self.effect = effect
    self.hint = hint
    silentValue = value
  }

  /// What it says, where that is something.
  fileprivate func entry(in node: ContentNode) -> ContentNode.Entry? {
    var entry: ContentNode.Entry?
    var entries = node.entries
    for key in keys {
      guard let next = entries.first(where: { $0.key.lowercased() == key.lowercased() }) else { return nil }
      entry = next
      entries = next.value.entries
    }
    guard let entry, !entry.value.isFalse, !entry.value.value.isNull,
      silentValue == nil || entry.value.scalarText != silentValue
    else { return nil }
    if case .list(let elements) = entry.value.value, elements.isEmpty { return nil }
    return entry
  }

  /// What is said of it.
  fileprivate var message: String { "\"\(keys.joined(separator: "."))\" is not brought: \(effect)" }
}

extension SiteDescription {
  /// Reports the settings of some that are there.
  mutating func tellLost(_ lost: [LostSetting], of settings: Configuration) {
    for setting in lost {
      guard let entry = setting.entry(in: settings.node) else { continue }
      tell(setting.message, at: entry.keyLocation, hint: setting.hint)
    }
  }
}
