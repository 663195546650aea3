internal import Markup
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
    public let lists: [List]

    /// Describes a page.
    public init(title: String?, description: String?, lists: [List] = []) {
      self.title = title
      self.description = description
      self.lists = lists
    }
  }

  /// A list that may have feeds.
  public struct List: Hashable, Encodable, Sendable {
    /// What it lists.
    public let title: String
    /// Its first page.
    public let route: Route

    /// Names a list.
    public init(title: String, route: Route) {
      self.title = title
      self.route = route
    }
  }

  /// What is known about the site.
  struct Response: Equatable, Encodable, Sendable {
    let title: String?
    let description: String?
    let siteTitle: String
    let language: String
    let author: String?
    let authorURL: String?
    let year: Int
    let lists: [List]
  }

  /// What a layout shows.
  public struct ViewModel: Equatable, Codable, Sendable {
    let language: String
    let siteTitle: String
    let title: String
    let description: String?
    let canonical: String?
    let feeds: [Feed]
    let home: Link
    let navigation: HTML
    let footer: HTML
    let author: Author?
    let year: String

    struct Author: Equatable, Codable {
      let name: String
      let url: String?
    }

    /// What is new, for readers that ask for news.
    struct Feed: Equatable, Codable {
      let title: String
      let type: String
      let link: Link
    }
  }
}
