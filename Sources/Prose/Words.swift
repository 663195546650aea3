public import Entities

/// What a site says around its content, in one language: looked up once, shown on many pages.
public struct Words: Sendable {
  /// What the theme and the page types of Vipera say. The names are those of `words` in `site.json`.
  public enum Key: Int, CaseIterable, CodingKey {
    case articles, breadcrumbs, caution, choices, entries, footerMenu, groups, home, important, languages,
      latest
    case lists, mainMenu, minutes, moved, newer, next, no, note, older, onThisPage, page, pageNotFound
    case pageNotFoundMessage, pagesOfList, pagesOfSection, part, previous, references, related, search
    case searchFailed, searchField, searchNeedsScript, searchNone, searchPages, searchSome, skipToContent
    case table, tagged, tags, tip, titleOfPage, toHome, updated, warning, words, yes

    /// Its name in `site.json`.
    public var name: String { stringValue }
  }

  /// In English, which every word has.
  public static let english = Words(language: "en")

  /// The language: a BCP 47 tag.
  public let language: String
  private let phrases: [Phrase]
  private let own: [String: WordForms]

  /// The words of a language; `own` are those of the site, which come first. What is said in neither is English.
  public init(language: String, own: [String: WordForms] = [:]) {
    self.language = language
    self.own = own
    phrases = Key.allCases.map { key in
      Phrase((own.isEmpty ? nil : own[key.name]) ?? Self.builtIn(key, language) ?? key.english)
    }
  }

  /// The words of a site in its language.
  public init(_ settings: SiteSettings) {
    self.init(language: settings.language, own: settings.words)
  }

  /// The same with the words of the site's main language that this one does not have: a template that names one has something
  /// to say in each language.
  public func addingNames(of main: [String: WordForms]) -> Words {
    let known = Set(Key.allCases.map(\.name))
    let missing = main.filter { !known.contains($0.key) && own[$0.key] == nil }
    return missing.isEmpty ? self : Words(language: language, own: own.merging(missing) { first, _ in first })
  }

  /// Whether nothing but English is said.
  public var areEnglish: Bool { own.isEmpty && Self.builtIn(.home, language) == nil }

  /// A word that says nothing of its own.
  public subscript(key: Key) -> String { phrases[key.rawValue].text }

  /// A word with what it says in the place of each name in braces.
  public func text(_ key: Key, _ values: KeyValuePairs<String, String>) -> String {
    phrases[key.rawValue].filled(values, count: nil)
  }

  /// A word that says how many there are, in the form for that number.
  public func text(_ key: Key, count: Int) -> String {
    phrases[key.rawValue].filled(["count": String(count)], count: count)
  }

  /// All words by name, for templates: those of the site that the theme does not know, too.
  public var texts: [String: String] {
    var texts = own.mapValues(\.other)
    for key in Key.allCases { texts[key.name] = self[key] }
    return texts
  }

  /// The words that the program knows in a language beside English, by its first part.
  private static func builtIn(_ key: Key, _ language: String) -> WordForms? {
    language == "de" || language.hasPrefix("de-") ? key.german : nil
  }
}

extension Words {
  /// A word, what it is and where that comes from.
  public struct Entry: Sendable {
    /// Its name.
    public let name: String
    /// What is said, of many where that is something else.
    public let text: String
    /// `site.json`, `built in`, or `missing` where it is English on pages of another language.
    public let origin: String
  }

  /// All words, ordered by name.
  public var entries: [Entry] {
    texts.map { name, text in
      let key = Key.allCases.first { $0.name == name }
      let isKnown =
        language == "en" || language.hasPrefix("en-") || key.flatMap { Self.builtIn($0, language) } != nil
      return Entry(
        name: name, text: text, origin: own[name] != nil ? "site.json" : isKnown ? "built in" : "missing")
    }.sorted { $0.name < $1.name }
  }
}

/// A text with places for values, read once.
private struct Phrase: Sendable {
  private enum Piece: Sendable {
    case text(String)
    case place(String)
  }

  let text: String
  private let one: [Piece]?
  private let other: [Piece]

  init(_ forms: WordForms) {
    text = forms.other
    one = forms.one.map(Self.pieces)
    other = Self.pieces(of: forms.other)
  }

  func filled(_ values: KeyValuePairs<String, String>, count: Int?) -> String {
    (count == 1 ? one ?? other : other).reduce(into: "") { text, piece in
      switch piece {
      case .text(let plain): text += plain
      case .place(let name): text += values.first { $0.key == name }?.value ?? "{\(name)}"
      }
    }
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      pieces.append(.text(String(rest[..<open])))
      pieces.append(.place(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    return pieces + [.text(String(rest))]
  }
}
