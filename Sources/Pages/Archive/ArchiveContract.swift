import Fragments
import Markdown
import Markup
import Prose
import Routing

/// A list of articles in pages: all of a collection, or all with a term.
public enum ArchivePage {
  /// Asks for one page of a list.
  struct Request: Hashable {
    let list: List
    /// Counted from 1.
    let page: Int

    /// What is listed.
    enum List: Hashable, Encodable {
      case collection(String)
      case term(String, taxonomy: String)
    }
  }

  /// The articles on that page, and the terms of all in the list.
  struct Response: Equatable, Encodable {
    let list: Request.List
    let title: String
    /// Whether an author gave the title, which is the name of the term otherwise.
    let hasOwnTitle: Bool
    let description: String?
    /// What stands above the first page's entries.
    let body: MarkdownSource?
    let page: Int
    let pageCount: Int
    let articleCount: Int
    let articles: [Article]
    let topics: [Topic]

    struct Article: Equatable, Encodable {
      let collection: String
      let slug: String
      let title: EntryTitle
      let date: CalendarDay
      let summary: EntrySummary
      let image: Image?
      let tags: [Term]
    }

    /// A picture, as its author named it in a file.
    struct Image: Equatable, Encodable {
      let file: String
      let alt: String
      let source: String
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
      /// How many articles of the list have it; nothing where that is not told.
      let count: Int?
    }
  }

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let description: String?
    let body: RichText?
    let count: String
    let entries: [Teaser]
    let tags: TagList?
    /// The list of all tags, if the site has one.
    let tagIndex: Link?
    /// The terms of other taxonomies than `tags`.
    let topics: [Topic]
    let pager: HTML

    struct Topic: Equatable, Codable {
      let title: String
      let link: Link?
      let terms: TagList
    }
  }
}
