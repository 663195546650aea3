/// A dated entry of a collection: `Content/articles/hello.md`.
public struct Article: Hashable, Sendable {
  /// The file it was read from.
  public let source: ContentSource
  /// Its name in URLs.
  public let slug: Slug
  /// Its title.
  public let title: String
  /// When it was published.
  public let date: DateStamp
  /// One or two sentences about it.
  public let description: String?
  /// Who wrote it, where it is not the site's author.
  public let author: String?
  /// Its tags; of those with the same slug the first.
  public let tags: [Tag]
  /// Its Markdown.
  public let body: MarkdownText
  /// Addresses it had before.
  public let aliases: [Alias]

  /// Makes an article; `tags` are the names of its tags.
  public init(
    source: ContentSource, slug: Slug, title: String, date: DateStamp, description: String? = nil,
    author: String? = nil, tags: [String] = [], body: MarkdownText, aliases: [Alias] = []
  ) {
    self.source = source
    self.slug = slug
    self.title = title
    self.date = date
    self.description = description
    self.author = author
    var slugs: Set<Slug> = []
    self.tags = tags.map(Tag.init).filter { slugs.insert($0.slug).inserted }
    self.body = body
    self.aliases = aliases
  }
}
