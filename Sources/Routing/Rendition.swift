/// A smaller version of an image of the site.
public struct Rendition: Hashable, Sendable {
  /// Its width in pixels.
  public let width: Int
  /// The link to it.
  public let link: Link
}

extension Link {
  /// The same link as it stands in a list of URLs, where a comma would be taken for the one behind it.
  public var amongOthers: Link { Link(href: href.replacing(",", with: "%2C")) }
}
