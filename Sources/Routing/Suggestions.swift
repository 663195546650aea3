private import Diagnostics

/// Names that links may have meant, prepared once for all links that lead nowhere.
///
/// A site whose folder was renamed has many such links, so a name is compared only with its namesakes and with those whose last
/// component begins or ends as its own does: a misspelling leaves one half of a word as it is.
public struct Suggestions: Sendable {
  private let namesakes: [Substring: [String]]
  private let byFirstHalf: [Substring: [String]]
  private let bySecondHalf: [Substring: [String]]

  /// Prepares names.
  public init(_ names: some Sequence<String>) {
    namesakes = Dictionary(grouping: names, by: Self.lastComponent)
    byFirstHalf = Dictionary(grouping: names) { Self.stem(of: $0).prefix(Self.stem(of: $0).count / 2) }
    bySecondHalf = Dictionary(grouping: names) { Self.stem(of: $0).suffix(Self.stem(of: $0).count / 2) }
  }

  /// Asks whether the name was meant whose last component is the same, or is misspelled.
  func question(for name: String) -> String? { nearest(to: name).map(NearMiss.question) }

  /// The name whose last component is the same, or is misspelled; nothing if none is near.
  public func nearest(to name: String) -> String? {
    let namesakes = namesakes[Self.lastComponent(of: name)] ?? []
    let stem = Self.stem(of: name)
    // A letter too many or too few makes a half longer or shorter.
    let halves = max(1, stem.count / 2 - 1)...(stem.count / 2 + 1)
    let alike = halves.flatMap { length in
      (byFirstHalf[stem.prefix(length)] ?? []) + (bySecondHalf[stem.suffix(length)] ?? [])
    }
    return NearMiss.of(name, among: namesakes)
      ?? NearMiss.of(name, among: alike, tolerance: stem.count / 3) ?? namesakes.min()
  }

  private static func lastComponent(of name: String) -> Substring {
    name.split(separator: "/").last ?? ""
  }

  /// The last component without its extension.
  private static func stem(of name: String) -> Substring {
    lastComponent(of: name).prefix { $0 != "." }
  }
}
