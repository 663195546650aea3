internal import Markdown

/// Markdown from another file.
public enum IncludeFragment {
  /// The file, or lines of it, that Markdown names.
  struct Request: Hashable, Sendable {
    let document: MarkdownDocument
  }

  /// The text.
  struct ViewModel: Equatable, Codable, Sendable {
    let text: RichText
  }
}
