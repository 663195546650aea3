import Fragments
import Markdown
import Markup
import Prose
import Routing

/// The list of all terms of a taxonomy.
enum TermIndex {
  /// There is one list a taxonomy.
  struct Request: Hashable {
    let taxonomy: String
  }

  /// The terms, and how many articles have each.
  struct Response: Equatable, Encodable {
    let taxonomy: String
    let title: String
    let description: String?
    let body: MarkdownSource?
    let terms: [ArchivePage.Response.Term]
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let description: String?
    let body: RichText?
    let count: String
    let terms: TagList?
  }
}
