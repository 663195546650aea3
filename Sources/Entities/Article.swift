/// A dated entry of a collection: `Content/articles/hello.md`.
///
/// A large value, and the one that a site has most of: it is shared and not copied, as lists hold each article many times.
public final class Article: Sendable {
  /// Where its headline is.
  public enum Heading: Sendable {
    /// At hand.
    case held(Headline)
    /// With somebody who notes it anew when it changes.
    case kept(any KeptHeadline)
  }

  /// The file it was read from.
  public let source: ContentSource
  /// Its name in URLs.
  public let slug: Slug
  /// Where its headline is.
  private let heading: Heading
  /// When it was published.
  public let date: DateStamp
  /// Its place where a list is ordered by weight: smaller is earlier; without one it comes last.
  public let weight: Int?
  /// Its terms by the names of taxonomies.
  public let terms: [String: [Tag]]
  /// What else its front matter says, where that is something: that of most says nothing else, which would be half of an article.
  private let further: FurtherDetails?
  /// Its Markdown.
  public let body: MarkdownText
  /// Addresses it had before.
  public let aliases: [Alias]

  /// Makes an article; of the terms of a taxonomy no two have the same slug.
  public init(
    source: ContentSource, slug: Slug, heading: Heading, date: DateStamp, weight: Int? = nil,
    terms: [String: [Tag]] = [:], details: EntryDetails = EntryDetails(), body: MarkdownText,
    aliases: [Alias] = []
  ) {
    self.source = source
    self.slug = slug
    self.heading = heading
    self.date = date
    self.weight = weight
    self.terms = terms
    further = details.isEmpty ? nil : FurtherDetails(details)
    self.body = body
    self.aliases = aliases
  }

  /// Makes an article whose headline is at hand.
  public convenience init(
    source: ContentSource, slug: Slug, title: String, date: DateStamp, description: String? = nil,
    summary: String? = nil, weight: Int? = nil, terms: [String: [Tag]] = [:],
    details: EntryDetails = EntryDetails(), body: MarkdownText, aliases: [Alias] = []
  ) {
    self.init(
      source: source, slug: slug,
      heading: .held(Headline(title: title, description: description, summary: summary)), date: date,
      weight: weight, terms: terms, details: details, body: body, aliases: aliases)
  }

  /// What it is called, for who shows it on a page and says so by an `EntryTitle` in the response: with a new headline
  /// only such pages are asked again.
  public var headline: Headline {
    switch heading {
    case .held(let headline): headline
    case .kept(let kept): kept.headline
    }
  }

  /// Who keeps its headline, where somebody does.
  public var keptHeadline: (any KeptHeadline)? {
    if case .kept(let kept) = heading { kept } else { nil }
  }

  /// Its title, for who does more with it than to show it: with a new one everything is planned again.
  public var title: String { plannedBy.title }

  /// One or two sentences about it, for who does more with them than to show them.
  public var description: String? { plannedBy.description }

  private var plannedBy: Headline {
    keptHeadline?.notePlanning()
    return headline
  }

  /// What else its front matter says.
  public var details: EntryDetails { further?.all ?? EntryDetails() }

  /// The terms of the taxonomy `tags`.
  public var tags: [Tag] { terms["tags"] ?? [] }

  /// When it was last changed in a way that readers care about; nothing where it never was since it was published: a day
  /// without a time begins before what was published on it.
  public var updated: DateStamp? { further?.all.updated.flatMap { $0 > date ? $0 : nil } }

  /// When it was changed last, or else published.
  public var lastChange: DateStamp { updated ?? date }

  /// Who wrote it, where it is not the site's author.
  public var author: String? {
    details.authors.isEmpty ? nil : details.authors.joined(separator: ", ")
  }
}

/// Details that are kept apart from what they are of.
private final class FurtherDetails: Sendable {
  let all: EntryDetails

  init(_ all: EntryDetails) {
    self.all = all
  }
}

extension Article {
  /// The same, last changed at another time.
  public func changed(at date: DateStamp) -> Article {
    var details = details
    details.updated = date
    return Article(
      source: source, slug: slug, heading: heading, date: self.date, weight: weight, terms: terms,
      details: details, body: body, aliases: aliases)
  }
}

extension Article: Hashable {
  /// Articles are the same if all is the same that is known of them.
  public static func == (one: Article, other: Article) -> Bool {
    one === other
      || one.source == other.source && one.slug == other.slug && one.heading == other.heading
        && one.date == other.date && one.weight == other.weight
        && one.terms == other.terms && one.details == other.details && one.body == other.body
        && one.aliases == other.aliases
  }

  /// Adds where the article comes from, which no other does.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
  }
}

extension Article.Heading: Equatable {
  /// Headlines at hand are compared; one that is kept is itself, whatever it says.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.held(let one), .held(let other)): one == other
    case (.kept(let one), .kept(let other)): one === other
    default: false
    }
  }
}
