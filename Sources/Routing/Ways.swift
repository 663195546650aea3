/// The ways that lead from one page: the only source of URLs.
public struct Ways: Sendable {
  /// The page from which the ways lead, where there is one.
  public let here: Destination?
  /// The output path of the page from which the ways lead.
  public var page: String? { here.map { map.folder + $0.path.text } }
  /// The path of its URL from the root of the host.
  private let herePath: String?
  private let map: SiteMap
  /// What every URL of the site starts with: nothing, or its scheme and host.
  private let origin: String
  /// The URL of the page whose text is shown, where it is shown in another one: its fragments start with it.
  private let quoted: String?

  /// Stands on a page of a site.
  public init(from here: Destination? = nil, in map: SiteMap) {
    self.init(
      from: here, path: here.map { map.root + $0.path.urlPath }, in: map, origin: "", quoted: nil)
  }

  private init(from here: Destination?, path: String?, in map: SiteMap, origin: String, quoted: String?) {
    self.here = here
    self.map = map
    self.origin = origin
    self.quoted = quoted
    herePath = path
  }

  /// The ways of a module that no page has called yet: none.
  public static let nowhere = Ways(in: SiteMap(baseURL: .root))

  /// The ways of the same site that start on no page.
  public var fromNoPage: Ways { Ways(from: nil, path: nil, in: map, origin: origin, quoted: nil) }

  /// The same ways by absolute URLs, for what is read away from the site: a feed. `quoted` is the page whose text is shown,
  /// to whose elements its fragments lead.
  public func absolute(quoting quoted: Route? = nil) -> Ways {
    Ways(
      from: here, path: herePath, in: map, origin: map.baseURL.origin, quoted: quoted.flatMap(address(of:)))
  }

  /// Whether these ways and others lead through one and the same site by the same URLs.
  public func leadThroughSameSite(as other: Ways) -> Bool { map === other.map && origin == other.origin }

  /// Whether the ways are for what is read away from the site.
  public var isAbsolute: Bool { !origin.isEmpty }

  /// What every URL of the site starts with: `/`, or `/docs/`, behind scheme and host where ways are absolute.
  public var basePath: String { origin + map.baseURL.path }

  /// What stands before the `#` of a link to an element of the text that is shown; mostly nothing.
  public var fragmentBase: String { quoted ?? "" }

  /// The link to a page, if there is such a page.
  public func link(to route: Route) -> Link? {
    guard let link = map.link(to: route) else { return nil }
    return origin.isEmpty ? link : Link(href: origin + link.href)
  }

  /// The links to the feeds of a list, in the order of their formats; none where there is no feed.
  public func feeds(of list: Route) -> [(format: FeedFormat, link: Link)] {
    let feeds = map.feeds(of: list)
    return origin.isEmpty ? feeds : feeds.map { ($0.format, Link(href: origin + $0.link.href)) }
  }

  /// The link to the home page, which every site has in each of its languages.
  public var home: Link { Link(href: origin + map.root) }

  /// The page in its own and all other languages that have it, in the order of the languages, the main one first; nothing
  /// where it is in one only.
  public var translations: [Translation] { here.map { translations(of: $0.route) } ?? [] }

  /// The same of another page.
  public func translations(of route: Route) -> [Translation] {
    map.translations(of: route).map { language, path in
      Translation(
        language: language, link: Link(href: basePath + path),
        address: map.baseURL.origin + map.baseURL.path + path)
    }
  }

  /// The languages of the site, the main one first; none where there is only one.
  public var languages: [SiteLanguage] { map.languages }

  /// The folder below the root of the site in which the pages of this language lie, with a slash at its end; mostly empty.
  public var folder: String { map.folder }

  /// The link to the page from which the ways lead.
  public var toHere: Link? { herePath.map { Link(href: origin + $0) } }

  /// The absolute URL of a page, if there is such a page.
  public func address(of route: Route) -> String? {
    map.link(to: route).map { map.baseURL.origin + $0.href }
  }

  /// The absolute URL of the page from which the ways lead.
  public var canonical: String? {
    herePath.map { map.baseURL.origin + $0 }
  }

