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
    /// Where its page lies, if its author says so.
    var path: String? = nil
  }

  /// The document and its neighbours in the same folder.
  struct Response: Equatable, Encodable {
    let title: String
    let description: String?
    let updated: CalendarDay?
    let image: Image?
    let body: MarkdownSource
    let extra: [Extra]
    /// The pages of the folders above, outermost first.
    let trail: [Sibling]
    let section: [Sibling]
    /// The place of the document itself in `section`.
    let position: Int?

    struct Image: Equatable, Encodable {
      let file: String
      let alt: String
    }

    struct Extra: Equatable, Encodable {
      let name: String
      let value: String
    }

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
    let updated: DateWording.Text?
    let image: Picture?
    let body: RichText
    let contents: Contents?
    let section: Section?
    let pager: HTML
    let breadcrumbs: HTML
    let extra: Extra?

    struct Extra: Equatable, Codable {
      let entries: [Entry]

      struct Entry: Equatable, Codable {
        let name: String
        let value: String
      }
    }

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
