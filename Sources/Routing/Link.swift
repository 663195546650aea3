public import Markup

/// A resolved `href`, ready to be written. Only `Ways` makes one.
public struct Link: Hashable, Sendable {
  /// The URL: root-relative below the base path for pages and assets of the site, else as it was given.
  public let href: String
}

extension Link: ResolvedURL {
  /// Reads the URL.
  public init(from decoder: any Decoder) throws {
    href = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes the URL.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(href)
  }
}
