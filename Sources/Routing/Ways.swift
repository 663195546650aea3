/// The ways that lead from one page: the only source of URLs.
public struct Ways: Sendable {
  /// The page from which the ways lead, where there is one.
  public let here: Destination?
  private let map: SiteMap

  /// Stands on a page of a site.
  public init(from here: Destination? = nil, in map: SiteMap) {
    self.here = here
    self.map = map
  }

  /// The ways of a module that no page has called yet: none.
  public static let nowhere = Ways(in: SiteMap(baseURL: .root))

  /// The ways of the same site that start on no page.
  public var fromNoPage: Ways { Ways(in: map) }

  /// Whether these ways and others lead through one and the same site.
  public func leadThroughSameSite(as other: Ways) -> Bool { map === other.map }

  /// The path every URL of the site starts with: `/`, or `/docs/`.
  public var basePath: String { map.baseURL.path }

  /// The link to a page, if there is such a page.
  public func link(to route: Route) -> Link? {
    map.urlPath(of: route).map { Link(href: map.baseURL.path + $0) }
  }

  /// The link to the home page, which every site has.
  public var home: Link { Link(href: map.baseURL.path) }

  /// The link to the page from which the ways lead.
  public var toHere: Link? { here.map { Link(href: map.baseURL.path + $0.path.urlPath) } }

  /// The absolute URL of a page, if there is such a page.
  public func address(of route: Route) -> String? {
    map.urlPath(of: route).map { map.baseURL.origin + map.baseURL.path + $0 }
  }

  /// The absolute URL of the page from which the ways lead.
  public var canonical: String? {
    here.map { map.baseURL.origin + map.baseURL.path + $0.path.urlPath }
  }

  /// Resolves a URL as an author writes it in the file `source` (a path from the root of the site).
  ///
  /// URLs with a scheme and fragments stay as they are, but a program is a fault. A path from the root of the site (`/guide/`) gets the base path in
  /// front. Everything else is a file: `@/guide/start.md` below `Content/`, or one beside the source. A page or
  /// asset that does not exist is a fault.
  public func resolve(_ url: String, from source: String) -> Result<Link, LinkFault> {
    let scheme = url.prefix { $0 != ":" }.lowercased()
    if url.contains(":"), scheme == "javascript" || scheme == "vbscript" { return .failure(.program(url)) }
    if url.isEmpty || url.hasPrefix("#") || url.hasPrefix("?") || url.hasPrefix("//") || Self.hasScheme(url) {
      return .success(Link(href: url))
    }
    let path = String(url.prefix { $0 != "#" && $0 != "?" })
    let rest = url.dropFirst(path.count)
    let decoded = PercentEncoding.decode(path)
    let output = path.hasPrefix("/") ? resolvePath(decoded) : resolveFile(decoded, from: source)
    return output.map { Link(href: map.baseURL.path + $0.urlPath + rest) }
  }

  private func resolvePath(_ path: String) -> Result<OutputPath, LinkFault> {
    if let output = map.output(at: String(path.dropFirst())) { return .success(output) }
    return .failure(.missingPage(path, among: map.pathSuggestions))
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
    return .failure(.missingFile(file, writtenAs: path, among: map.sourceSuggestions))
  }

  /// Whether a URL starts with a scheme (RFC 3986, section 3.1).
  private static func hasScheme(_ url: String) -> Bool {
    guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")), let first = url.unicodeScalars.first,
      first.isASCII, first.properties.isAlphabetic
    else { return false }
    return url.unicodeScalars[..<colon].allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789+-.".unicodeScalars.contains($0))
    }
  }
}
