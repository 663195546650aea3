internal import Markup
public import Prose
public import Routing

/// What every page has around it: head, header and footer. Its view is the layout that pages extend.
public enum FrameFragment {
  /// What a page says about itself.
  public struct Request: Hashable, Sendable {
    /// The page's title; nothing for the home page, which has the site's.
    public let title: String?
    /// What the page is about.
    public let description: String?
    /// The lists that the page shows or is listed in, for their feeds.
    public let lists: [Place]
    /// The pages between the home page and this one, from above.
    public let trail: [Place]
    /// What is told of an article, if the page is one.
    public let article: Article?

    /// Describes a page.
    public init(
      title: String?, description: String?, lists: [Place] = [], trail: [Place] = [],
      article: Article? = nil
    ) {
      self.title = title
      self.description = description
      self.lists = lists
      self.trail = trail
      self.article = article
    }
  }

  /// A page that has to do with another.
  public struct Place: Hashable, Encodable, Sendable {
    /// What it is called.
    public let title: String
    /// Its name in code.
    public let route: Route

    /// Names a page.
    public init(title: String, route: Route) {
      self.title = title
      self.route = route
    }
  }

  /// What programs are told of an article.
  public struct Article: Hashable, Encodable, Sendable {
    /// When it was published.
    public let published: Moment
    /// When it was last changed in a way that readers care about; nothing where it never was.
    public let updated: Moment?
    /// Who wrote it.
    public let author: String?
    /// What it is about, in words.
    public let tags: [String]

    /// Describes an article.
    public init(published: Moment, updated: Moment? = nil, author: String?, tags: [String]) {
      self.published = published
      self.updated = updated
      self.author = author
      self.tags = tags
    }
  }

  /// What is known about the site.
  struct Response: Hashable, Encodable, Sendable {
    let title: String?
    let description: String?
    let siteTitle: String
    let language: String
    let isRightToLeft: Bool
    let author: String?
    let authorURL: String?
    let year: Int
    let lists: [Place]
    let trail: [Place]
    let article: Article?
    let image: String?
    let icon: String?
    let manifest: String?
    let themeColor: String?
    /// The file that names image, icon and manifest.
    let file: String
  }

  /// What a layout shows.
  public struct ViewModel: Equatable, Codable, Sendable {
    let language: String
    /// The direction of the script, where it is not from left to right.
    let direction: String?
    let siteTitle: String
    let title: String
    let description: String?
    let canonical: String?
    let translations: Translations?
    let feeds: [Feed]
    let card: Card?
    let facts: HTML
    let icon: Link?
    let touchIcon: Link?
    let manifest: Link?
    let themeColor: String?
    let search: Link?
    let home: Link
    let navigation: HTML
    let footer: HTML
    let author: Author?
    let year: String

    struct Author: Equatable, Codable {
      let name: String
      let url: String?
    }

    /// What previews of links show (Open Graph, Twitter Cards).
    struct Card: Equatable, Codable {
      let title: String
      let type: String
      let url: String
      let image: String?
      let locale: String
      let size: String
    }

    /// The page in each language that has it, its own among them.
    struct Translations: Equatable, Codable {
      let label: String
      /// The absolute URL of the page in the main language, for visitors of no language that is there.
      let original: String?
      let entries: [Entry]

      struct Entry: Equatable, Codable {
        let language: String
        let locale: String
        let name: String
        let link: Link
        let address: String
        let isCurrent: Bool
      }
    }

    /// What is new, for readers that ask for news.
    struct Feed: Equatable, Codable {
      let title: String
      let type: String
      let link: Link
    }
  }
}
