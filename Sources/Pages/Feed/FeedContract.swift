import Markdown
import Prose
import Routing

/// What is new in a list, for readers that ask for news: of the whole site, of a collection or of a term.
public enum FeedPage {
  /// Asks for one list. In which format it is published is no question.
  struct Request: Hashable {
    let list: List

    /// What is listed.
    enum List: Hashable, Encodable {
      case site
      case collection(String)
      case term(String, of: String)
    }
  }

  /// The newest entries of the list.
  struct Response: Equatable, Encodable {
    let list: Request.List
    let siteTitle: String
    /// The title of the list; nothing for the whole site.
    let title: String?
    let description: String?
    let language: String
    let author: Author?
    /// When one of its entries was published or changed last.
    let updated: Moment?
    let entries: [Entry]

    struct Author: Equatable, Encodable {
      let name: String
      let url: String?
    }

    struct Entry: Equatable, Encodable {
      let collection: String
      let slug: String
      let title: EntryTitle
      let date: Moment
      /// When it was last changed in a way that readers care about.
      let updated: Moment?
      let summary: EntrySummary
      /// The author, where it is not that of the site.
      let author: String?
      let tags: [String]
      /// All of its text, where the site wants that.
      let body: MarkdownSource?
    }
  }

  /// What a reader of news is told, whatever the format.
  struct ViewModel: Equatable {
    let title: String
    let description: String?
    let language: String
    /// The absolute URL of the feed.
    let address: String
    /// The absolute URL of what it lists.
    let home: String
    let updated: String
    let author: Author
    let entries: [Entry]

    struct Author: Equatable {
      let name: String
      let url: String?
    }

    struct Entry: Equatable {
      /// The absolute URL of its page, which names it for ever.
      let address: String
      let title: String
      let published: String
      let updated: String?
      let summary: String?
      let author: String?
      let tags: [String]
      let content: RichText?
    }
  }
}
