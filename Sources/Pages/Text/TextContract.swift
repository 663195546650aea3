import Fragments
import Markdown
import Markup
import Prose
import Routing

/// A page of Markdown at any depth: `Content/guide/start.md`.
public enum TextPage {
  /// Asks for one document; its place tells it apart from one of the same name.
  struct Request: Hashable {
    let place: Int
    let folders: [String]
    let slug: String
  }

  /// The document and its neighbours in the same folder.
  struct Response: Equatable, Encodable {
    let title: String
    let description: String?
    let body: MarkdownSource
    let section: [Sibling]
    /// The place of the document itself in `section`.
    let position: Int?

    struct Sibling: Equatable, Encodable {
      let title: String
      let path: String
      let isIndex: Bool
    }
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let description: String?
    let body: RichText
    let contents: Contents?
    let section: Section?
    let pager: HTML

    struct Section: Equatable, Codable {
      let title: String
      let link: Link?
      let entries: [Entry]

      struct Entry: Equatable, Codable {
        let title: String
        let link: Link
        let isCurrent: Bool
      }
    }
  }
}
