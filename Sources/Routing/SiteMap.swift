private import Diagnostics
private import Synchronization

/// All pages and assets of a site and their URLs, known before the first page is rendered.
public final class SiteMap: Sendable {
  /// Where the site is published.
  public let baseURL: BaseURL
  /// The path of the home page: the base path, and the folder of the language.
  let root: String
  private let pageLinks: [Route: Link]
  /// The feeds of lists in the order of their formats: most lists have none, and every page asks.
  private let feeds: [Route: [(format: FeedFormat, link: Link)]]
  /// The URL of each page and asset, by its path from the root of the site where that needs no decoding: the usual way to write it.
  private let plainLinks: [String: Link]
  private let outputsBySource: [String: OutputPath]
  private let outputs: Set<String>
  /// The sources of outputs that are no pages, by their paths below `Public/`.
  private let assetSources: [String: String]
  /// The smaller versions of images, the narrowest first, by the paths of the images from the root of the site.
  private let renditions: [String: [Rendition]]
  /// The sources of pages that are not published, and why.
  private let unpublished: [String: String]
  private let sourceNames = Mutex<Suggestions?>(nil)
  private let pathNames = Mutex<Suggestions?>(nil)
  /// What is known of the languages, of a site that has several.
  private let speech: Speech?
  /// The maps of the other languages, where this is that of the main one.
  private let others: [String: SiteMap]

  /// Takes all planned outputs, and the sources of pages that are not published, each with what it is: "a draft".
  public init(baseURL: BaseURL, outputs planned: [PlannedOutput] = [], unpublished: [String: String] = [:]) {
    self.baseURL = baseURL
    self.unpublished = unpublished
    root = baseURL.path
    speech = nil
    others = [:]
    var outputs = Set<String>(minimumCapacity: planned.count)
    var plainLinks: [String: Link] = [:]
    plainLinks.reserveCapacity(planned.count)
    var pageLinks: [Route: Link] = [:]
    pageLinks.reserveCapacity(planned.count)
    var outputsBySource: [String: OutputPath] = [:]
    outputsBySource.reserveCapacity(planned.count)
    var assetSources: [String: String] = [:]
    var renditions: [String: [Rendition]] = [:]
    // Field by field: to copy a whole output is to count the references of all its fields.
    for index in planned.indices {
      let text = planned[index].path.text
      outputs.insert(text)
      let path = planned[index].path.urlPath
      let link = Link(href: baseURL.path + path)
      if Self.isPlain(path) { plainLinks[baseURL.path == "/" ? link.href : "/" + path] = link }
      if let original = planned[index].original {
        renditions[original.source, default: []].append(Rendition(width: original.width, link: link))
      }
      let route = planned[index].route
      if let route, pageLinks[route] == nil { pageLinks[route] = link }
      guard let source = planned[index].source?.file else { continue }
      if planned[index].isNamedBySource, outputsBySource[source] == nil {
        outputsBySource[source] = planned[index].path
      }
      if route == nil, assetSources[text] == nil { assetSources[text] = source }
    }
    self.outputs = outputs
    self.plainLinks = plainLinks
    self.pageLinks = pageLinks
    self.outputsBySource = outputsBySource
    self.assetSources = assetSources
    self.renditions = renditions.mapValues { $0.sorted { $0.width < $1.width } }
    feeds = Self.feeds(among: pageLinks)
  }

  /// The same site as pages of one language see it: `pages` are its own.
  init(_ whole: SiteMap, pages: [PlannedOutput], speech: Speech, others: [String: SiteMap]) {
    baseURL = whole.baseURL
    root = whole.baseURL.path + speech.language.folder
    unpublished = whole.unpublished
    outputs = whole.outputs
    plainLinks = whole.plainLinks
    assetSources = whole.assetSources
    renditions = whole.renditions
    outputsBySource = whole.outputsBySource
    pageLinks = Dictionary(
      pages.compactMap { output in
        output.route.map { ($0, Link(href: whole.baseURL.path + output.path.urlPath)) }
      }, uniquingKeysWith: { first, _ in first })
    feeds = Self.feeds(among: pageLinks)
    self.speech = speech
    self.others = others
  }

