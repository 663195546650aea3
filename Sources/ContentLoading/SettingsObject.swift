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
    let permalink: FilledText?
    let template: FilledText?
    let pageSize: Int?
  }
}

extension SettingsObject {
  /// The settings; `node` is what they were decoded from, and `address` replaces the base URL.
  func settings(from node: ContentNode, publishedAt address: BaseURL?) -> SiteSettings {
    SiteSettings(
      title: title.description, description: description, baseURL: (address ?? baseURL.url).description,
      language: language?.description ?? "en", author: author,
      menus: (menus ?? [:]).mapValues { $0.map(\.menuEntry) },
      collections: (node["collections"]?.entries ?? []).compactMap { entry in
        collections?[entry.key]?.settings(named: entry)
      }.sorted { $0.name < $1.name })
  }
}

extension SettingsObject.Entry {
  fileprivate var menuEntry: MenuEntry {
    MenuEntry(
      title: title.description, to: to.value.description, source: ContentSource(to.location))
  }
}

extension SettingsObject.Collection {
  fileprivate func settings(named entry: ContentNode.Entry) -> CollectionSettings {
    CollectionSettings(
      name: entry.key, kind: kind, title: title.description, description: description,
      permalink: permalink?.description ?? "/:collection/:slug/", template: template?.description,
      pageSize: pageSize ?? 10, source: ContentSource(entry.keyLocation))
  }
}
