import ContentLoading
import Diagnostics

extension HugoForms {
  /// Reads the configuration.
  static func describe(_ settings: Configuration) -> SiteDescription {
    var site = SiteDescription()
    let params = main(settings, "params")
    readLanguages(settings, into: &site)
    readFolders(settings, into: &site)
    readSpelling(settings, into: &site)
    site.tellLost(lostSettings, of: settings)
    site.title = main(settings, "title")?.scalarText
    site.baseURL = settings.value("baseURL")?.scalarText
    site.language =
      (main(settings, "languageCode", "locale") ?? settings.value("defaultContentLanguage"))?.scalarText
    site.description = params?.value(["description", "subtitle"])?.scalarText
    site.author = author(settings, params)
    site.pageSize =
      settings.value("paginate")?.wholeNumber
      ?? settings.value("pagination")?.value(["pagerSize"])?.wholeNumber
    site.hasEmoji = settings.value("enableEmoji")?.isTrue == true
    site.hasSmartPunctuation =
      settings.value("markup")?["goldmark"]?["extensions"]?["typographer"]?.isFalse != true
    site.taxonomies = (settings.value("taxonomies")?.entries ?? []).compactMap { entry in
      entry.value.scalarText.map { SiteDescription.Taxonomy(name: $0) }
    }
    if settings.value("taxonomies") == nil {
      site.taxonomies = ["tags", "categories"].map { SiteDescription.Taxonomy(name: $0) }
    }
    readPermalinks(settings.value("permalinks"), into: &site)
    for menu in main(settings, "menus", "menu")?.entries ?? [] {
      site.menus.append((menu.key, MenuReading.items(menu.value, in: &site)))
    }
    return site
  }

  private static func readFolders(_ settings: Configuration, into site: inout SiteDescription) {
    let names = ["staticDir"] + (0...10).map { "staticDir\($0)" }
    for name in names where name == "staticDir" || settings.value(name) != nil {
      site.roots += settings.roots([name], of: .fixed, default: "static", in: &site)
    }
    // Where all languages have one host, what one has of its own lies beside what all have.
    for entry in settings.value("languages")?.entries ?? [] where !site.isOff(entry.key) {
      for name in names {
        let roots = settings.roots(entry.value.value([name])?.elements ?? [], of: .fixed, in: &site)
        site.roots += roots.filter { root in
          !site.roots.contains { $0.kind == .fixed && $0.path == root.path }
        }
      }
    }
    site.roots += settings.roots(["assetDir"], of: .assets, default: "assets", in: &site)
    site.roots += settings.roots(["dataDir"], of: .data, default: "data", in: &site)
  }

  /// How addresses are spelt.
  private static func readSpelling(_ settings: Configuration, into site: inout SiteDescription) {
    let keepsCase = settings.value("disablePathToLower")?.isTrue == true
    let removesAccents = settings.value("removePathAccents")?.isTrue == true
    site.pathName = { text in
      AddressName.hugo(removesAccents ? AsciiSpelling.unaccented(text) : text, keepsCase: keepsCase)
    }
    guard let ugly = settings.value("uglyURLs") else { return }
    site.isUgly = ugly.isTrue
    site.uglySections = Set(ugly.entries.filter(\.value.isTrue).map(\.key))
  }

  private static func isToken(_ token: String) -> Bool {
    tokens.contains(token) || token.hasPrefix("sections[") && sections(token, of: []) != nil
  }

  /// Settings of Hugo that change what is published, and have no counterpart in `site.json`.
  private static let lostSettings = [
    LostSetting(["buildDrafts"], "drafts are published", "build with --drafts"),
    LostSetting(["buildFuture"], "pages of days to come are published", "build with --future"),
    LostSetting(["buildExpired"], "pages that expired are published", "build with --expired"),
    LostSetting(["relativeURLs"], "links are relative", "build with --relative"),
    LostSetting(["canonifyURLs"], "links have the address of the site in them"),
    LostSetting(
      ["markup", "highlight", "lineNos"], "all code has the numbers of its lines",
      "write \"linenos\" behind the language of a fence"),
    LostSetting(["markup", "highlight", "guessSyntax"], "the language of code is guessed"),
    LostSetting(["sectionPagesMenu"], "sections are entries of a menu", "write \"menus\" into site.json"),
    LostSetting(
      ["frontmatter"], "dates are read from other places", "compare the dates and addresses of some pages"),
    LostSetting(["ignoreFiles"], "files are left out by patterns", "remove them from the new site"),
    LostSetting(["module", "mounts"], "folders are mounted", "copy them to where they are mounted"),
    LostSetting(["disableKinds"], "kinds of pages are left out"),
  ]

  private static func author(_ settings: Configuration, _ params: ContentNode?) -> (
    name: String, url: String?
  )? {
    let node = settings.value("author") ?? params?.value(["author"])
    let name = node?.scalarText ?? node?.value(["name"])?.scalarText
    return name.map { ($0, node?.value(["url", "homepage", "website"])?.scalarText) }
  }

  /// Patterns by section, which newer versions have below `page`.
  private static func readPermalinks(_ node: ContentNode?, into site: inout SiteDescription) {
    for entry in node?.entries ?? [] {
      if !entry.value.isMapping {
        site.readPermalink(entry.value, of: entry.key, tokens: isToken)
      } else if entry.key == "page" {
        for inner in entry.value.entries {
          site.readPermalink(inner.value, of: inner.key, tokens: isToken)
        }
      } else {
        site.tell("addresses of the kind \"\(entry.key)\" cannot be set here", at: entry.keyLocation)
      }
    }
  }
}
