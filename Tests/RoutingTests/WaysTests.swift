import Diagnostics
import Routing
import Testing

@Suite struct WaysTests {
  static let outputs = [
    output("index.html", .home, "Content/index.md"),
    output("about/index.html", .text("about"), "Content/about.md"),
    output("guide/index.html", .text("guide/index"), "Content/guide/index.md"),
    output("guide/start/index.html", .text("guide/start"), "Content/guide/start.md"),
    output("guide/größe/index.html", .text("guide/größe"), "Content/guide/größe.md"),
    output(
      "articles/hello/index.html", .entry("hello", in: "articles"), "Content/articles/2026-01-31-hello.md"),
    output("articles/index.html", .archive(of: "articles"), nil),
    output("guide/a plot.png", nil, "Content/guide/a plot.png"),
    output("robots.txt", nil, "Content/static/robots.txt"),
    output("assets/site.css", nil, "Templates/assets/site.css"),
    output("reindex.html", nil, "Content/reindex.html"),
    output("404.html", .notFound, nil),
  ]

  static func output(_ path: String, _ route: Route?, _ source: String?) -> PlannedOutput {
    PlannedOutput(
      path: OutputPath(path) ?? .notFound, route: route, source: source.map { SourceLocation(file: $0) })
  }

  static func ways(below base: String = "https://example.org/", from path: String? = nil) -> Ways {
    let here = outputs.first { $0.path.text == path }.flatMap { output in
      output.route.map { Destination($0, at: output.path) }
    }
    return Ways(from: here, in: SiteMap(baseURL: BaseURL(base) ?? .root, outputs: outputs))
  }

  static func href(_ url: String, from source: String, below base: String = "https://example.org/") -> String
  {
    switch ways(below: base).resolve(url, from: source) {
    case .success(let link): link.href
    case .failure(let fault): "[\(fault.rule)] \(fault.message)\(fault.hint.map { "; \($0)" } ?? "")"
    }
  }

  @Test(arguments: [
    "", "#part", "#", "?q=1", "?", "https://swift.org/a b", "mailto:me@example.org", "tel:+49", "data:,x",
    "//cdn.example/x",
    "x-y+z.1:w", "HTTP://EXAMPLE.ORG",
  ])
  func whatIsNoPathStaysAsItIs(url: String) {
    #expect(Self.href(url, from: "Content/guide/start.md", below: "https://example.org/docs/") == url)
  }

