public import Routing

/// The way from the home page down to the page that is shown.
public enum BreadcrumbsFragment {
  /// The pages above, which only the page's own module knows; the home page is not among them.
  public struct Request: Hashable, Encodable, Sendable {
    /// The pages, outermost first.
    public let trail: [Step]

    /// Names the pages.
    public init(trail: [Step]) {
      self.trail = trail
    }
  }

  /// A page above the one that is shown.
  public struct Step: Hashable, Encodable, Sendable {
    /// Its title.
    public let title: String
    /// Its name in code.
    public let route: Route

    /// Names a page.
    public init(title: String, route: Route) {
      self.title = title
      self.route = route
    }
  }

  /// Links from the home page on; nothing for a page right below it.
  struct ViewModel: Equatable, Codable, Sendable {
    let trail: Trail?

    struct Trail: Equatable, Codable {
      let label: String
      let entries: [Entry]
    }

    struct Entry: Equatable, Codable {
      let title: String
      let link: Link
    }
  }
}
