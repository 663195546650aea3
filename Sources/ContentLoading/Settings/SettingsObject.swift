import Diagnostics
import Entities
import Routing

/// The keys of `site.json`.
struct SettingsObject: Decodable {
  let title: FilledText
  let baseURL: PublishedAddress
  let language: LanguageTag?
  let description: String?
  let author: Author?
  let menus: [String: [Entry]]?
  let collections: [String: Collection]?
  let taxonomies: [String: Taxonomy]?
  /// Levels by rule, then by pattern; the short form is written out before it is decoded.
  let rules: [String: [String: RuleLevel]]?
  let policies: [Policy]?
  let redirects: OutputName?
  let markdown: Markdown?
  let dates: Dates?
  let images: Images?
  let feeds: Feeds?
  let remote: [String: Remote]?
  let image: Located<FilledText>?
  let icon: Located<FilledText>?
  let manifest: Located<FilledText>?
  let themeColor: FilledText?
  let search: Bool?
  let languages: [String: Language]?
  let words: [String: Word]?

  /// An entry of a menu.
  struct Entry: Decodable {
    let title: FilledText
    let to: Located<FilledText>
  }

  /// A collection.
  struct Collection: Decodable {
    let kind: CollectionSettings.Kind
    let title: FilledText
    let description: String?
    let permalink: Located<FilledText>?
    let template: FilledText?
    let pageSize: Int?
  }

  /// A taxonomy; its title is its name where none is given.
  struct Taxonomy: Decodable {
    let title: FilledText?
    let description: String?
    let pageSize: Int?
  }

  /// How Markdown is shown.
  struct Markdown: Decodable {
    let highlight: Bool?
    let smartPunctuation: Bool?
    let emoji: Bool?
    let math: Bool?
    let diagrams: Bool?
    let pygments: Bool?
    let katex: Bool?
  }

  /// How images are published.
  struct Images: Decodable {
    let widths: Located<[Int]>?
    let sizes: FilledText?
  }

  /// Where dates come from.
  struct Dates: Decodable {
    let updated: Located<DateSettings.Origin>?
  }

  /// Feeds.
  struct Feeds: Decodable {
    let formats: [FeedSettings.Format]?
    let content: FeedSettings.Content?
    let limit: Int?
    let terms: Bool?
  }

  /// A policy.
  struct Policy: Decodable {
    let xpath: Located<FilledText>
    let message: FilledText
    let severity: RuleLevel?
    let paths: [Located<String>]?
  }
}

extension SettingsObject {
  /// What counts where nothing is said.
  static let defaults = SiteSettings(title: "", baseURL: "")

  /// The settings; `node` is what they were decoded from, `fields` are those of collections by name, and `address` replaces
  /// the base URL.
  func settings(
    from node: ContentNode, fields: [String: [Field]], publishedAt address: BaseURL?
  ) -> SiteSettings {
    SiteSettings(
      title: title.description, description: description, baseURL: (address ?? baseURL.url).description,
      language: language?.description ?? Self.defaults.language, author: author,
      menus: (menus ?? [:]).mapValues { $0.map(\.menuEntry) },
      collections: (node["collections"]?.entries ?? []).compactMap { entry in
        collections?[entry.key]?.settings(named: entry, fields[entry.key] ?? [])
      }.sorted { $0.name < $1.name },
      taxonomies: taxonomySettings(from: node),
      rules: (node["rules"]?.entries ?? []).map { RuleSetting($0, levels: rules?[$0.key] ?? [:]) },
      policies: (policies ?? []).map(\.policySetting), redirects: redirects?.description,
      markdown: MarkdownSettings(
        highlight: markdown?.highlight ?? Self.defaults.markdown.highlight,
        smartPunctuation: markdown?.smartPunctuation ?? Self.defaults.markdown.smartPunctuation,
        emoji: markdown?.emoji ?? Self.defaults.markdown.emoji,
        math: markdown?.math ?? Self.defaults.markdown.math,
        diagrams: markdown?.diagrams ?? Self.defaults.markdown.diagrams,
        pygments: markdown?.pygments ?? Self.defaults.markdown.pygments,
        katex: markdown?.katex ?? Self.defaults.markdown.katex),
      images: images?.imageSettings ?? Self.defaults.images,
      dates: dates?.updated.map { DateSettings(updated: $0.value, source: ContentSource($0.location)) }
        ?? Self.defaults.dates,
      feeds: feeds?.feedSettings ?? Self.defaults.feeds,
      head: HeadSettings(
        image: image?.file, icon: icon?.file, manifest: manifest?.file,
        themeColor: themeColor?.description), search: search ?? Self.defaults.search,
      remote: remoteSettings(from: node),
      languages: languageSettings(from: node), words: words.forms)
  }
}

extension Located<FilledText> {
  fileprivate var file: HeadSettings.File {
    HeadSettings.File(to: value.description, source: ContentSource(location))
  }
}

extension SettingsObject {
  private func taxonomySettings(from node: ContentNode) -> [TaxonomySettings] {
    guard let taxonomies else { return Self.defaults.taxonomies }
    return (node["taxonomies"]?.entries ?? []).compactMap { entry in
      taxonomies[entry.key].map { taxonomy in
        TaxonomySettings(
          name: entry.key,
          title: taxonomy.title?.description ?? entry.key.prefix(1).uppercased() + entry.key.dropFirst(),
          description: taxonomy.description, pageSize: taxonomy.pageSize,
          source: ContentSource(entry.keyLocation))
      }
    }
  }
}

extension SettingsObject.Entry {
  var menuEntry: MenuEntry {
    MenuEntry(
      title: title.description, to: to.value.description, source: ContentSource(to.location))
  }
}

extension SettingsObject.Images {
  fileprivate var imageSettings: ImageSettings {
    ImageSettings(
      widths: widths?.value ?? [], sizes: sizes?.description ?? SettingsObject.defaults.images.sizes,
      source: widths.map { ContentSource($0.location) })
  }
}

extension SettingsObject.Feeds {
  fileprivate var feedSettings: FeedSettings {
    let defaults = SettingsObject.defaults.feeds
    return FeedSettings(
      formats: formats ?? defaults.formats, content: content ?? defaults.content,
      limit: limit ?? defaults.limit, terms: terms ?? defaults.terms)
  }
}

extension SettingsObject.Policy {
  fileprivate var policySetting: PolicySetting {
    PolicySetting(
      xpath: xpath.value.description, message: message.description, severity: severity ?? .error,
      paths: (paths ?? []).map { PathSetting($0.value, source: ContentSource($0.location)) },
      source: ContentSource(xpath.location))
  }
}

extension SettingsObject.Collection {
  /// What counts where nothing is said.
  static let defaults = CollectionSettings(
    name: "", kind: .articles, title: "", source: ContentSource(path: SettingsFile.path))

  fileprivate func settings(named entry: ContentNode.Entry, _ fields: [Field]) -> CollectionSettings {
    CollectionSettings(
      name: entry.key, kind: kind, title: title.description, description: description,
      permalink: permalink?.value.description ?? Self.defaults.permalink, template: template?.description,
      pageSize: pageSize ?? Self.defaults.pageSize, fields: fields, source: ContentSource(entry.keyLocation),
      permalinkSource: permalink.map { ContentSource($0.location) })
  }
}
