/// A term of a taxonomy: what an article is about, in words that others share.
public struct Tag: Hashable, Sendable {
  /// The term as it is written.
  public let name: String
  /// Its name in URLs, made from how it is written.
  public let slug: Slug

  /// Names a term.
  public init(_ name: String) {
    self.name = name
    slug = Slug(from: name)
  }

  /// The terms of some names; of those with the same slug the first.
  public static func distinct(_ names: [String]) -> [Tag] {
    var slugs: Set<Slug> = []
    return names.map(Tag.init).filter { slugs.insert($0.slug).inserted }
  }
}
