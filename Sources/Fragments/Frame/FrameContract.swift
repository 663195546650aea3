internal import Markup
internal import Routing

/// What every page has around it: head, header and footer. Its view is the layout that pages extend.
public enum FrameFragment {
  /// What a page says about itself.
  public struct Request: Hashable, Sendable {
    /// The page's title; nothing for the home page, which has the site's.
    public let title: String?
    /// What the page is about.
    public let description: String?

    /// Describes a page.
    public init(title: String?, description: String?) {
      self.title = title
      self.description = description
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
  }

  /// What a layout shows.
  public struct ViewModel: Equatable, Codable, Sendable {
    let language: String
    let siteTitle: String
    let title: String
    let description: String?
    let canonical: String?
    let home: Link
    let navigation: HTML
    let footer: HTML
    let author: Author?
    let year: String

    struct Author: Equatable, Codable {
      let name: String
      let url: String?
    }
  }
}
