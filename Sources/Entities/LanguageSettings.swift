/// What `site.json` says about a language of the site beside its main one: where it says nothing, what it says about the
/// site counts.
public struct LanguageSettings: Hashable, Sendable {
  /// The title and the description of a list.
  public struct List: Hashable, Sendable {
    /// The heading of the list.
    public let title: String?
    /// What it collects, in one or two sentences.
    public let description: String?

    /// Names a list.
    public init(title: String? = nil, description: String? = nil) {
      self.title = title
      self.description = description
    }
  }

  /// The language, as in `lang`: a BCP 47 tag such as `de`.
  public let tag: String
  /// The site's name in it.
  public let title: String?
  /// What the site is, in one or two sentences.
  public let description: String?
  /// The menus of its pages, by name.
  public let menus: [String: [MenuEntry]]
  /// What its collections are called, by their names.
  public let collections: [String: List]
  /// What its taxonomies are called, by their names.
  public let taxonomies: [String: List]
  /// What the theme says on its pages, by the names of the words.
  public let words: [String: WordForms]

  /// Describes a language.
  public init(
    tag: String, title: String? = nil, description: String? = nil, menus: [String: [MenuEntry]] = [:],
    collections: [String: List] = [:], taxonomies: [String: List] = [:], words: [String: WordForms] = [:]
  ) {
    self.tag = tag
    self.title = title
    self.description = description
    self.menus = menus
    self.collections = collections
    self.taxonomies = taxonomies
    self.words = words
  }
}

/// What the theme says, such as "Older" or "{count} articles": in braces stands what is put there.
public struct WordForms: Hashable, Codable, Sendable {
  /// What is said of exactly one, where that is something else.
  public let one: String?
  /// What is said otherwise.
  public let other: String

  /// Words something.
  public init(one: String? = nil, other: String) {
    self.one = one
    self.other = other
  }
}

extension WordForms: ExpressibleByStringLiteral {
  /// The same of any number.
  public init(stringLiteral text: String) {
    self.init(other: text)
  }
}

extension SiteSettings {
  /// The settings of the site in another of its languages.
  public func spoken(in language: LanguageSettings) -> SiteSettings {
    SiteSettings(
      title: language.title ?? title, description: language.description ?? description, baseURL: baseURL,
      language: language.tag, author: author, menus: menus.merging(language.menus) { $1 },
      collections: collections.map { $0.called(language.collections[$0.name]) },
      taxonomies: taxonomies.map { $0.called(language.taxonomies[$0.name]) }, rules: rules,
      policies: policies, redirects: redirects, markdown: markdown, feeds: feeds, head: head, search: search,
      languages: languages, words: language.words)
  }

  /// The same without collections and taxonomies of which a language has nothing: their lists would be empty.
  public func keeping(collections kept: Set<String>, taxonomies keptTaxonomies: Set<String>) -> SiteSettings {
    SiteSettings(
      title: title, description: description, baseURL: baseURL, language: language, author: author,
      menus: menus, collections: collections.filter { kept.contains($0.name) },
      taxonomies: taxonomies.filter { keptTaxonomies.contains($0.name) }, rules: rules, policies: policies,
      redirects: redirects, markdown: markdown, feeds: feeds, head: head, search: search,
      languages: languages, words: words)
  }
}

extension CollectionSettings {
  fileprivate func called(_ list: LanguageSettings.List?) -> CollectionSettings {
    guard let list else { return self }
    return CollectionSettings(
      name: name, kind: kind, title: list.title ?? title, description: list.description ?? description,
      permalink: permalink, template: template, pageSize: pageSize, fields: fields, source: source)
  }
}

extension TaxonomySettings {
  fileprivate func called(_ list: LanguageSettings.List?) -> TaxonomySettings {
    guard let list else { return self }
    return TaxonomySettings(
      name: name, title: list.title ?? title, description: list.description ?? description,
      pageSize: pageSize, source: source)
  }
}
