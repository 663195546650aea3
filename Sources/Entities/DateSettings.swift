/// Where the dates of entries come from that do not say them themselves.
public struct DateSettings: Hashable, Sendable {
  /// Where it is known from when an entry was changed last.
  public enum Origin: String, CaseIterable, Codable, Sendable {
    /// From its front matter alone.
    case frontMatter
    /// From the history of its file in git, where its front matter does not say it.
    case git
  }

  /// Where the day of the last change comes from.
  public let updated: Origin
  /// The place that says so.
  public let source: ContentSource?

  /// Makes settings; what is not said is as Vipera does it by itself.
  public init(updated: Origin = .frontMatter, source: ContentSource? = nil) {
    self.updated = updated
    self.source = source
  }
}
