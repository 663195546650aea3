import Entities
import Markup
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

  static func frame(author: Author? = nil, menu: String = "") -> Frame {
    let site = SmallSite(author: author)
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
}
