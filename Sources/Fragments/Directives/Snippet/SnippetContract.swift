internal import Markdown

/// Code from a file.
enum SnippetFragment {
  /// Whether something is wanted.
  enum Answer: String, CaseIterable {
    case yes = "true"
    case no = "false"
  }

  /// The lines of a file that Markdown names.
  struct Request: Hashable, Sendable {
    let file: String
    let lines: ClosedRange<Int>?
    /// The path of the text that names the file.
    let source: String
    let language: String?
    let title: String?
    let isNumbered: Bool
  }

  /// What the file has there.
  struct Response: Equatable, Encodable, Sendable {
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
