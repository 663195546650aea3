/// What `Content/site.json` says: the one configuration of a site.
public struct SiteSettings: Hashable, Sendable {
  /// The site's name.
  public internal(set) var title: String
  /// What the site is, in one or two sentences.
  public internal(set) var description: String?
  /// Where the site is published, such as `https://example.org/docs/`.
  public let baseURL: String
  /// The language of its pages, as in `lang`: a BCP 47 tag such as `en` or `pt-BR`.
  public internal(set) var language: String
  /// Who writes it.
  public let author: Author?
  /// Its menus by name; a theme knows `main` and `footer`.
  public var menus: [String: [MenuEntry]]
  /// Its collections, ordered by name.
  public internal(set) var collections: [CollectionSettings]
  /// Its taxonomies, in the order of the file.
  public internal(set) var taxonomies: [TaxonomySettings]
  /// What it says about rules, in the order of the file.
  public let rules: [RuleSetting]
  /// What it asks of its pages, in the order of the file.
  public let policies: [PolicySetting]
  /// The file that lists the aliases for hosts that read one, such as `_redirects`.
  public let redirects: String?
  /// How its Markdown is shown.
  public let markdown: MarkdownSettings
  /// Where dates come from that entries do not say.
  public let dates: DateSettings
  /// How its images are published.
  public let images: ImageSettings
  /// Which feeds it has.
  public let feeds: FeedSettings
  /// Its data that lies elsewhere, in the order of the file.
  public let remote: [RemoteDataSettings]
  /// What it gives browsers and previews of links.
  public let head: HeadSettings
  /// Whether it can be searched.
  public let search: Bool
  /// Its other languages, in the order of the file.
  public let languages: [LanguageSettings]
  /// What the theme says in the main language, where that is not what the program knows, by the names of the words.
  public internal(set) var words: [String: WordForms]

  /// Makes settings.
  public init(
    title: String, description: String? = nil, baseURL: String, language: String = "en",
    author: Author? = nil, menus: [String: [MenuEntry]] = [:], collections: [CollectionSettings] = [],
    taxonomies: [TaxonomySettings] = [.tags], rules: [RuleSetting] = [], policies: [PolicySetting] = [],
    redirects: String? = nil, markdown: MarkdownSettings = MarkdownSettings(),
    images: ImageSettings = ImageSettings(), dates: DateSettings = DateSettings(),
    feeds: FeedSettings = FeedSettings(), head: HeadSettings = HeadSettings(), search: Bool = false,
    remote: [RemoteDataSettings] = [], languages: [LanguageSettings] = [], words: [String: WordForms] = [:]
  ) {
    self.title = title
    self.description = description
    self.baseURL = baseURL
    self.language = language
    self.author = author
    self.menus = menus
    self.collections = collections
    self.taxonomies = taxonomies
    self.rules = rules
    self.policies = policies
    self.redirects = redirects
    self.markdown = markdown
    self.dates = dates
    self.images = images
    self.feeds = feeds
    self.remote = remote
    self.head = head
    self.search = search
    self.languages = languages
    self.words = words
  }
}

/// Who writes a site.
public struct Author: Hashable, Codable, Sendable {
  /// The author's name.
  public let name: String
  /// A page about the author.
  public let url: String?

  /// Names an author.
  public init(name: String, url: String? = nil) {
    self.name = name
    self.url = url
  }
}

/// An entry of a menu.
public struct MenuEntry: Hashable, Sendable {
  /// The entry's text.
  public let title: String
  /// Where it leads: a source file such as `guide/index.md`, a path of the site such as `/articles/`, or a URL.
  public let to: String
  /// The place in `site.json` that names the target.
  public let source: ContentSource

  /// Makes an entry.
  public init(title: String, to: String, source: ContentSource) {
    self.title = title
    self.to = to
    self.source = source
  }
}

/// A folder of entities of one kind.
public struct CollectionSettings: Hashable, Sendable {
  /// What a collection's entities are.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Dated Markdown entries.
    case articles
    /// JSON records.
    case records
  }

  /// The folder's name below `Content/`.
  public let name: String
  /// What its entities are.
  public let kind: Kind
  /// The heading of its list.
  public internal(set) var title: String
  /// What it collects, in one or two sentences.
  public internal(set) var description: String?
  /// The pattern of its entries' paths, such as `/:collection/:slug/`.
  public let permalink: String
  /// The place in `site.json` of that pattern, where it is given.
  public let permalinkSource: ContentSource?
  /// The template of its entries' pages, where it is not the page type's own.
  public let template: String?
  /// How many entries a page of its list shows.
  public let pageSize: Int
  /// The keys of its records, or of `extra` in the front matter of its articles, in the order of the file; where there is
  /// none, records have no keys of their own, and articles any.
  public let fields: [Field]
  /// The place in `site.json` that describes it.
  public let source: ContentSource

  /// Describes a collection.
  public init(
    name: String, kind: Kind, title: String, description: String? = nil,
    permalink: String = "/:collection/:slug/", template: String? = nil, pageSize: Int = 10,
    fields: [Field] = [], source: ContentSource, permalinkSource: ContentSource? = nil
  ) {
    self.name = name
    self.kind = kind
    self.title = title
    self.description = description
    self.permalink = permalink
    self.permalinkSource = permalinkSource
    self.template = template
    self.pageSize = pageSize
    self.fields = fields
    self.source = source
  }
}
