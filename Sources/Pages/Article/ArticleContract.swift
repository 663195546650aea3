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
    /// A slug made of its title, where its page lies by that.
    let title: String?
    let date: CalendarDay
    /// Where its page lies, if its author says so.
    var path: String? = nil
  }

  /// The article, the ones published before and after it, and those that have to do with it.
  struct Response: Equatable, Encodable {
    let title: EntryTitle
    let description: String?
    let date: CalendarDay
    let moment: Moment
    let author: String?
    let updated: Moment?
    let image: Image?
    let topics: [Topic]
    let body: MarkdownSource
    let extra: [Extra]
    let collectionTitle: String
    let newer: Neighbour?
    let older: Neighbour?
    let series: Series?
    let related: [Related]

    struct Image: Equatable, Encodable {
      let file: String
      let alt: String
    }

    /// The terms of a taxonomy.
    struct Topic: Equatable, Encodable {
      let taxonomy: String
      let title: String
      let terms: [Term]
    }

    struct Term: Equatable, Encodable {
      let name: String
      let slug: String
    }

    struct Extra: Equatable, Encodable {
      let name: String
      let value: String
    }

    /// A series: which part of it the article is, counted from 1, and the parts around it.
    struct Series: Equatable, Encodable {
      let name: String
      let position: Int
      let count: Int
      let parts: [Part]
    }

    struct Part: Equatable, Encodable {
      let article: Neighbour
      let isCurrent: Bool
    }

    struct Related: Equatable, Encodable {
      let title: EntryTitle
      let slug: String
      let date: CalendarDay
      let summary: String?
    }

    struct Neighbour: Equatable, Encodable {
      let title: EntryTitle
      let slug: String
    }
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let description: String?
    let date: DateWording.Text
    /// The day of the last change, where it is another one.
    let updated: DateWording.Text?
    let readingTime: String
    let wordCount: String
    let author: String?
    let image: Picture?
    let tags: TagList?
    /// The terms of other taxonomies than `tags`.
    let topics: [Topic]
    let body: RichText
    let contents: Contents?
    let archive: Archive
    let pager: HTML
    let series: Series?
    let related: Related?
    let extra: Extra?

    struct Topic: Equatable, Codable {
      let title: String
      let link: Link?
      let terms: TagList
    }

    struct Series: Equatable, Codable {
      let title: String
      let position: String
      let entries: [Entry]

      struct Entry: Equatable, Codable {
        let title: String
        let link: Link?
        let isCurrent: Bool
      }
    }

    struct Related: Equatable, Codable {
      let entries: [Teaser]
    }

    struct Extra: Equatable, Codable {
      let entries: [Entry]

      struct Entry: Equatable, Codable {
        let name: String
        let value: String
      }
    }

    struct Archive: Equatable, Codable {
      let title: String
      let link: Link?
    }
  }
}
