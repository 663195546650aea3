import ContentLoading
import Diagnostics

/// Hugo.
enum HugoForms {
  static let forms = PeerForms(
    name: "Hugo", signs: configurations + ["content", "config/_default"], configurations: configurations,
    configurationFolder: "config/_default", folders: ["content", "static", "assets", "data"],
    describe: describe,
    place: place, address: address, slug: AddressName.hugo,
    hiding: hiding, keys: ["images": "image"], hasRelativeAliases: true, listsEveryFolder: true,
    syntax: .hugo, codes: codes)

  private static let configurations = ["hugo", "config", "config/_default/hugo", "config/_default/config"]
    .flatMap { name in ["toml", "yaml", "yml", "json"].map { "\(name).\($0)" } }

  private static let codes: [String: CodeForm] = [
    "ref": reference, "relref": reference, "figure": CodeForms.figure, "img": CodeForms.figure,
    "image": CodeForms.figure, "highlight": CodeForms.highlight, "details": CodeForms.details,
    "youtube": CodeForms.film(of: "YouTube", at: "https://www.youtube-nocookie.com/embed/"),
    "vimeo": CodeForms.film(of: "Vimeo", at: "https://player.vimeo.com/video/"),
    "gist": CodeForms.link("Gist") { tag in
      tag.positional.count > 1 ? "https://gist.github.com/\(tag.positional[0])/\(tag.positional[1])" : nil
    },
    "tweet": status, "x": status, "twitter": status, "video": CodeForms.video, "rawhtml": CodeForms.bare,
    "notice": CodeForms.callout, "callout": CodeForms.callout, "alert": CodeForms.callout,
    "admonition": CodeForms.callout, "hint": CodeForms.callout, "note": CodeForms.callout,
    "tip": CodeForms.callout, "warning": CodeForms.callout, "info": CodeForms.callout,
  ]

  /// The address of a page by its path.
  private static let reference: CodeForm = { tag, scope in
    guard !scope.hasEnd, let path = tag.argument(["path"], at: 0) else { return nil }
    return scope.address(path).map { CodeText(open: $0) }
  }

  private static let status = CodeForms.link("Post on X") { tag in
    guard let id = tag.argument(["id"], at: tag.positional.count > 1 ? 1 : 0) else { return nil }
    let user = tag.argument(["user"]) ?? (tag.positional.count > 1 ? tag.positional[0] : "i/web")
    return "https://x.com/\(user)/status/\(id)"
  }

  private static func place(_ file: String, _ site: SiteDescription) -> Place {
    guard let slash = file.firstIndex(of: "/") else { return .ignored }
    let path = String(file[file.index(after: slash)...])
    switch file[..<slash] {
    case "static": return .fixed(path)
    case "data": return .data(path)
    case "assets":
      return ["scss", "sass", "css", "js", "ts"].contains(path.fileExtension)
        ? .left(
          "Hugo makes it ready by pipes of templates; style sheets and scripts of a site here stand in Templates/assets"
        )
        : .fixed(path)
    default: break
    }
    switch path.fileExtension {
    case "md", "markdown", "mdown", "html", "htm": return .page(path)
    case "adoc", "asciidoc", "org", "rst", "pandoc", "pdc":
      return .left("it is no Markdown; convert it, with pandoc for example")
    default: return .file(path)
    }
  }

  /// Texts beside the page of a bundle are for templates, and so are bundles without a page.
  private static func hiding(_ page: OldPage, _ bundles: Set<String>) -> String? {
    let render = (page.value("build", "_build")?.value(["render"])).map {
      $0.scalarText == "never" || $0.isFalse
    }
    if page.value("headless")?.isTrue == true || render == true { return "it has no page in the old site" }
    let isResource = page.folders.indices.contains { index in
      bundles.contains(page.folders[...index].joined(separator: "/"))
        && !(page.isIndex && index == page.folders.count - 1)
    }
    return isResource ? "it lies in the folder of a page, and has no page of its own in the old site" : nil
  }

