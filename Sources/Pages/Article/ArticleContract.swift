import Fragments
import Markdown
import Markup
import Prose
import Routing

/// One article on a page of its own.
public enum ArticlePage {
  /// Asks for one article; its place in the collection tells it apart from one of the same name.
  struct Request: Hashable {
    let place: Int
    let slug: String
    let title: String
    let date: CalendarDay
  }

  /// The article and the ones published before and after it.
  struct Response: Equatable, Encodable {
    let title: String
    let description: String?
    let date: CalendarDay
    let moment: Moment
    let author: String?
    let tags: [Tag]
    let body: MarkdownSource
    let collectionTitle: String
    let newer: Neighbour?
    let older: Neighbour?

    struct Tag: Equatable, Encodable {
      let name: String
      let slug: String
    }

    struct Neighbour: Equatable, Encodable {
      let title: String
      let slug: String
    }
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let description: String?
    let date: DateWording.Text
    let readingTime: String
    let author: String?
    let tags: TagList?
    let body: RichText
    let contents: Contents?
    let archive: Archive
    let pager: HTML

    struct Archive: Equatable, Codable {
      let title: String
      let link: Link?
    }
  }
}
