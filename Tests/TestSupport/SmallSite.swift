internal import Diagnostics
public import Entities
public import Fragments
public import Routing
public import Services
public import Viper

/// A site in memory, for tests: what they do not say is ready.
public struct SmallSite: Sendable {
  /// What `site.json` would say.
  public let settings: SiteSettings
  /// Its content.
  public let content: MemoryContentService

  /// The collection `articles`.
  public static let articles = CollectionSettings(
    name: "articles", kind: .articles, title: "Articles", description: "What is new.", pageSize: 2,
    source: ContentSource(path: "Content/site.json", line: 5, column: 3))
  /// The collection `rules`.
  public static let rules = CollectionSettings(
    name: "rules", kind: .records, title: "Rules",
    source: ContentSource(path: "Content/site.json", line: 6, column: 3))

  /// Holds content.
  public init(
    menus: [String: [MenuEntry]] = [:], author: Author? = nil, language: String = "en",
    collections: [CollectionSettings] = [SmallSite.articles, SmallSite.rules],
    taxonomies: [TaxonomySettings] = [.tags], documents: [Document] = [], sections: [Section] = [],
    articles: [String: [Article]] = [:], records: [String: [Record]] = [:],
    feeds: FeedSettings = FeedSettings(), head: HeadSettings = HeadSettings(), search: Bool = false
  ) {
    settings = SiteSettings(
      title: "Test", description: "A site for tests.", baseURL: "https://example.org/docs/",
      language: language,
      author: author, menus: menus, collections: collections, taxonomies: taxonomies, feeds: feeds,
      head: head, search: search)
    content = MemoryContentService(
      settings: settings, documents: documents, sections: sections, articles: articles, records: records)
  }

  /// What its page modules are made from: the theme's templates, and a build at the start of 2026.
  public func kit() throws -> PageKit {
    PageKit(
      services: ServicesContainer(
        content: content, clock: BuildClock(now: DateStamp(secondsSince1970: 1_767_225_600))),
      templates: try ThemeTemplates.library(basePath: "/docs/"))
  }
}

extension Document {
  /// A document by its path below `Content/`.
  public init(
    _ path: String, title: String, description: String? = nil, date: String? = nil, weight: Int? = nil,
    details: EntryDetails = EntryDetails(), body: String = ""
  ) {
    let components = path.split(separator: "/").map(String.init)
    let file = "Content/\(path)"
    self.init(
      source: ContentSource(path: file), folders: components.dropLast().map(Slug.init(from:)),
      slug: Slug(from: String(components.last?.dropLast(".md".count) ?? "")), title: title,
      description: description, date: date.flatMap { DateStamp($0) }, weight: weight, details: details,
      body: MarkdownText(path: file, bytes: Array(body.utf8)))
  }
}

extension Article {
  /// An article of the collection `articles`, in a file that is named after its title.
  public convenience init(
    _ title: String, date: String, description: String? = nil, weight: Int? = nil, author: String? = nil,
    tags: [String] = [], terms: [String: [String]] = [:], details: EntryDetails = EntryDetails(),
    body: String = ""
  ) {
    var details = details
    if let author { details.authors = [author] }
    let terms = tags.isEmpty ? terms : terms.merging(["tags": tags]) { given, _ in given }
    let slug = Slug(from: title)
    let file = "Content/articles/\(slug).md"
    self.init(
      source: ContentSource(path: file), slug: slug, title: title, date: DateStamp(date) ?? .example,
      description: description, weight: weight, terms: terms.mapValues(Tag.distinct), details: details,
      body: MarkdownText(path: file, bytes: Array(body.utf8)))
  }
}

extension Section {
  /// What `_index.md` says about a folder, by its path below `Content/`.
  public init(
    _ path: String, title: String, description: String? = nil, weight: Int? = nil, order: Order? = nil,
    pageSize: Int? = nil, template: String? = nil, body: String? = nil
  ) {
    let file = "Content/\(path)/_index.md"
    var details = EntryDetails()
    details.template = template.map {
      TemplateName($0, source: ContentSource(path: file, line: 3, column: 11))
    }
    self.init(
      source: ContentSource(path: file), folders: path.split(separator: "/").map { Slug(from: String($0)) },
      title: title, description: description, weight: weight, order: order, pageSize: pageSize,
      details: details, body: body.map { MarkdownText(path: file, bytes: Array($0.utf8)) })
  }
}

extension Record {
  /// A record of the collection `rules`, in a file that is named after its title.
  public init(
    _ title: String, summary: String? = nil, group: String? = nil, weight: Int? = nil, facts: [Fact] = [],
    references: [Reference] = [], body: String? = nil, fields: [FieldEntry] = []
  ) {
    let slug = Slug(from: title)
    let file = "Content/rules/\(slug).json"
    self.init(
      source: ContentSource(path: file), slug: slug, title: title, summary: summary, group: group,
      weight: weight, facts: facts, references: references,
      body: body.map { MarkdownText(path: file, bytes: Array($0.utf8)) }, fields: fields)
  }
}

extension MenuEntry {
  /// An entry that stands in `Content/site.json`.
  public init(_ title: String, to target: String) {
    self.init(title: title, to: target, source: ContentSource(path: "Content/site.json"))
  }
}

extension SiteMap {
  /// The map of a site below `https://example.org/docs/` that has pages at the given paths; each is made from a source
  /// that is written behind it, if one is.
  public convenience init(pages: KeyValuePairs<Route, String>, sources: [String: String] = [:]) {
    self.init(
      baseURL: BaseURL("https://example.org/docs/") ?? .root,
      outputs: pages.map { route, path in
        PlannedOutput(
          path: OutputPath(path) ?? .notFound, route: route,
          source: sources[path].map { SourceLocation(file: $0) })
      })
  }

  /// The map of what modules plan, below `https://example.org/docs/`.
  public convenience init(_ plans: ModulePlan...) {
    self.init(
      baseURL: BaseURL("https://example.org/docs/") ?? .root,
      outputs: plans.flatMap(\.pages).map {
        PlannedOutput(path: $0.destination.path, route: $0.destination.route, source: $0.source)
      })
  }

  /// The ways that lead from a page.
  public func ways(from route: Route, at path: String) -> Ways {
    Ways(from: Destination(route, at: OutputPath(path) ?? .notFound), in: self)
  }
}
