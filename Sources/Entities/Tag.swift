/// What an article is about, in a word that others share.
public struct Tag: Hashable, Sendable {
  /// The tag as it is written.
  public let name: String
  /// Its name in URLs, made from how it is written.
  public let slug: Slug

  /// Names a tag.
  public init(_ name: String) {
    self.name = name
    slug = Slug(from: name)
  }
}