  @Test(arguments: [
    ("/", "/"),
    ("/about/", "/about/"),
    ("/about", "/about/"),
    ("/about/index.html", "/about/"),
    ("/index.html", "/"),
    ("/guide/start/#part", "/guide/start/#part"),
    ("/guide/start?q=a#b?c", "/guide/start/?q=a#b?c"),
    ("/#a/b", "/#a/b"),
    ("/robots.txt", "/robots.txt"),
    ("/guide/a%20plot.png", "/guide/a%20plot.png"),
    ("/guide/a plot.png", "/guide/a%20plot.png"),
    ("/guide/gr%C3%B6%C3%9Fe/", "/guide/gr%C3%B6%C3%9Fe/"),
    ("/guide/größe/", "/guide/gr%C3%B6%C3%9Fe/"),
    // Written with a combining mark, it still leads to the file as it is named.
    ("/guide/gro\u{308}ße/", "/guide/gr%C3%B6%C3%9Fe/"),
    ("/404.html", "/404.html"),
  ])
  func aPathFromTheRootLeadsToAnOutput(url: String, href: String) {
    #expect(Self.href(url, from: "Content/guide/start.md") == href)
    #expect(
      Self.href(url, from: "Content/guide/start.md", below: "https://example.org/docs") == "/docs\(href)")
  }

  @Test(arguments: [
    ("start.md", "Content/guide/index.md", "/guide/start/"),
    ("./start.md", "Content/guide/index.md", "/guide/start/"),
    ("start.md#part", "Content/guide/index.md", "/guide/start/#part"),
    ("start.md?a=b#part", "Content/guide/index.md", "/guide/start/?a=b#part"),
    ("a%20plot.png", "Content/guide/start.md", "/guide/a%20plot.png"),
    ("gr%C3%B6%C3%9Fe.md", "Content/guide/start.md", "/guide/gr%C3%B6%C3%9Fe/"),
    ("größe.md", "Content/guide/start.md", "/guide/gr%C3%B6%C3%9Fe/"),
    ("../about.md", "Content/guide/start.md", "/about/"),
    ("../../../Content/about.md", "Content/guide/start.md", "/about/"),
    ("../articles/2026-01-31-hello.md", "Content/guide/start.md", "/articles/hello/"),
    ("@/about.md", "Content/guide/start.md", "/about/"),
    ("@/guide/start.md#x", "Content/articles/2026-01-31-hello.md", "/guide/start/#x"),
    ("@/guide/../about.md", "Content/index.md", "/about/"),
    ("@/", "Content/guide/start.md", "/"),
    ("@/guide", "Content/index.md", "/guide/"),
    ("guide", "Content/index.md", "/guide/"),
    ("guide/", "Content/index.md", "/guide/"),
    ("guide//start.md", "Content/index.md", "/guide/start/"),
    (".", "Content/guide/start.md", "/guide/"),
    ("..", "Content/guide/start.md", "/"),
    ("@/static/robots.txt", "Content/index.md", "/robots.txt"),
    ("../Templates/assets/site.css", "Content/index.md", "/assets/site.css"),
  ])
  func aFileBesideTheSourceLeadsToWhatIsMadeFromIt(url: String, source: String, href: String) {
    #expect(Self.href(url, from: source) == href)
    #expect(Self.href(url, from: source, below: "https://example.org/docs/") == "/docs\(href)")
  }

  @Test(arguments: [
    (
      "JavaScript:go()",
      "[link/program] the link \"JavaScript:go()\" is a program, not an address; "
        + "put the program into a script, and make it a button"
    ),
    (
      "/abuot/",
      "[link/missing-page] the link \"/abuot/\" leads to no page or asset of this site; did you mean \"/about/\"?"
    ),
    (
      "/start/",
      "[link/missing-page] the link \"/start/\" leads to no page or asset of this site; did you mean \"/guide/start/\"?"
    ),
    (
      "/reindx.html",
      "[link/missing-page] the link \"/reindx.html\" leads to no page or asset of this site; did you mean \"/reindex.html\"?"
    ),
    (
      "/nothing/like/it",
      "[link/missing-page] the link \"/nothing/like/it\" leads to no page or asset of this site"
    ),
    (
      "/../about/",
      "[link/missing-page] the link \"/../about/\" leads to no page or asset of this site; did you mean \"/about/\"?"
    ),
    (
      "/about.md",
      "[link/missing-page] the link \"/about.md\" leads to no page or asset of this site; did you mean \"@/about.md\"?"
    ),
    (
      "/Content/about.md",
      "[link/missing-page] the link \"/Content/about.md\" leads to no page or asset of this site; "
        + "did you mean \"@/about.md\"?"
    ),
    (
      "../about",
      "[link/missing-file] the link \"../about\" leads to no page or asset: there is none made from "
        + "Content/about; did you mean \"../about.md\"?"
    ),
    (
      "start.html",
      "[link/missing-file] the link \"start.html\" leads to no page or asset: there is none made from "
        + "Content/guide/start.html; did you mean \"start.md\"?"
    ),
    (
      "../articles/",
      "[link/missing-file] the link \"../articles/\" leads to no page or asset: there is none made from "
        + "Content/articles; did you mean \"/articles/\"?"
    ),
    (
      "../articles/index.md",
      "[link/missing-file] the link \"../articles/index.md\" leads to no page or asset: there is none made from "
        + "Content/articles/index.md; did you mean \"/articles/\"?"
    ),
    (
      "strat.md#x",
      "[link/missing-file] the link \"strat.md\" leads to no page or asset: there is none made from "
        + "Content/guide/strat.md; did you mean \"Content/guide/start.md\"?"
    ),
    (
      "about.md",
      "[link/missing-file] the link \"about.md\" leads to no page or asset: there is none made from "
        + "Content/guide/about.md; did you mean \"Content/about.md\"?"
    ),
    (
      "completely-different.md",
      "[link/missing-file] the link \"completely-different.md\" leads to no page or asset: there is none made from "
        + "Content/guide/completely-different.md"
    ),
    (
      "@/guide/strt.md",
      "[link/missing-file] the link \"@/guide/strt.md\" leads to no page or asset: there is none made from "
        + "Content/guide/strt.md; did you mean \"Content/guide/start.md\"?"
    ),
    (
      "a:b/../x y",
      "a:b/../x y"
    ),
    (
      "ä:b",
      "[link/missing-file] the link \"ä:b\" leads to no page or asset: there is none made from Content/guide/ä:b"
    ),
  ])
  func aLinkThatLeadsNowhereIsAFault(url: String, told: String) {
    #expect(Self.href(url, from: "Content/guide/start.md") == told)
  }

  @Test(arguments: ["https://example.org/", "https://example.org/docs"])
  func routesAreLinksBelowTheBasePath(base: String) {
    let ways = Self.ways(below: base, from: "guide/größe/index.html")
    let path = BaseURL(base)?.path ?? ""
    #expect(ways.basePath == path)
    #expect(ways.home.href == path)
    #expect(ways.link(to: .home)?.href == path)
    #expect(ways.link(to: .entry("hello", in: "articles"))?.href == "\(path)articles/hello/")
    #expect(ways.link(to: .archive(of: "articles"))?.href == "\(path)articles/")
    #expect(ways.link(to: .notFound)?.href == "\(path)404.html")
    #expect(ways.link(to: .entry("gone", in: "articles")) == nil)
    #expect(ways.toHere?.href == "\(path)guide/gr%C3%B6%C3%9Fe/")
    #expect(ways.canonical == "https://example.org\(path)guide/gr%C3%B6%C3%9Fe/")
  }

  @Test(arguments: [
    ("/about/", "https://example.org/docs/about/"), ("/about", "https://example.org/docs/about/"),
    ("start.md#part", "https://example.org/docs/guide/start/#part"),
    ("a%20plot.png", "https://example.org/docs/guide/a%20plot.png"),
    ("#part", "https://example.org/docs/articles/hello/#part"),
    ("?q", "https://example.org/docs/articles/hello/?q"), ("mailto:me@example.org", "mailto:me@example.org"),
    ("//cdn.example/x", "//cdn.example/x"),
  ])
  func whatIsReadAwayFromTheSiteLeadsThereByAbsoluteURLs(url: String, href: String) throws {
    let ways = Self.ways(below: "https://example.org/docs/", from: "index.html")
      .absolute(quoting: .entry("hello", in: "articles"))
    #expect(try ways.resolve(url, from: "Content/guide/index.md").get().href == href)
  }

  @Test func absoluteWaysAreOthers() {
    let ways = Self.ways(below: "https://example.org/docs/", from: "about/index.html")
    let absolute = ways.absolute()
    #expect(absolute.basePath == "https://example.org/docs/")
    #expect(absolute.home.href == "https://example.org/docs/")
    #expect(absolute.toHere?.href == "https://example.org/docs/about/")
    #expect(absolute.link(to: .text("about"))?.href == ways.address(of: .text("about")))
    #expect(absolute.canonical == ways.canonical)
    #expect(absolute.fragmentBase == "")
    #expect(absolute.fromNoPage.basePath == absolute.basePath)
    #expect(!absolute.leadThroughSameSite(as: ways) && absolute.leadThroughSameSite(as: ways.absolute()))
  }

  @Test func fromNowhereNoWayLeadsAnywhere() {
    #expect(Ways.nowhere.home.href == "/")
    #expect(Ways.nowhere.toHere == nil)
    #expect(Ways.nowhere.canonical == nil)
    #expect(Ways.nowhere.link(to: .home) == nil)
  }

  @Test func routesReadAsPeopleSayThem() {
    #expect(Route.home.description == "home")
    #expect(Route.entry("hello", in: "articles").description == "entry articles/hello")
    #expect(Route.archive(of: "articles", page: 2).description == "archive articles/2")
    #expect(Route.term("swift", of: "tags").description == "term tags/swift/1")
  }

  @Test(arguments: [
    ("a plot.png", "Content/guide/start.md", "Content/guide/a plot.png"),
    ("./a%20plot.png?a#b", "Content/guide/start.md", "Content/guide/a plot.png"),
    ("@/guide/a plot.png", "Content/about.md", "Content/guide/a plot.png"),
    ("/guide/a%20plot.png", "Content/about.md", "Content/guide/a plot.png"),
    ("/robots.txt", "Content/about.md", "Content/static/robots.txt"),
    ("about.md", "Content/index.md", nil), ("/about/", "Content/index.md", nil),
    ("", "Content/index.md", nil),
    ("#a", "Content/index.md", nil), ("//host/robots.txt", "Content/index.md", nil),
    ("https://example.org/robots.txt", "Content/index.md", nil), ("none.png", "Content/index.md", nil),
  ])
  func anAssetIsFoundByItsURL(url: String, source: String, asset: String?) {
    #expect(Self.ways(below: "https://example.org/docs/").asset(at: url, from: source) == asset)
  }

  @Test func listsKnowTheirFeedsInTheOrderOfTheFormats() {
    let lists: [Route] = [.home, .term("swift", of: "tags"), .archive(of: "articles")]
    let feeds = [
      Self.output("feed.json", .feed(.json, of: lists[0]), nil),
      Self.output("feed.xml", .feed(.atom, of: lists[0]), nil),
      Self.output("tags/swift/rss.xml", .feed(.rss, of: lists[1]), nil),
      Self.output("feed/index.html", Route(kind: "feed", name: "of somebody else"), nil),
    ]
    let map = SiteMap(baseURL: BaseURL("https://example.org/") ?? .root, outputs: Self.outputs + feeds)
    let ways = Ways(from: nil, in: map)
    #expect(
      lists.map { ways.feeds(of: $0).map { "\($0.format) \($0.link.href)" } } == [
        ["atom /feed.xml", "json /feed.json"], ["rss /tags/swift/rss.xml"], [],
      ])
    #expect(
      ways.absolute().feeds(of: lists[1]).map(\.link.href) == ["https://example.org/tags/swift/rss.xml"])
  }
}
