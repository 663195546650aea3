/// A dated entry of a collection: `Content/articles/hello.md`.
///
/// A large value, and the one that a site has most of: it is shared and not copied, as lists hold each article many times.
public final class Article: Sendable {
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
  /// Its place where a list is ordered by weight: smaller is earlier; without one it comes last.
  public let weight: Int?
  /// Its terms by the names of taxonomies.
  public let terms: [String: [Tag]]
  /// What else its front matter says.
  public let details: EntryDetails
  /// Its Markdown.
  public let body: MarkdownText
  /// Addresses it had before.
  public let aliases: [Alias]

  /// Makes an article; of the terms of a taxonomy no two have the same slug.
  public init(
    source: ContentSource, slug: Slug, title: String, date: DateStamp, description: String? = nil,
    weight: Int? = nil, terms: [String: [Tag]] = [:], details: EntryDetails = EntryDetails(),
    body: MarkdownText, aliases: [Alias] = []
  ) {
    self.source = source
    self.slug = slug
    self.title = title
    self.date = date
    self.description = description
    self.weight = weight
    self.terms = terms
    self.details = details
    self.body = body
    self.aliases = aliases
  }

  /// The terms of the taxonomy `tags`.
  public var tags: [Tag] { terms["tags"] ?? [] }

  /// What lists show of it, where its author says so.
  public var teaser: String? { details.summary ?? description }

  /// Who wrote it, where it is not the site's author.
  public var author: String? {
    details.authors.isEmpty ? nil : details.authors.joined(separator: ", ")
  }
}

extension Article {
  /// The same, last changed at another time.
  public func changed(at date: DateStamp) -> Article {
    var details = details
    details.updated = date
    return Article(
      source: source, slug: slug, title: title, date: self.date, description: description, weight: weight,
      terms: terms, details: details, body: body, aliases: aliases)
  }
}

extension Article: Hashable {
  /// Articles are the same if all is the same that is known of them.
  public static func == (one: Article, other: Article) -> Bool {
    one === other
      || one.source == other.source && one.slug == other.slug && one.title == other.title
        && one.date == other.date && one.description == other.description && one.weight == other.weight
        && one.terms == other.terms && one.details == other.details && one.body == other.body
        && one.aliases == other.aliases
  }

  /// Adds where the article comes from, which no other does.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}
