/// What `_index.md` says about a folder: its list, and the order of what is in it.
public struct Section: Hashable, Sendable {
  /// How the entries of a folder are ordered.
  public enum Order: String, CaseIterable, Codable, Sendable {
    /// Newest first.
    case date
    /// Lightest first; those without a weight last, by title.
    case weight
    /// By title.
    case title
  }

  /// The file it was read from.
  public let source: ContentSource
  /// The folder's path below `Content/`, each part as it is in URLs; never empty.
  public let folders: [Slug]
  /// The heading of its list.
  public let title: String
  /// One or two sentences about it.
  public let description: String?
  /// Its place among its siblings: smaller is earlier; without one it comes last.
  public let weight: Int?
  /// How its entries are ordered, where it is not the order of their kind.
  public let order: Order?
  /// How many entries a page of its list shows, where that is not the default.
  public let pageSize: Int?
  /// What else its front matter says.
  public let details: EntryDetails
  /// Its Markdown, which stands above the list, if there is any.
  public let body: MarkdownText?
  /// Addresses it had before.
  public let aliases: [Alias]

  /// Describes a folder.
  public init(
    source: ContentSource, folders: [Slug], title: String, description: String? = nil, weight: Int? = nil,
    order: Order? = nil, pageSize: Int? = nil, details: EntryDetails = EntryDetails(),
    body: MarkdownText? = nil,
    aliases: [Alias] = []
  ) {
    self.source = source
    self.folders = folders
    self.title = title
    self.description = description
    self.weight = weight
    self.order = order
    self.pageSize = pageSize
    self.details = details
    self.body = body
    self.aliases = aliases
  }

  /// The folder's path, such as `guide/start`.
  public var path: String { folders.map(\.description).joined(separator: "/") }
}
