import Entities

extension SettingsObject {
  /// A language beside the main one.
  struct Language: Decodable {
    let title: FilledText?
    let description: String?
    let menus: [String: [Entry]]?
    let collections: [String: List]?
    let taxonomies: [String: List]?
    let words: [String: Word]?
  }

  /// What a list is called in a language.
  struct List: Decodable {
    let title: FilledText?
    let description: String?
  }

  /// What the theme says; the short form, text alone, is written out before it is decoded.
  struct Word: Decodable {
    let one: FilledText?
    let other: FilledText
  }

  /// The languages, in the order of the file.
  func languageSettings(from node: ContentNode) -> [LanguageSettings] {
    (node["languages"]?.entries ?? []).compactMap { entry in
      languages?[entry.key].map { language in
        LanguageSettings(
          tag: entry.key, title: language.title?.description, description: language.description,
          menus: (language.menus ?? [:]).mapValues { $0.map(\.menuEntry) },
          collections: (language.collections ?? [:]).mapValues(\.list),
          taxonomies: (language.taxonomies ?? [:]).mapValues(\.list), words: language.words.forms)
      }
    }
  }
}

extension [String: SettingsObject.Word]? {
  /// The words by their names.
  var forms: [String: WordForms] {
    (self ?? [:]).mapValues { WordForms(one: $0.one?.description, other: $0.other.description) }
  }
}

extension SettingsObject.List {
  fileprivate var list: LanguageSettings.List {
    LanguageSettings.List(title: title?.description, description: description)
  }
}

extension ContentNode {
  /// Settings in which every word has its forms: `"older": "Older"` is short for `"older": {"other": "Older"}`.
  func writingOutWords() -> ContentNode {
    replacing("words") { $0.writingOutForms() }.replacing("languages") { languages in
      guard case .mapping(let entries) = languages.value else { return languages }
      return ContentNode(
        value: .mapping(entries.map { $0.changed { $0.replacing("words") { $0.writingOutForms() } } }),
        location: languages.location)
    }
  }

  private func writingOutForms() -> ContentNode {
    guard case .mapping(let entries) = value else { return self }
    let changed = entries.map { entry in
      entry.changed { ContentNode(value: ShortForms.mapped($0, under: "other"), location: $0.location) }
    }
    return ContentNode(value: .mapping(changed), location: location)
  }
}

extension ContentNode.Entry {
  fileprivate func changed(_ change: (ContentNode) -> ContentNode) -> Self {
    Self(key: key, keyLocation: keyLocation, value: change(value))
  }
}
