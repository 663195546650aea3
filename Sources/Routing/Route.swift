/// A page's name in code. An open value: a page type from elsewhere names its routes by a kind of its own.
public struct Route: Hashable, Encodable, Sendable {
  /// What sort of page it is, such as `article`.
  public let kind: String
  /// Which one of its kind, such as `articles/hello`.
  public let name: String

  /// Names a page.
  public init(kind: String, name: String) {
    self.kind = kind
    self.name = name
  }

  /// The home page.
  public static let home = Route(kind: "home", name: "")
  /// The page shown where there is none.
  public static let notFound = Route(kind: "not-found", name: "")

  /// A page that leads on from an address that a page had before, by its path.
  public static func redirect(_ path: String) -> Route {
    Route(kind: redirectKind, name: path)
  }

  /// What programs that look at all pages of a site may do.
  public static let robots = Route(kind: "robots", name: "")

  /// The page that searches the site.
  public static let search = Route(kind: "search", name: "")

  private static let redirectKind = "redirect"

  /// Whether the page only leads on to another.
  public var isRedirect: Bool { kind == Self.redirectKind }

  /// A page of Markdown, by its path below `Content/` without extension.
  public static func text(_ path: String) -> Route {
    Route(kind: "text", name: path)
  }

  /// An entry of a collection: an article or a record.
  public static func entry(_ slug: String, in collection: String) -> Route {
    Route(kind: "entry", name: path(collection, slug))
  }

  /// A page of a collection's list, counted from 1.
  public static func archive(of collection: String, page: Int = 1) -> Route {
    Route(kind: "archive", name: "\(collection)/\(page)")
  }

  /// A page of the list of a taxonomy's term, counted from 1.
  public static func term(_ slug: String, of taxonomy: String, page: Int = 1) -> Route {
    Route(kind: "term", name: path(taxonomy, slug, page == 1 ? "1" : String(page)))
  }

  /// Components with slashes between them. Pages that list others name so many routes that interpolation would show.
  private static func path(_ components: String...) -> String {
    let length = components.reduce(components.count) { $0 + $1.utf8.count }
    return String(unsafeUninitializedCapacity: length) { path in
      var end = 0
      for component in components {
        if end > 0 { end = path[end...].initialize(fromContentsOf: CollectionOfOne(UInt8(ascii: "/"))) }
        end = path[end...].initialize(fromContentsOf: component.utf8)
      }
      return end
    }
  }

  /// The list of all terms of a taxonomy.
  public static func terms(of taxonomy: String) -> Route {
    Route(kind: "terms", name: taxonomy)
  }

  /// What is new in the list that `list` names, for readers that ask for news.
  public static func feed(_ format: FeedFormat, of list: Route) -> Route {
    Route(kind: feedKind, name: "\(format.rawValue)\(formatEnd)\(list)")
  }

  private static let feedKind = "feed"
  private static let formatEnd = " of "

  /// The format and the list of a feed; nothing for all other pages.
  var feed: (format: FeedFormat, list: Route)? {
    guard kind == Self.feedKind, let end = name.firstRange(of: Self.formatEnd),
      let format = FeedFormat(rawValue: String(name[..<end.lowerBound]))
    else { return nil }
    let list = name[end.upperBound...].split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return (format, Route(kind: String(list[0]), name: list.count > 1 ? String(list[1]) : ""))
  }

  /// The list of all pages for search engines; a number where it is one part of several.
  public static func sitemap(part: Int? = nil) -> Route {
    Route(kind: "sitemap", name: part.map(String.init) ?? "")
  }
}

extension Route {
  /// Adds the name, which tells nearly all routes apart.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Route: CustomStringConvertible {
  /// The route as people read it: `entry articles/hello`.
  public var description: String { name.isEmpty ? kind : "\(kind) \(name)" }
}
