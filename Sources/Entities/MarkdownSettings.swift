/// How a site wants its Markdown to be shown.
public struct MarkdownSettings: Hashable, Sendable {
  /// Whether fenced code is highlighted.
  public let highlight: Bool

  /// Makes settings; what is not said is as Vipera does it by itself.
  public init(highlight: Bool = true) {
    self.highlight = highlight
  }
}
