public import Entities
public import Markdown

/// What lists and search show of an entry: what its author says of it, else the start of its text.
public struct EntrySummary: Equatable, Encodable, Sendable {
  /// What its author says.
  let words: String?
  /// The text that it starts from, where its author says nothing.
  let start: MarkdownSource?

  /// Takes what is said of an entry, or what its text is.
  public init(_ words: String?, else text: @autoclosure () -> MarkdownSource? = nil) {
    self.words = words
    start = words == nil ? text() : nil
  }

  /// Takes what an article says of itself.
  public init(_ article: Article) {
    self.init(article.headline.teaser, else: MarkdownSource(article.body))
  }
}
