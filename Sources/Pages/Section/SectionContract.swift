import Fragments
import Markdown
import Markup
import Prose
import Routing

/// The list of what lies in a folder that has an `_index.md`.
public enum SectionPage {
  /// Asks for a page of a folder's list, counted from 1.
  struct Request: Hashable {
    let place: Int
    let folders: [String]
    let page: Int
  }

  /// The folder's text and the entries on that page of its list.
  struct Response: Equatable, Encodable {
    let title: String
    let description: String?
    let body: MarkdownSource?
    let folders: [String]
    let page: Int
    let pageCount: Int
    let entryCount: Int
    let entries: [Entry]
    /// The pages of the folders above, outermost first.
    let trail: [Step]

    struct Entry: Equatable, Encodable {
      let title: String
      let path: String
      let summary: String?
    }

    struct Step: Equatable, Encodable {
      let title: String
      let path: String
    }
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let description: String?
    let body: RichText?
    let entries: [Entry]
    let pager: HTML
    let breadcrumbs: HTML

    struct Entry: Equatable, Codable {
      let title: String
      let link: Link?
      let summary: String?
    }
  }
}
