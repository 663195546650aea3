/// A way to order articles by terms: `tags`, `categories`.
public struct TaxonomySettings: Hashable, Sendable {
  /// Its name: the key in front matter, and the folder its lists lie in.
  public let name: String
  /// The heading of the list of all its terms.
  public internal(set) var title: String
  /// What it orders by, in one or two sentences.
  public internal(set) var description: String?
  /// How many entries a page of a term's list shows, where that is not the collections' own.
  public let pageSize: Int?
  /// The place in `site.json` that describes it; its start where the site does not say a word about taxonomies.
  public let source: ContentSource

  /// Describes a taxonomy.
  public init(
    name: String, title: String, description: String? = nil, pageSize: Int? = nil, source: ContentSource
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.pageSize = pageSize
    self.source = source
  }

  /// The one that every site has which names none.
  public static let tags = TaxonomySettings(
    name: "tags", title: "Tags", source: ContentSource(path: "Content/site.json"))
}
