import ContentLoading
import Diagnostics

/// Jekyll.
enum JekyllForms {
  static let forms = PeerForms(
    name: "Jekyll", signs: ["_config.yml", "_config.yaml", "_config.toml", "_posts"],
    configurations: ["_config.yml", "_config.yaml", "_config.toml"], describe: describe, place: place,
    address: address, defaults: defaults,
    keys: ["category": "categories", "tag": "tags", "last_modified_at": "updated", "header_image": "image"],
    wordSeparator: " ", takesTitleFromHeading: true, hasTemplatesAmongPages: true, syntax: .liquid,
    codes: codes, plainCodes: ["=", "post_url", "link", "comment"],
    includes: ["include", "include_relative", "include_cached"], hasColonAttributes: true)

  private static let codes: [String: CodeForm] = [
    "=": value, "post_url": reference, "link": reference, "highlight": CodeForms.highlight,
    "comment": CodeForms.gone, "::comment": CodeForms.gone, "::nomarkdown": CodeForms.bare,
    "::options": { _, _ in CodeText(open: "", loss: "what it sets") },
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
    "README.md", "LICENSE", "LICENSE.md", "CONTRIBUTING.md", "CHANGELOG.md",
  ]

  private static let textEndings: Set<String> = ["md", "markdown", "mkdown", "mkd"]
  /// What may have front matter beside texts.
  private static let templateEndings: Set<String> = [
    "html", "htm", "xml", "css", "scss", "sass", "txt", "json", "js",
  ]

  private static func place(_ file: String, _ kind: OldRoot.Kind, _ site: SiteDescription) -> Place {
    if kind == .data { return .data(file) }
    let folders = file.split(separator: "/").dropLast()
    let isIncluded = site.included.match(file)
    let isOwn = ownFiles.contains(file) || forms.configurations.contains(file) || file.hasSuffix(".gemspec")
    if folders.isEmpty, isOwn, !isIncluded { return .ignored }
    if site.excluded.match(file), !isIncluded { return .ignored }
    switch origin(of: file, site) {
    case .post(let before, let below, let isDraft):
      return articlePlace(file, before, below, isDraft: isDraft)
    case .collection(let name, let path):
      guard site.collections.contains(where: { $0.name == name && $0.hasPages }) else {
        return .left("the collection \"\(name)\" has no pages")
      }
      let place = "\(name)/\(path)"
      return textEndings.contains(file.fileExtension) ? .page(place) : .fixed(place)
    case .page:
      let isHidden = file.split(separator: "/").contains { name in
        ["_", ".", "#"].contains { name.hasPrefix($0) } && !site.included.match(String(name))
      }
      if isHidden, !isIncluded { return .ignored }
      let ending = file.fileExtension
      return textEndings.contains(ending) || templateEndings.contains(ending)
        ? .pageOrFile(file) : .fixed(file)
    }
  }

  /// Articles have the folders above theirs for categories.
  private static func articlePlace(
    _ file: String, _ before: [String], _ below: String, isDraft: Bool
  ) -> Place {
    guard textEndings.contains(file.fileExtension) else {
      return .left("only Markdown is an article; put it beside the text that shows it")
    }
    var adding: [(key: String, value: ContentNode.Value)] = isDraft ? [("draft", .boolean(true))] : []
    if !before.isEmpty {
      let place = SourceLocation(file: file)
      adding.append(
        ("categories", .list(before.map { ContentNode(value: .text($0), location: place) })))
    }
    return .page("posts/\(below)", adding: adding)
  }
}

extension JekyllForms {
  /// What a file is by the folders it lies in.
  enum Origin {
    /// An article, with the folders above `_posts` or `_drafts`, and its path below that.
    case post(before: [String], below: String, isDraft: Bool)
    /// An entry of a collection, and its path below that.
    case collection(String, path: String)
    /// Anything else.
    case page
  }

  /// What a file is, by its path below the source of the site.
  static func origin(of file: String, _ site: SiteDescription) -> Origin {
    var path = file[...]
    if !site.collectionsFolder.isEmpty {
      guard file.hasPrefix(site.collectionsFolder + "/") else { return .page }
      path = path.dropFirst(site.collectionsFolder.count + 1)
    }
    let parts = path.split(separator: "/").map(String.init)
    if let index = parts.dropLast().firstIndex(where: { $0 == "_posts" || $0 == "_drafts" }) {
      return .post(
        before: Array(parts[..<index]), below: parts[(index + 1)...].joined(separator: "/"),
        isDraft: parts[index] == "_drafts")
    }
    guard parts.count > 1, let collection = site.collections.first(where: { "_" + $0.name == parts[0] })
    else { return .page }
    return .collection(collection.name, path: parts.dropFirst().joined(separator: "/"))
  }
}
