import ContentLoading
import Diagnostics
import Entities
import Routing

/// Writes `site.json`.
struct SettingsWriting {
  private let site: SiteDescription
  private(set) var diagnostics: [Diagnostic] = []

  init(_ site: SiteDescription) {
    self.site = site
  }

  /// The file; `taxonomies` are those that have terms, and `link` knows what a link of a menu is called now.
  mutating func document(
    collections: [PlannedCollection], titles: (String?) -> [String: String], taxonomies: [String],
    folder: String, _ old: OldSite
  ) -> String {
    let mainTitles = titles(nil)
    var members: [(key: String, value: JSONValue)] = [
      ("title", .text(site.title ?? PageTitle.words(of: folder))), ("baseURL", .text(baseURL())),
    ]
    if let language = site.language, LanguageTag(language) != nil {
      members.append(("language", .text(language)))
    }
    if let description = site.description { members.append(("description", .text(description))) }
    if let author = site.author {
      let url = author.url.map { [("url", JSONValue.text($0))] } ?? []
      members.append(("author", .object([("name", .text(author.name))] + url)))
    }
    let languages = site.languages.filter { !$0.isOff }.map { language in
      (key: language.name, value: self.language(language, collections, titles(language.name), old))
    }
    if !languages.isEmpty { members.append(("languages", .object(languages))) }
    let menus = menus(site.menus, in: nil, old)
    if !menus.isEmpty { members.append(("menus", .object(menus))) }
    if !collections.isEmpty {
      members.append(
        ("collections", .object(collections.map { ($0.name, collection($0, mainTitles[$0.name])) })))
    }
    members.append(("taxonomies", .object(taxonomies.map { ($0, taxonomy($0)) })))
    let markdown = [("smartPunctuation", site.hasSmartPunctuation), ("emoji", site.hasEmoji)].filter(\.1)
    if !markdown.isEmpty {
      members.append(("markdown", .object(markdown.map { ($0.0, JSONValue.boolean(true)) })))
    }
    if site.isSearched { members.append(("search", .boolean(true))) }
    return JSONValue.object(members).document
  }

  private mutating func baseURL() -> String {
    if let url = site.baseURL, BaseURL(url) != nil { return url }
    diagnostics.append(
      Diagnostic(
        .warning, rule: "import/setting", "the old site does not say where it is published",
        at: SourceLocation(file: ContentLoader.settingsPath), hint: "set \"baseURL\""))
    return "https://example.org/"
  }

  private mutating func language(
    _ language: OldLanguage, _ collections: [PlannedCollection], _ titles: [String: String], _ old: OldSite
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = []
    if let title = language.title { members.append(("title", .text(title))) }
    if let description = language.description { members.append(("description", .text(description))) }
    let menus = menus(language.menus, in: language.name, old)
    if !menus.isEmpty { members.append(("menus", .object(menus))) }
    let titled = collections.compactMap { collection in
      titles[collection.name].map { (collection.name, JSONValue.object([("title", .text($0))])) }
    }
    if !titled.isEmpty { members.append(("collections", .object(titled))) }
    return .object(members)
  }

  private mutating func menus(
    _ found: [(name: String, entries: [SiteDescription.MenuItem])], in language: String?, _ old: OldSite
  ) -> [(key: String, value: JSONValue)] {
    var menus: [(key: String, value: JSONValue)] = []
    for menu in found {
      var entries: [JSONValue] = []
      for item in menu.entries {
        guard let to = destination(item.to, { old.menuLink($0, in: language) }) else {
          diagnostics.append(
            Diagnostic(
              .warning, rule: "import/setting",
              "an entry of the menu \"\(menu.name)\" leads to \"\(item.to)\", where there is no page",
              at: item.location, hint: "write an entry for it into \"menus\" of \(ContentLoader.settingsPath)"
            ))
          continue
        }
        let title =
          item.title.isEmpty
          ? old.title(of: item.to, in: language) ?? PageTitle.words(of: item.to.fileName.stem) : item.title
        entries.append(.object([("title", .text(title)), ("to", .text(to))]))
      }
      if !entries.isEmpty { menus.append((menu.name, .list(entries))) }
    }
    return menus
  }

  /// Links out of the site stay as they are.
  private func destination(_ to: String, _ link: (String) -> String?) -> String? {
    if let found = link(to) ?? link("/" + to) { return found }
    let isOutside = to.contains("://") || to.hasPrefix("mailto:")
    return isOutside ? to : nil
  }

  private func collection(_ collection: PlannedCollection, _ title: String?) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("kind", .text("articles")), ("title", .text(title ?? PageTitle.words(of: collection.name))),
    ]
    if collection.permalink != "/:collection/:slug/" {
      members.append(("permalink", .text(collection.permalink)))
    }
    if let size = site.pageSize, size > 0 { members.append(("pageSize", .literal("\(size)"))) }
    return .object(members)
  }

  private func taxonomy(_ name: String) -> JSONValue {
    let size = site.taxonomies.first { $0.name == name }?.pageSize
    return .object(size.map { $0 > 0 ? [("pageSize", .literal("\($0)"))] : [] } ?? [])
  }
}
