import Fragments
import Markdown
import Markup
import Prose
import Routing

/// A list of articles, newest first, in pages: all of a collection, or all with a tag.
public enum ArchivePage {
  /// Asks for one page of a list.
  struct Request: Hashable {
    let list: List
    /// Counted from 1.
    let page: Int

    /// What is listed.
    enum List: Hashable, Encodable {
      case collection(String)
      case tag(String)
    }
  }

  /// The articles on that page, and the tags of all in the list.
  struct Response: Equatable, Encodable {
    let list: Request.List
    let title: String
    let description: String?
    let page: Int
    let pageCount: Int
    let articleCount: Int
    let articles: [Article]
    let tags: [Tag]

    struct Article: Equatable, Encodable {
      let collection: String
      let slug: String
      let title: String
      let date: CalendarDay
      let description: String?
      /// Where there is no description, what is shown of it instead is the start of this.
      let body: MarkdownSource?
      let tags: [Tag]
    }

    struct Tag: Equatable, Encodable {
      let name: String
      let slug: String
      /// How many articles of the list have it; nothing where that is not told.
      let count: Int?
    }
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let description: String?
    let count: String
    let entries: [Teaser]
    let tags: TagList?
    let pager: HTML
  }
}