  private static func address(_ page: OldPage, _ date: PageDate?, _ site: SiteDescription) -> String {
    if let url = page.value("url")?.scalarText { return url.hasPrefix("/") ? url : "/" + url }
    var folders = page.folders
    var name = page.value("slug")?.scalarText ?? page.stem
    if page.isIndex, page.value("slug") == nil {
      name = folders.popLast() ?? ""
    } else if page.isIndex {
      folders.removeLast()
    }
    let path = folders.map(AddressName.hugo)
    if page.isSection { return folders.isEmpty ? "/" : "/\(path.joined(separator: "/"))/" }
    guard let section = folders.first, let pattern = site.permalinks[section] else {
      return "/" + (path + [AddressName.hugo(name)]).filter { !$0.isEmpty }.joined(separator: "/") + "/"
    }
    let filled = AddressPattern.filled(pattern) { token in
      switch token {
      case "title": AddressName.hugo(page.value("title")?.scalarText ?? name)
      case "slug", "slugorfilename", "slugorcontentbasename": AddressName.hugo(name)
      case "filename", "contentbasename":
        AddressName.hugo(page.isIndex ? page.folders.last ?? "" : page.stem)
      case "section": path.first ?? ""
      case "sections": path.joined(separator: "/")
      default: AddressPattern.part(token, of: date)
      }
    }
    return filled.hasSuffix("/") ? filled : filled + "/"
  }
}

extension HugoForms {
  /// Settings that say nothing which a site here could be told.
  private static func describe(_ settings: Configuration) -> SiteDescription {
    var site = SiteDescription()
    let params = settings.value("params")
    site.title = settings.value("title")?.scalarText
    site.baseURL = settings.value("baseURL")?.scalarText
    site.language =
      (settings.value("languageCode", "locale") ?? settings.value("defaultContentLanguage"))?.scalarText
    site.description = params?.value(["description", "subtitle"])?.scalarText
    site.author = author(settings, params)
    site.pageSize =
      settings.value("paginate")?.wholeNumber
      ?? settings.value("pagination")?.value(["pagerSize"])?.wholeNumber
    site.hasSmartPunctuation =
      settings.value("markup")?["goldmark"]?["extensions"]?["typographer"]?.isFalse != true
    site.taxonomies = (settings.value("taxonomies")?.entries ?? []).compactMap { entry in
      entry.value.scalarText.map { SiteDescription.Taxonomy(name: $0) }
    }
    if settings.value("taxonomies") == nil {
      site.taxonomies = ["tags", "categories"].map { SiteDescription.Taxonomy(name: $0) }
    }
    readPermalinks(settings.value("permalinks"), into: &site)
    for menu in settings.value("menus", "menu")?.entries ?? [] {
      site.menus.append((menu.key, MenuReading.items(menu.value, in: &site)))
    }
    if let languages = settings.value("languages"), languages.entries.count > 1 {
      site.tell(
        "the site has \(languages.entries.count) languages, of which one is brought", at: languages.location,
        hint: "import each of them into a site of its own")
    }
    return site
  }

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
      if let pattern = entry.value.scalarText {
        site.permalinks[entry.key] = pattern
      } else if entry.key == "page" {
        for inner in entry.value.entries { site.permalinks[inner.key] = inner.value.scalarText }
      } else {
        site.tell("addresses of the kind \"\(entry.key)\" cannot be set here", at: entry.keyLocation)
      }
    }
  }
}

/// Reads the entries of a menu.
enum MenuReading {
  /// The entries, lightest first; those of a menu inside a menu follow the one they belong to.
  static func items(_ node: ContentNode, in site: inout SiteDescription) -> [SiteDescription.MenuItem] {
    var roots: [(item: SiteDescription.MenuItem, id: String)] = []
    var children: [String: [SiteDescription.MenuItem]] = [:]
    for entry in node.elements {
      let name = entry.value(["name", "title"])?.scalarText ?? entry.value(["identifier"])?.scalarText
      guard let name, let to = entry.value(["pageRef", "url", "href", "link"])?.scalarText else {
        site.tell("an entry of a menu has no name, or leads nowhere", at: entry.location)
        continue
      }
      let item = SiteDescription.MenuItem(
        title: name, to: to, weight: entry.value(["weight"])?.wholeNumber ?? .max, location: entry.location)
      if let parent = entry.value(["parent"])?.scalarText {
        children[parent, default: []].append(item)
        site.tell("menus have no levels here: \"\(name)\" stands beside \"\(parent)\"", at: entry.location)
      } else {
        roots.append((item, entry.value(["identifier"])?.scalarText ?? name))
      }
    }
    // Entries of the same weight keep their order.
    let sorted = roots.enumerated().sorted {
      ($0.element.item.weight, $0.offset) < ($1.element.item.weight, $1.offset)
    }
    var items = sorted.flatMap { root in
      [root.element.item] + (children.removeValue(forKey: root.element.id) ?? [])
    }
    items += children.sorted { $0.key < $1.key }.flatMap(\.value)
    return items
  }
}