  /// Resolves a URL as an author writes it in the file `source` (a path from the root of the site).
  ///
  /// URLs with a scheme and fragments stay as they are, but a program is a fault. A path from the root of the site (`/guide/`) gets the base path in
  /// front. Everything else is a file: `@/guide/start.md` below `Content/`, or one beside the source. A page or
  /// asset that does not exist is a fault.
  public func resolve(_ url: String, from source: String) -> Result<Link, LinkFault> {
    if let link = map.plainLink(url) { return .success(Link(href: origin + link.href)) }
    if let scheme = Self.scheme(of: url) {
      return ["javascript", "vbscript"].contains(scheme.lowercased())
        ? .failure(.program(url)) : .success(Link(href: url))
    }
    if url.isEmpty || url.hasPrefix("#") || url.hasPrefix("?") {
      return .success(Link(href: fragmentBase + url))
    }
    if url.hasPrefix("//") { return .success(Link(href: url)) }
    let end = url.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? url.endIndex
    let path = String(url[..<end])
    let rest = url[end...]
    if let link = map.plainLink(path) { return .success(Link(href: origin + link.href + rest)) }
    let decoded = PercentEncoding.decode(path)
    let output = path.hasPrefix("/") ? resolvePath(decoded) : resolveFile(decoded, from: source)
    return output.map { Link(href: basePath + $0.urlPath + rest) }
  }

  /// The link to a file at a path from the root of the site, such as `/favicon.ico`, if there is one.
  public func file(at path: String) -> Link? {
    map.plainLink(path).map { Link(href: origin + $0.href) }
  }

  /// The source of the asset that a URL leads to, written as for `resolve`; nothing if it leads elsewhere.
  public func asset(at url: String, from source: String) -> String? {
    let path = String(url.prefix { $0 != "#" && $0 != "?" })
    if path.isEmpty || path.hasPrefix("//") || Self.scheme(of: path) != nil { return nil }
    let decoded = PercentEncoding.decode(path)
    let output =
      decoded.hasPrefix("/")
      ? map.output(at: String(decoded.dropFirst()))
      : map.output(madeFrom: SourcePath.resolve(decoded, from: source))
    return output.flatMap(map.source(ofAsset:))
  }

  /// The smaller versions of an image, the narrowest first, by its path from the root of the site. What is read away from
  /// the site has to do without them.
  public func renditions(of source: String) -> [Rendition] { isAbsolute ? [] : map.renditions(of: source) }

  private func resolvePath(_ path: String) -> Result<OutputPath, LinkFault> {
    if let output = map.output(at: String(path.dropFirst())) { return .success(output) }
    let name = path.hasPrefix("/Content/") ? path.dropFirst("/Content/".count) : path.dropFirst()
    let form = map.output(madeFrom: "Content/\(name)").map { _ in "@/\(name)" }
    return .failure(.missingPage(path, meaning: form, among: map.pathSuggestions))
  }

  private func resolveFile(_ path: String, from source: String) -> Result<OutputPath, LinkFault> {
    let file = SourcePath.resolve(path, from: source)
    let candidates = [file, file + "/index.md"].map { $0.replacing("//", with: "/") }
    if let output = candidates.lazy.compactMap(map.output(madeFrom:)).first { return .success(output) }
    for candidate in candidates {
      if let reason = map.reasonNotPublished(candidate) {
        return .failure(.unpublished(candidate, writtenAs: path, because: reason))
      }
    }
    return .failure(
      .missingFile(file, writtenAs: path, meaning: form(of: path, for: file), among: map.sourceSuggestions))
  }

  /// How a link is written here that leads to the page of a file in the way of other generators, as `about`, `about.html` or
  /// `articles/` do.
  private func form(of path: String, for file: String) -> String? {
    for ending in ["", ".html", "/index.html", "/index.md"] where file.hasSuffix(ending) {
      let (name, stem) = (file.dropLast(ending.count), path.dropTrailingSlash.dropLast(ending.count))
      if map.output(madeFrom: "\(name).md") != nil { return "\(stem).md" }
      if map.output(madeFrom: "\(name)/_index.md") != nil { return "\(stem)/_index.md" }
      guard name.hasPrefix("Content/") else { continue }
      let folder = "\(name.dropFirst("Content/".count))/"
      if map.output(at: folder) != nil { return "/\(folder)" }
    }
    return nil
  }

  /// The scheme that a URL starts with, without its colon (RFC 3986, section 3.1); nothing if there is none.
  private static func scheme(of url: String) -> Substring? {
    guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")), let first = url.utf8.first,
      isLetter(first)
    else { return nil }
    let scheme = url[..<colon]
    return scheme.utf8.allSatisfy { isLetter($0) || "0123456789+-.".utf8.contains($0) } ? scheme : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension String {
  /// The path without a slash at its end.
  fileprivate var dropTrailingSlash: Substring { hasSuffix("/") ? dropLast() : self[...] }
}
