/// Which feeds a site publishes, and what stands in them.
public struct FeedSettings: Hashable, Sendable {
  /// A format of feeds.
  public enum Format: String, CaseIterable, Codable, Sendable {
    /// Atom 1.0.
    case atom
    /// RSS 2.0.
    case rss
    /// JSON Feed 1.1.
    case json
  }

  /// What a feed holds of an entry.
  public enum Content: String, CaseIterable, Codable, Sendable {
    /// All of it.
    case full
    /// Its description, or else its first paragraph.
    case summary
  }

  /// The formats; there are no feeds without one.
  public let formats: [Format]
  /// What they hold of an entry.
  public let content: Content
  /// How many entries a feed has at most.
  public let limit: Int
  /// Whether each term of a taxonomy has feeds, too.
  public let terms: Bool

  /// Makes settings; what is not said is as Vipera does it by itself.
  public init(
    formats: [Format] = [.atom], content: Content = .summary, limit: Int = 20, terms: Bool = false
  ) {
    self.formats = Format.allCases.filter(formats.contains)
    self.content = content
    self.limit = limit
    self.terms = terms
  }
}
