public import Entities
public import Markdown

/// What lists and search show of an entry: what its author says of it, else the start of its text.
public struct EntrySummary: Equatable, Encodable, Sendable {
  /// What its author says.
  private let words: String?
  /// The text that it starts from, where its author says nothing.
  private let start: MarkdownSource?
  /// Whether short codes in that text are emoji.
  private let hasEmoji: Bool

  /// Takes what is said of an entry, or what its text is, which is read as the settings have it.
  public init(
    _ words: String?, _ settings: MarkdownSettings = MarkdownSettings(),
    else text: @autoclosure () -> MarkdownSource? = nil
  ) {
    self.words = words
    start = words == nil ? text() : nil
    hasEmoji = settings.emoji
  }

  /// Takes what an article says of itself.
  public init(_ article: Article, _ settings: MarkdownSettings = MarkdownSettings()) {
    self.init(article.headline.teaser, settings, else: MarkdownSource(article.body))
  }

  /// The summary; the first paragraph of the text is read for it.
  public var text: String? {
    words ?? start.flatMap { MarkdownDocument.excerpt(of: $0, dialect: MarkdownDialect(emoji: hasEmoji)) }
  }
}
