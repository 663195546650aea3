import Routing

/// The list of all pages for search engines (sitemaps.org), in several files where it is long.
public enum SitemapPage {
  /// Asks for one file.
  enum Request: Hashable {
    /// The list of all pages.
    case whole
    /// A part of it, counted from 1.
    case part(Int)
    /// The list of the parts.
    case index
  }

  /// A page that search engines may find.
  struct Page: Equatable, Encodable {
    let route: Route
    /// The file of content it is made from, where it is one.
    let file: String?
  }

  /// What is listed.
  enum Response: Equatable, Encodable {
    case pages([Entry])
    /// So many parts.
    case parts(Int)

    struct Entry: Equatable, Encodable {
      let page: Page
      /// The day on which it was changed last, where that is known, as in ISO 8601.
      let modified: String?
    }
  }

  /// What a search engine reads.
  struct ViewModel: Equatable {
    let isIndex: Bool
    let entries: [Entry]

    struct Entry: Equatable {
      /// The absolute URL.
      let address: String
      let modified: String?
      /// The absolute URLs of the page in all languages that have it, by their BCP 47 tags, its own among them.
      let translations: [Translation]

      struct Translation: Equatable {
        let language: String
        let address: String
      }
    }
  }
}
