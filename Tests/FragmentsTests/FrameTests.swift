import Entities
import Markup
import Prose
import Routing
import Services
import TestSupport
import Testing
import Viper

@testable import Fragments

@Suite struct FrameTests {
  static let map = SiteMap(pages: [
    .home: "index.html", .text("about"): "about/index.html", .notFound: "404.html",
  ])

  static func frame(author: Author? = nil, menu: String = "", head: HeadSettings = HeadSettings()) -> Frame {
    let site = SmallSite(author: author, head: head)
    return Frame(
      settings: site.settings, clock: BuildClock(now: DateStamp(secondsSince1970: 1_767_225_600)),
      navigation: Fragment(HTML(menu)))
  }

  @Test func aPagesTitleStandsBeforeTheSites() {
    let ways = Self.map.ways(from: .text("about"), at: "about/index.html")
    let model = Self.frame(menu: "<hr/>").viewModel(
      for: .init(title: "About & more", description: "All about it."), from: ways)
    #expect(model.title == "About & more – Test")
    #expect(model.siteTitle == "Test")
    #expect(model.description == "All about it.")
    #expect(model.language == "en")
    #expect(model.canonical == "https://example.org/docs/about/")
    #expect(model.home.href == "/docs/")
    #expect(model.year == "2026")
    #expect(model.navigation == HTML("<hr/>"))
    #expect(model.footer == HTML("<hr/>"))
    #expect(model.author == nil)
  }

  @Test func theHomePageHasTheSitesTitleAndDescription() {
    let ways = Self.map.ways(from: .home, at: "index.html")
    let model = Self.frame().viewModel(for: .init(title: nil, description: nil), from: ways)
    #expect(model.title == "Test")
    #expect(model.description == "A site for tests.")
    #expect(model.canonical == "https://example.org/docs/")
  }

  @Test func thePageForMissingPagesHasNoAddressOfItsOwn() {
    let ways = Self.map.ways(from: .notFound, at: "404.html")
    #expect(Self.frame().viewModel(for: .init(title: "Lost", description: nil), from: ways).canonical == nil)
  }

  @Test func theAuthorIsNamed() {
    let author = Author(name: "Ann", url: "https://ann.example/")
    let model = Self.frame(author: author).viewModel(for: .init(title: nil, description: nil), from: .nowhere)
    #expect(model.author == .init(name: "Ann", url: "https://ann.example/"))
  }

  @Test func thePageNamesTheFeedsOfTheSiteAndOfItsListsThatThereAre() {
    let archive = Route.archive(of: "articles")
    let map = SiteMap(pages: [
      .home: "index.html", .feed(.atom, of: .home): "feed.xml", .feed(.json, of: .home): "feed.json",
      .feed(.atom, of: archive): "articles/feed.xml",
      .feed(.atom, of: .term("swift", of: "tags")): "tags/swift/feed.xml",
    ])
    let model = Self.frame().viewModel(
      for: .init(title: "A", description: nil, lists: [.init(title: "Articles", route: archive)]),
      from: map.ways(from: .text("a"), at: "a/index.html"))
    #expect(
      model.feeds.map { "\($0.type) \($0.title) \($0.link.href)" } == [
        "application/atom+xml Test /docs/feed.xml", "application/feed+json Test /docs/feed.json",
        "application/atom+xml Articles – Test /docs/articles/feed.xml",
      ])
  }

  @Test func aPreviewOfALinkShowsWhatThePageIs() {
    let file = HeadSettings.File(to: "/card.png", source: ContentSource(path: "Content/site.json"))
    let map = SiteMap(
      baseURL: BaseURL("https://example.org/docs/") ?? .root,
      outputs: [PlannedOutput(path: OutputPath("card.png") ?? .notFound, source: nil)])
    let ways = map.ways(from: .text("about"), at: "about/index.html")
    let plain = Self.frame().viewModel(for: .init(title: "About", description: nil), from: ways)
    #expect(
      plain.card
        == .init(
          title: "About", type: "website", url: "https://example.org/docs/about/", image: nil, locale: "en",
          size: "summary"))
    #expect(plain.icon == nil && plain.manifest == nil && plain.themeColor == nil && plain.search == nil)
    let full = Self.frame(head: HeadSettings(image: file, icon: file, manifest: file, themeColor: "#fff"))
      .viewModel(
        for: .init(
          title: "About", description: nil, article: .init(published: Moment(.example), author: nil, tags: [])
        ),
        from: ways)
    #expect(full.card?.image == "https://example.org/docs/card.png")
    #expect(full.card?.size == "summary_large_image")
    #expect(full.card?.type == "article")
    #expect(full.icon?.href == "/docs/card.png")
    #expect(full.manifest?.href == "/docs/card.png")
    #expect(full.themeColor == "#fff")
    let lost = Self.frame().viewModel(
      for: .init(title: "Lost", description: nil), from: map.ways(from: .notFound, at: "404.html"))
    #expect(lost.card == nil)
  }

  @Test func searchEnginesAreToldWhatThePageIs() {
    let home = Self.frame().viewModel(
      for: .init(title: nil, description: nil), from: Self.map.ways(from: .home, at: "index.html"))
    #expect(
      home.facts.description == """
        <script type="application/ld+json">{"@context":"https://schema.org","@type":"WebSite","name":"Test",\
        "url":"https://example.org/docs/","description":"A site for tests.","inLanguage":"en"}</script>

        """)
    let plain = Self.frame().viewModel(
      for: .init(title: "About", description: nil),
      from: Self.map.ways(from: .text("about"), at: "about/index.html"))
    #expect(plain.facts.bytes.isEmpty)
  }

  @Test func factsOfAnArticleCannotEndTheirScript() {
    let map = SiteMap(pages: [.home: "index.html", .archive(of: "articles"): "articles/index.html"])
    let model = Self.frame().viewModel(
      for: .init(
        title: "</script><b>\u{2028}", description: "a & \"b\"",
        trail: [.init(title: "Articles", route: .archive(of: "articles"))],
        article: .init(
          published: Moment(.example), updated: Moment(.example), author: "Ann", tags: ["x"])),
      from: map.ways(from: .entry("a", in: "articles"), at: "articles/a/index.html"))
    #expect(
      model.facts.description == """
        <script type="application/ld+json">{"@context":"https://schema.org","@type":"Article",\
        "headline":"\\u003c/script\\u003e\\u003cb\\u003e\\u2028",\
        "mainEntityOfPage":"https://example.org/docs/articles/a/","description":"a \\u0026 \\"b\\"",\
        "datePublished":"2026-01-31T00:00:00Z","dateModified":"2026-01-31T00:00:00Z","inLanguage":"en",\
        "author":{"@type":"Person","name":"Ann"},\
        "keywords":["x"]}</script>
        <script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList",\
        "itemListElement":[{"@type":"ListItem","position":1,"name":"Test","item":"https://example.org/docs/"},\
        {"@type":"ListItem","position":2,"name":"Articles","item":"https://example.org/docs/articles/"},\
        {"@type":"ListItem","position":3,"name":"\\u003c/script\\u003e\\u003cb\\u003e\\u2028",\
        "item":"https://example.org/docs/articles/a/"}]}</script>

        """)
  }
}
