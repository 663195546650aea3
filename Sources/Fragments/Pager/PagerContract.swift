public import Routing

/// The ways to the page before and the page after.
public enum PagerFragment {
  /// The neighbours of a page, which only its own module knows.
  public struct Request: Hashable, Encodable, Sendable {
    /// What the neighbours are called as a pair, such as "Articles", for those who do not see them.
    public let label: String
    /// The page before.
    public let previous: Neighbour?
    /// The page after.
    public let next: Neighbour?

    /// Names the neighbours.
    public init(label: String, previous: Neighbour?, next: Neighbour?) {
      self.label = label
      self.previous = previous
      self.next = next
    }
  }

  /// A page beside the one that is shown.
  public struct Neighbour: Hashable, Encodable, Sendable {
    /// What it is to the page, such as "Older".
    public let label: String
    /// Its title.
    public let title: String
    /// Its name in code.
    public let route: Route

    /// Names a neighbour.
    public init(label: String, title: String, route: Route) {
      self.label = label
      self.title = title
      self.route = route
    }
  }

  /// Two links, or one; nothing for a page that has no neighbours.
  struct ViewModel: Equatable, Codable, Sendable {
    let pages: Pages?

    struct Pages: Equatable, Codable {
      let label: String
      let previous: Way?
      let next: Way?
    }

    struct Way: Equatable, Codable {
      let label: String
      let title: String
      let link: Link
    }
  }
}
