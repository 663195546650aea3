import ContentLoading
import Diagnostics

extension JekyllForms {
  /// Reads the configuration.
  static func describe(_ settings: Configuration) -> SiteDescription {
    var site = SiteDescription()
    site.pathName = AddressName.jekyll
    site.title = settings.value("title", "name")?.scalarText
    let base = settings.value("baseurl")?.scalarText ?? ""
    site.baseURL = settings.value("url")?.scalarText.map {
      $0 + (base.hasPrefix("/") || base.isEmpty ? base : "/" + base)
    }
    site.language = settings.value("lang", "locale")?.scalarText?.replacing("_", with: "-")
    site.description = settings.value("description", "tagline")?.scalarText
    let author = settings.value("author")
    site.author = (author?.scalarText ?? author?.value(["name"])?.scalarText).map {
      ($0, author?.value(["url", "uri"])?.scalarText)
    }
    site.pageSize = settings.value("paginate")?.wholeNumber
    site.hasSmartPunctuation = true
    site.hasEmoji = ["plugins", "gems"].contains { key in
      settings.value(key)?.elements.contains { $0.scalarText == "jemoji" } == true
    }
    site.taxonomies = ["tags", "categories"].map { SiteDescription.Taxonomy(name: $0) }
    readFolders(settings, into: &site)
    readCollections(settings, into: &site)
    readDefaults(settings, into: &site)
    site.tellLost(lostSettings, of: settings)
    if let pages = settings.value("header_pages") {
      let items = pages.elements.compactMap { node in
        node.scalarText.map {
          SiteDescription.MenuItem(title: "", to: $0, weight: .max, location: node.location)
        }
      }
      site.menus.append(("main", items))
    }
    return site
  }

  /// What Jekyll leaves out unless it is told otherwise.
  private static let usuallyExcluded = [
    ".sass-cache", ".jekyll-cache", "gemfiles", "Gemfile", "Gemfile.lock", "node_modules", "vendor/bundle/",
    "vendor/cache/", "vendor/gems/", "vendor/ruby/",
  ]

  private static func readFolders(_ settings: Configuration, into site: inout SiteDescription) {
    let texts = { (key: String) in (settings.value(key)?.elements ?? []).compactMap(\.scalarText) }
    let source = settings.value("source").flatMap { settings.folder($0, in: &site) } ?? ""
    // Folders of the generator, which have names that could be those of pages where settings give them one.
    var own = ["_site", "Public"]
    for name in ["destination", "plugins_dir", "layouts_dir", "includes_dir", "sass_dir"] {
      own += (settings.value(name)?.elements ?? []).compactMap { settings.folder($0, in: &site) }
    }
    let data = settings.value("data_dir").flatMap { settings.folder($0, in: &site) } ?? "_data"
    site.collectionsFolder =
      settings.value("collections_dir").flatMap { settings.folder($0, in: &site) } ?? ""
    site.included = FilePatterns([".htaccess"] + texts("include"))
    site.excluded = FilePatterns(
      usuallyExcluded + texts("exclude") + (own + [data]).map { $0 + "/" }.filter { $0 != "/" })
    site.roots = [
      OldRoot(
        kind: .site, path: source, location: settings.value("source")?.location,
        hasHidden: site.included.nameHidden, skipped: [".git", "_site", "node_modules", "Public"]),
      OldRoot(
        kind: .data, path: source.isEmpty ? data : source.appending(path: data),
        location: settings.value("data_dir")?.location),
    ]
  }

  private static func readCollections(_ settings: Configuration, into site: inout SiteDescription) {
    site.permalinkStyle = settings.value("permalink")?.scalarText ?? "date"
    if let general = settings.value("permalink"), styles[site.permalinkStyle] == nil {
      site.readPermalink(general, of: "posts", tokens: tokens.contains)
    }
    for entry in settings.value("collections")?.entries ?? [] {
      if let permalink = entry.value.value(["permalink"]) {
        site.readPermalink(permalink, of: entry.key, tokens: tokens.contains)
      }
      if entry.key == "posts" { continue }
      site.collections.append((entry.key, entry.value.value(["output"])?.isTrue == true))
    }
    for value in settings.value("collections")?.elements ?? [] where !value.isMapping {
      if let name = value.scalarText, name != "posts" { site.collections.append((name, false)) }
    }
  }

  /// Settings of Jekyll that change what is published, and have no counterpart in `site.json`.
  private static let lostSettings = [
    LostSetting(["future"], "posts of days to come are published", "build with --future"),
    LostSetting(["show_drafts"], "drafts are published", "build with --drafts"),
    LostSetting(["unpublished"], "what is not to be published is published", "build with --drafts"),
    LostSetting(["limit_posts"], "only some posts are published", silentIf: "0"),
    LostSetting(
      ["kramdown", "syntax_highlighter_opts", "block", "line_numbers"],
      "all code has the numbers of its lines", "write \"linenos\" behind the language of a fence"),
  ]
}