  private static func feeds(among links: [Route: Link]) -> [Route: [(format: FeedFormat, link: Link)]] {
    var lists: Set<Route> = []
    for route in links.keys { if let feed = route.feed { lists.insert(feed.list) } }
    return Dictionary(
      uniqueKeysWithValues: lists.map { list in
        (
          list,
          FeedFormat.allCases.compactMap { format in
            links[.feed(format, of: list)].map { (format, $0) }
          }
        )
      })
  }

  /// The same site as pages of another language see it, which is none for the main one.
  public func spoken(in language: SiteLanguage?) -> SiteMap {
    language.flatMap { others[$0.tag] } ?? self
  }

  /// The folder below the base path in which the pages of this language lie, with a slash at its end; mostly empty.
  var folder: String { speech?.language.folder ?? "" }

  /// The languages of the site, the main one first; none where there is only one.
  public var languages: [SiteLanguage] { speech?.shared.languages ?? [] }

  /// The page of a route in this language and in all others that have one, in the order of the languages, by the paths of
  /// their URLs below the base path; nothing where there is no translation.
  func translations(of route: Route) -> [(language: SiteLanguage, urlPath: String)] {
    speech?.translations(of: route) ?? []
  }

  /// Whether a path is written as its URL is: all others are worth a closer look.
  private static func isPlain(_ path: String) -> Bool {
    path.utf8.allSatisfy { $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: ":") }
  }

  /// The link to a page or asset that is written as `/guide/`, without fragment, if there is such an output.
  func plainLink(_ path: String) -> Link? {
    plainLinks[path]
  }

  /// The link to a page, without scheme and host, if there is such a page.
  func link(to route: Route) -> Link? {
    pageLinks[route] ?? speech?.entry(route)
  }

  /// The links to the feeds of a list, those that there are.
  func feeds(of list: Route) -> [(format: FeedFormat, link: Link)] { feeds[list] ?? [] }

  /// The output made from a source file, if there is one: in this language, or else in the one of the file.
  func output(madeFrom source: String) -> OutputPath? {
    guard let speech else { return outputsBySource[source] }
    return speech.sources(of: source).lazy.compactMap { self.outputsBySource[$0] }.first
  }

  /// Whether a path below `Public/` is that of an output.
  public func hasOutput(at path: String) -> Bool { outputs.contains(path) }

  /// The source of an asset; nothing for a page.
  func source(ofAsset output: OutputPath) -> String? {
    assetSources[output.text]
  }

  /// The smaller versions of an image, the narrowest first, by its path from the root of the site.
  func renditions(of source: String) -> [Rendition] { renditions[source] ?? [] }

  /// What a source is that has no page although it could: "a draft"; nothing for all others.
  func reasonNotPublished(_ source: String) -> String? { unpublished[source] }

  /// The output that answers a URL path below the base path, decoded: the file itself, or the page of a folder.
  func output(at path: String) -> OutputPath? {
    let candidates =
      path.isEmpty || path.hasSuffix("/") ? [path + "index.html"] : [path, path + "/index.html"]
    // Texts are equal by Unicode's canonical equivalence; the file has the name it was planned with.
    return candidates.lazy.compactMap(outputs.firstIndex).first.flatMap { OutputPath(outputs[$0]) }
  }

  /// The source files that became pages or assets, for links that lead to none of them. Prepared for the first such link.
  var sourceSuggestions: Suggestions {
    sourceNames.withLock { names in
      let suggestions = names ?? Suggestions(outputsBySource.keys)
      names = suggestions
      return suggestions
    }
  }

  /// The URL paths of all outputs, root-relative and decoded, for links that lead to none of them.
  var pathSuggestions: Suggestions {
    pathNames.withLock { names in
      let suggestions =
        names
        ?? Suggestions(
          outputs.map { "/" + $0 }.map { $0.hasSuffix("/index.html") ? String($0.dropLast(10)) : $0 })
      names = suggestions
      return suggestions
    }
  }
}
