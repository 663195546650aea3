import ContentLoading
import Diagnostics

/// Jekyll.
enum JekyllForms {
  static let forms = PeerForms(
    name: "Jekyll", signs: ["_config.yml", "_config.yaml", "_config.toml", "_posts"],
    configurations: ["_config.yml", "_config.yaml", "_config.toml"], folders: [""],
    skipped: ["_site", "node_modules", "vendor", "Public"], describe: describe, place: place,
    address: address,
    slug: AddressName.jekyll,
    keys: ["category": "categories", "tag": "tags", "last_modified_at": "updated", "header_image": "image"],
    wordSeparator: " ", takesTitleFromHeading: true, syntax: .liquid, codes: codes,
    includes: ["include", "include_relative", "include_cached"], hasColonAttributes: true)

  private static let codes: [String: CodeForm] = [
    "=": value, "post_url": reference, "link": reference, "highlight": CodeForms.highlight,
    "raw": { _, scope in scope.hasEnd ? CodeText(open: "", isVerbatim: true) : nil },
    "comment": CodeForms.gone,
    "gist": CodeForms.link("Gist") { tag in tag.positional.first.map { "https://gist.github.com/\($0)" } },
    "youtube": film, "figure": CodeForms.figure, "image": CodeForms.figure, "img": CodeForms.figure,
    "video": CodeForms.video, "note": CodeForms.callout, "tip": CodeForms.callout,
    "warning": CodeForms.callout, "callout": CodeForms.callout, "alert": CodeForms.callout,
    "youtubePlayer": film, "youtube-embed": film,
    "vimeo": CodeForms.film(of: "Vimeo", at: "https://player.vimeo.com/video/"),
    "toc": CodeForms.gone, "more": CodeForms.gone,
  ]

  private static let film = CodeForms.film(of: "YouTube", at: "https://www.youtube-nocookie.com/embed/")

  private static let reference: CodeForm = { tag, scope in
    scope.address(tag.rest.trimmed).map { CodeText(open: $0) }
  }

  /// A value that is the same in every build: the address of the site, and paths that get it in front.
  private static let value: CodeForm = { tag, scope in
    let parts = (tag.name + " " + tag.rest).split(separator: "|").map { String($0).trimmed }
    guard let first = parts.first else { return nil }
    let filters = parts.dropFirst().map { $0.prefix { $0 != ":" } }
    let isPath = filters.allSatisfy { ["relative_url", "absolute_url", "prepend", "escape"].contains($0) }
    switch first {
    case "site.baseurl", "site.url": return CodeText(open: "")
    case "site.title": return scope.site.title.map { CodeText(open: $0) }
    default: break
    }
    let quotes: Set<Character> = ["\"", "'"]
    guard isPath, !filters.isEmpty, let mark = first.first, quotes.contains(mark), first.last == mark,
      first.count > 1
    else { return nil }
    let path = String(first.dropFirst().dropLast())
    return CodeText(open: path.hasPrefix("/") || path.contains("://") ? path : "/" + path)
  }

  /// Files that belong to the generator and not to the site.
  private static let ownFiles: Set<String> = [
    "Gemfile", "Gemfile.lock", "Rakefile", "CNAME.example", "package.json", "package-lock.json",
    "_config.yml",
    "README.md", "LICENSE", "LICENSE.md", "CONTRIBUTING.md", "CHANGELOG.md",
  ]

  private static func place(_ file: String, _ site: SiteDescription) -> Place {
    let folders = file.split(separator: "/").dropLast().map(String.init)
    if folders.isEmpty, ownFiles.contains(file) || file.fileExtension == "gemspec" { return .ignored }
    if site.excluded.contains(where: { file == $0 || file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }) {
      return .ignored
    }
    let isText = ["md", "markdown", "mkdown", "mkd"].contains(file.fileExtension)
    if let index = folders.firstIndex(where: { $0 == "_posts" || $0 == "_drafts" }) {
      guard isText else { return .left("only Markdown is an article; put it beside the text that shows it") }
      let top: ContentNode.Value = .boolean(true)
      var adding: [(key: String, value: ContentNode.Value)] =
        folders[index] == "_drafts" ? [("draft", top)] : []
      if index > 0 {
        let place = SourceLocation(file: file)
        adding.append(
          ("categories", .list(folders[..<index].map { ContentNode(value: .text($0), location: place) })))
      }
      let below = folders[(index + 1)...].joined(separator: "/")
      return .page("posts".appending(path: below).appending(path: file.fileName), adding: adding)
    }
    guard let first = folders.first, first.hasPrefix("_") else {
      return isText
        || ["html", "htm", "xml", "css", "scss", "sass", "txt", "json", "js"].contains(file.fileExtension)
        ? .pageOrFile(file) : file.hasPrefix("_") ? .ignored : .fixed(file)
    }
    if first == "_data" {
      return .data(folders.dropFirst().joined(separator: "/").appending(path: file.fileName))
    }
    guard let collection = site.collections.first(where: { "_" + $0.name == first }) else { return .ignored }
    guard collection.hasPages else { return .left("the collection \"\(collection.name)\" has no pages") }
    let path = String(file.dropFirst())
    return isText ? .page(path) : .file(path)
  }

