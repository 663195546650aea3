/// A format in which a list is published for readers that ask for news.
public enum FeedFormat: String, CaseIterable, Hashable, Encodable, Sendable {
  /// Atom 1.0 (RFC 4287).
  case atom
  /// RSS 2.0.
  case rss
  /// JSON Feed 1.1.
  case json

  /// The name of its file in the folder of what it lists.
  public var fileName: StaticString {
    switch self {
    case .atom: "feed.xml"
    case .rss: "rss.xml"
    case .json: "feed.json"
    }
  }

  /// Its media type, as links name it.
  public var mediaType: String {
    switch self {
    case .atom: "application/atom+xml"
    case .rss: "application/rss+xml"
    case .json: "application/feed+json"
    }
  }
}
