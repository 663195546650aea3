/// A page of Markdown, at any depth: `Content/guide/start.md`.
public struct Document: Hashable, Sendable {
  /// The file it was read from.
  public let source: ContentSource
  /// The folders below `Content/` that lead to it, such as `["guide"]`.
  public let folders: [Slug]
  /// Its name in URLs; `index` for the page of its folder.
  public let slug: Slug
  /// Its title.
  public let title: String
  /// One or two sentences about it.
  public let description: String?
  /// What lists show of it instead of its description.
  public let summary: String?
  /// When it was written, for lists that are ordered by date.
  public let date: DateStamp?
  /// Its place among its siblings: smaller is earlier; without one it comes last.
  public let weight: Int?
  /// What else its front matter says.
  public let details: EntryDetails
  /// Its Markdown.
  public let body: MarkdownText
  /// Addresses it had before.
  public let aliases: [Alias]

  /// Makes a document.
  public init(
    source: ContentSource, folders: [Slug], slug: Slug, title: String, description: String? = nil,
    summary: String? = nil, date: DateStamp? = nil, weight: Int? = nil,
    details: EntryDetails = EntryDetails(), body: MarkdownText,
    aliases: [Alias] = []
  ) {
    self.source = source
    self.folders = folders
    self.slug = slug
    self.title = title
    self.description = description
    self.summary = summary
    self.date = date
    self.weight = weight
    self.details = details
    self.body = body
    self.aliases = aliases
  }
}
