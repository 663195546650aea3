internal import Markdown
internal import Markup

/// Markdown from another file.
enum IncludeFragment {
  /// The file, or lines of it, that Markdown names.
  struct Request: Hashable, Sendable {
    let file: String
    let lines: ClosedRange<Int>?
    /// The path of the text that names the file.
    let source: String
    /// What the page has before it.
    let before: Numbering
  }

  /// What the file has there.
  struct Response: Equatable, Encodable, Sendable {
    let source: MarkdownSource
    /// What the page has before it.
    let before: Numbering
  }

  /// The text.
  struct ViewModel: Equatable, Codable, Sendable {
    let text: RichText
  }
}