  private static func describe(_ settings: Configuration) -> SiteDescription {
    var site = SiteDescription()
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
    site.taxonomies = ["tags", "categories"].map { SiteDescription.Taxonomy(name: $0) }
    if let permalink = settings.value("permalink")?.scalarText { site.permalinks["posts"] = permalink }
    site.excluded = (settings.value("exclude")?.elements ?? []).compactMap(\.scalarText)
    for entry in settings.value("collections")?.entries ?? [] where entry.key != "posts" {
      let permalink = entry.value.value(["permalink"])?.scalarText
      site.collections.append((entry.key, entry.value.value(["output"])?.isTrue == true, permalink))
    }
    for value in settings.value("collections")?.elements ?? [] where !value.isMapping {
      if let name = value.scalarText { site.collections.append((name, false, nil)) }
    }
    if let pages = settings.value("header_pages") {
      let items = pages.elements.compactMap { node in
        node.scalarText.map {
          SiteDescription.MenuItem(title: "", to: $0, weight: .max, location: node.location)
        }
      }
      site.menus.append(("main", items))
    }
    if let defaults = settings.value("defaults") {
      site.tell(
        "defaults of front matter are not brought", at: defaults.location,
        hint: "write \"cascade\" into the _index.md of a folder")
    }
    return site
  }
}

extension JekyllForms {
  /// The patterns that have names.
  private static let styles = [
    "date": "/:categories/:year/:month/:day/:title.html", "pretty": "/:categories/:year/:month/:day/:title/",
    "ordinal": "/:categories/:year/:y_day/:title.html", "none": "/:categories/:title.html",
  ]

  private static func address(_ page: OldPage, _ date: PageDate?, _ site: SiteDescription) -> String {
    let own = page.value("permalink")?.scalarText
    let isPost = page.file.split(separator: "/").contains { $0 == "_posts" || $0 == "_drafts" }
    let isPretty = own == nil && ["pretty"].contains(site.permalinks["posts"] ?? "")
    let collection = site.collections.first { page.file.hasPrefix("_\($0.name)/") }
    let general = isPost ? site.permalinks["posts"] ?? "date" : collection?.permalink ?? ""
    let chosen = own ?? (general.isEmpty ? "/:path" + (isPretty ? "/" : ".html") : general)
    let pattern = styles[chosen] ?? chosen
    let name = undated(page.stem)
    let categories =
      (page.value("categories", "category")?.elements ?? []).compactMap(\.scalarText)
      .flatMap { $0.split(separator: " ").map(String.init) } + folderCategories(page)
    if !isPost, own == nil, page.isIndex || page.isSection {
      return page.folders.isEmpty ? "/" : "/\(page.folders.joined(separator: "/"))/"
    }
    let path = (page.folders + [page.stem]).joined(separator: "/")
    return AddressPattern.filled(pattern) { token in
      switch token {
      case "categories": categories.map(AddressName.jekyll).joined(separator: "/")
      case "title":
        isPost
          ? page.value("slug")?.scalarText ?? name
          : AddressName.jekyll(page.value("title")?.scalarText ?? page.stem)
      case "slug": AddressName.jekyll(page.value("slug")?.scalarText ?? name)
      case "path": path
      case "name", "basename": page.stem
      case "collection": collection?.name ?? "posts"
      case "output_ext": ".html"
      default: AddressPattern.part(token, of: date)
      }
    }
  }

  private static func folderCategories(_ page: OldPage) -> [String] {
    Array(page.file.split(separator: "/").map(String.init).prefix { $0 != "_posts" && $0 != "_drafts" })
      .filter { _ in page.file.contains("/_posts/") }
  }

  /// The name of a post without the day at its start.
  private static func undated(_ name: String) -> String {
    let parts = name.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].count == 4, parts[..<3].allSatisfy({ $0.allSatisfy(\.isNumber) }) else {
      return name
    }
    return String(parts[3])
  }
}
