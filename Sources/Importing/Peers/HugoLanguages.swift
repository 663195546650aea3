import ContentLoading
import Diagnostics

extension HugoForms {
  /// Reads the languages, and what the site says in each.
  static func readLanguages(_ settings: Configuration, into site: inout SiteDescription) {
    let entries = settings.value("languages")?.entries ?? []
    let main = settings.value("defaultContentLanguage")?.scalarText ?? "en"
    let off = Set((settings.value("disableLanguages")?.elements ?? []).compactMap(\.scalarText))
    site.mainLanguage = main
    for entry in entries where entry.key != main {
      var language = OldLanguage(
        name: entry.key, title: entry.value.value(["title"])?.scalarText,
        description: entry.value.value(["params"])?.value(["description"])?.scalarText)
      language.isOff = off.contains(entry.key) || entry.value.value(["disabled"])?.isTrue == true
      for menu in entry.value.value(["menus", "menu"])?.entries ?? [] {
        language.menus.append((menu.key, MenuReading.items(menu.value, in: &site)))
      }
      site.languages.append(language)
      if let host = entry.value.value(["baseURL"]) {
        site.tell(
          "the language \"\(entry.key)\" has an address of its own, and lies in the folder /\(entry.key)/ here",
          at: host.location, hint: "let the old address lead there")
      }
    }
    if let folder = settings.value("defaultContentLanguageInSubdir"), folder.isTrue {
      site.mainPrefix = "/\(main)"
      site.tell(
        "the main language lay in the folder /\(main)/, and lies at the top here: old addresses of its pages lead on, those of lists without a file do not",
        at: folder.location)
    }
    readContentFolders(entries, settings, into: &site)
  }

  /// What a setting is in the main language.
  static func main(_ settings: Configuration, _ names: String...) -> ContentNode? {
    let main = settings.value("defaultContentLanguage")?.scalarText ?? "en"
    return settings.value("languages")?.value([main])?.value(names) ?? settings.node.value(names)
  }

  /// Languages may have folders of their own; the languages of other files stand in their names.
  private static func readContentFolders(
    _ entries: [ContentNode.Entry], _ settings: Configuration, into site: inout SiteDescription
  ) {
    var roots = entries.compactMap { entry -> OldRoot? in
      guard let node = entry.value.value(["contentDir"]), let path = settings.folder(node, in: &site) else {
        return nil
      }
      return OldRoot(kind: .content, path: path, location: node.location, language: entry.key)
    }
    let isWhole = roots.contains { $0.language == site.mainLanguage } && roots.count == entries.count
    if !isWhole {
      roots = settings.roots(["contentDir"], of: .content, default: "content", in: &site) + roots
    }
    site.roots += roots.map { root in
      var root = root
      root.skipped = Set(
        roots.map(\.path).filter { $0 != root.path && $0.folderPath == root.path }.map(\.fileName))
      return root
    }
  }
}
