internal import Markdown
internal import Markup

/// Markdown from another file.
enum IncludeFragment {
  /// The file, or lines of it, that Markdown names.
  struct Request: Hashable, Encodable, Sendable {
    let source: MarkdownSource
    /// What the page has before it.
    let before: Numbering
  }

  /// The text.
  struct ViewModel: Equatable, Codable, Sendable {
    let text: RichText
  }
}
