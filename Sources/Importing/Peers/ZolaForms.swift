import ContentLoading
import Diagnostics
import Entities

/// Zola.
enum ZolaForms {
  static let forms = PeerForms(
    name: "Zola", signs: ["config.toml", "zola.toml"], configurations: ["config.toml", "zola.toml"],
    describe: describe, place: place, address: address, hiding: hiding,
    headingName: AddressName.zola, syntax: .tera, codes: codes)

  private static let codes: [String: CodeForm] = [
    "youtube": CodeForms.film(of: "YouTube", at: "https://www.youtube-nocookie.com/embed/"),
    "vimeo": CodeForms.film(of: "Vimeo", at: "https://player.vimeo.com/video/"),
    "streamable": CodeForms.film(of: "Streamable", at: "https://streamable.com/e/"),
    "gist": CodeForms.link("Gist") { $0.argument(["url"], at: 0) }, "figure": CodeForms.figure,
    "image": CodeForms.figure, "img": CodeForms.figure, "video": CodeForms.video, "note": CodeForms.callout,
    "tip": CodeForms.callout, "warning": CodeForms.callout, "info": CodeForms.callout,
    "important": CodeForms.callout, "caution": CodeForms.callout, "danger": CodeForms.callout,
    "callout": CodeForms.callout, "alert": CodeForms.callout, "admonition": CodeForms.callout,
    "details": CodeForms.details,
  ]

  private static func place(_ path: String, _ kind: OldRoot.Kind, _ site: SiteDescription) -> Place {
    if kind == .fixed { return .fixed(path) }
    return path.fileExtension == "md" ? .page(path) : .file(path)
  }

  private static func hiding(_ pages: [OldPage]) -> [String?] {
    pages.map { $0.value("render")?.isFalse == true ? "it has no page in the old site" : nil }
  }

  private static func address(_ page: OldPage, _ date: DateStamp?, _ site: SiteDescription) -> OldAddress {
    OldAddress(text: path(of: page, site))
  }

  private static func path(of page: OldPage, _ site: SiteDescription) -> String {
    if let path = page.value("path")?.scalarText {
      let inner = path.split(separator: "/").joined(separator: "/")
      return inner.isEmpty ? "/" : "/\(inner)/"
    }
    var folders = page.folders
    if page.isSection {
      return folders.isEmpty ? "/" : "/\(folders.map(site.pathName).joined(separator: "/"))/"
    }
    let file = page.isIndex ? folders.popLast() ?? "" : page.stem
    let name = page.value("slug")?.scalarText ?? (site.keepsDates ? file : undated(file))
    return "/" + (folders + [name]).map(site.pathName).joined(separator: "/") + "/"
  }

  /// A name without the day at its start.
  private static func undated(_ name: String) -> String {
    let parts = name.split(separator: /[-_]/, maxSplits: 3)
    guard parts.count == 4, parts[0].count == 4, parts[1].count == 2,
      parts[2].prefix(2).allSatisfy(\.isNumber),
      parts[0].allSatisfy(\.isNumber), parts[1].allSatisfy(\.isNumber), parts[2].count == 2
    else { return name }
    return String(parts[3])
  }

  /// Settings of Zola that change what is published, and have no counterpart in `site.json`.
  private static let lostSettings = [
    LostSetting(["slugify", "taxonomies"], "terms have addresses of another form", silentIf: "on"),
    LostSetting(["slugify", "anchors"], "headings have ids of another form", silentIf: "on"),
    LostSetting(["ignored_content"], "files are left out by patterns", "remove them from the new site"),
  ]

  private static func describe(_ settings: Configuration) -> SiteDescription {
    var site = SiteDescription()
    site.roots = [
      OldRoot(kind: .content, path: "content"), OldRoot(kind: .fixed, path: "static", hasHidden: true),
    ]
    let slugs = settings.value("slugify")
    site.pathName =
      switch slugs?.value(["paths"])?.scalarText {
      case "off": { $0 }
      case "safe": AddressName.zolaSafe
      default: AddressName.zola
      }
    site.keepsDates = slugs?.value(["paths_keep_dates"])?.isTrue == true
    site.tellLost(lostSettings, of: settings)
    let extra = settings.value("extra")
    site.title = settings.value("title")?.scalarText
    site.baseURL = settings.value("base_url")?.scalarText
    site.language = settings.value("default_language")?.scalarText
    site.description = settings.value("description")?.scalarText
    let author = settings.value("author") ?? extra?.value(["author"])
    site.author = (author?.scalarText ?? author?.value(["name"])?.scalarText).map { ($0, nil) }
    site.isSearched = settings.value("build_search_index")?.isTrue == true
    site.hasEmoji = settings.value("markdown")?["render_emoji"]?.isTrue == true
    site.hasSmartPunctuation = settings.value("markdown")?["smart_punctuation"]?.isTrue == true
    for taxonomy in settings.value("taxonomies")?.elements ?? [] {
      guard let name = taxonomy.value(["name"])?.scalarText ?? taxonomy.scalarText else { continue }
      let size = taxonomy.value(["paginate_by"])?.wholeNumber
      site.taxonomies.append(SiteDescription.Taxonomy(name: name, pageSize: size == 0 ? nil : size))
    }
    site.mainLanguage = site.language ?? "en"
    for entry in settings.value("languages")?.entries ?? [] where entry.key != site.mainLanguage {
      site.languages.append(
        OldLanguage(
          name: entry.key, title: entry.value.value(["title"])?.scalarText,
          description: entry.value.value(["description"])?.scalarText))
    }
    for key in ["menu", "menus", "nav", "main_menu", "menu_items", "header_nav"] {
      guard let menu = extra?.value([key]), !menu.elements.isEmpty, !menu.isMapping else { continue }
      let items = MenuReading.items(menu, in: &site).map { item in
        SiteDescription.MenuItem(
          title: item.title, to: item.to.replacing("$BASE_URL", with: ""), weight: item.weight,
          location: item.location)
      }
      site.menus.append(("main", items))
    }
    return site
  }
}
