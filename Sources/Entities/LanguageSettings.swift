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
    var settings = self
    settings.language = language.tag
    settings.title = language.title ?? title
    settings.description = language.description ?? description
    settings.menus.merge(language.menus) { $1 }
    for (number, collection) in collections.enumerated() {
      guard let list = language.collections[collection.name] else { continue }
      settings.collections[number].title = list.title ?? collection.title
      settings.collections[number].description = list.description ?? collection.description
    }
    for (number, taxonomy) in taxonomies.enumerated() {
      guard let list = language.taxonomies[taxonomy.name] else { continue }
      settings.taxonomies[number].title = list.title ?? taxonomy.title
      settings.taxonomies[number].description = list.description ?? taxonomy.description
    }
    settings.words = language.words
    return settings
  }

  /// The same without collections and taxonomies of which a language has nothing: their lists would be empty.
  public func keeping(collections kept: Set<String>, taxonomies keptTaxonomies: Set<String>) -> SiteSettings {
    var settings = self
    settings.collections.removeAll { !kept.contains($0.name) }
    settings.taxonomies.removeAll { !keptTaxonomies.contains($0.name) }
    return settings
  }
}
