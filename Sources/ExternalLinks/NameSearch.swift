internal import HTML
internal import Routing

/// Looks for elements by their names in a page of another host.
final class NameSearch: LinkSink {
  private var names: Set<String> = []
  /// Whether the names that were found are all that a visitor gets to.
  private var isWhole = false
  private var movesOn = false

  private init() {}

  /// Which of some fragments lead to elements of a page; all of a page that cannot be read or leads on by itself.
  static func elements(_ fragments: Set<String>, in page: [UInt8]) -> [String: Bool] {
    let search = NameSearch()
    var checker = Checker()
    _ = checker.faults(in: page, links: search)
    let isKnown = search.isWhole && !search.movesOn
    return Dictionary(
      uniqueKeysWithValues: fragments.map { ($0, !isKnown || search.hasElement($0)) })
  }

  /// Hosts that take over markup of their users put a prefix before ids, and lead to it by a program.
  private func hasElement(_ fragment: String) -> Bool {
    let decoded = PercentEncoding.decode(fragment)
    return names.contains(fragment) || names.contains(decoded) || names.contains("user-content-\(decoded)")
  }

  func anchor(_ name: UnsafeBufferPointer<UInt8>, at offset: Int) {
    names.insert(String(decoding: name, as: UTF8.self))
  }

  func link(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int) {
    if kind == .refresh { movesOn = true }
  }

  func base(_ url: UnsafeBufferPointer<UInt8>, at offset: Int) {}

  func statement(_ text: UnsafeBufferPointer<UInt8>, _ kind: PageStatement, at offset: Int) {}

  func end() { isWhole = true }
}
