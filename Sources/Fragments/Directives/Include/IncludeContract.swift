internal import Markdown

/// Markdown from another file.
public enum IncludeFragment {
  /// The file, or lines of it, that Markdown names.
  struct Request: Hashable, Encodable, Sendable {
    let source: MarkdownSource
  }

  /// The text.
  struct ViewModel: Equatable, Codable, Sendable {
    let text: RichText
  }
}
