/// An entity from JSON: one object of `Content/rules/*.json`.
public struct Record: Hashable, Sendable {
  /// A name and what it stands for, shown as a row.
  public struct Fact: Hashable, Codable, Sendable {
    /// What is told.
    public let name: String
    /// What it is.
    public let value: String

    /// Makes a fact.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// A pointer to something related: a source file such as `guide/start.md`, or a URL.
  public struct Reference: Hashable, Sendable {
    /// The link's text.
    public let title: String
    /// Where it leads: a source file below `Content/`, a path of the site or a URL.
    public let to: String
    /// The place that names the target.
    public let source: ContentSource

    /// Makes a reference.
    public init(title: String, to: String, source: ContentSource) {
      self.title = title
      self.to = to
      self.source = source
    }
  }

  /// The file it was read from, and its place there.
  public let source: ContentSource
  /// Its name in URLs.
  public let slug: Slug
  /// Its title.
  public let title: String
  /// One or two sentences about it.
  public let summary: String?
  /// The heading under which the index lists it.
  public let group: String?
  /// Its place among its siblings: smaller is earlier; without one it comes last.
  public let weight: Int?
  /// What is told about it in rows.
  public let facts: [Fact]
  /// Where to read on.
  public let references: [Reference]
  /// What is told about it in Markdown.
  public let body: MarkdownText?
  /// Addresses it had before.
  public let aliases: [Alias]
  /// What it has in the fields of its collection, in their order.
  public let fields: [FieldEntry]

  /// Makes a record.
  public init(
    source: ContentSource, slug: Slug, title: String, summary: String? = nil, group: String? = nil,
    weight: Int? = nil, facts: [Fact] = [], references: [Reference] = [], body: MarkdownText? = nil,
    aliases: [Alias] = [], fields: [FieldEntry] = []
  ) {
    self.source = source
    self.slug = slug
    self.title = title
    self.summary = summary
    self.group = group
    self.weight = weight
    self.facts = facts
    self.references = references
    self.body = body
    self.aliases = aliases
    self.fields = fields
  }
}
