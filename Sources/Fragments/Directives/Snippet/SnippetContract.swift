internal import Markdown

/// Code from a file.
enum SnippetFragment {
  /// The lines of a file that Markdown names.
  struct Request: Hashable, Encodable, Sendable {
    let path: String
    let code: [UInt8]
    let language: String
    let title: String?
    /// The number of the first line, if lines are numbered.
    let firstLine: Int?
  }

  /// A block of code.
  struct ViewModel: Equatable, Codable, Sendable {
    let code: RichText
  }
}
