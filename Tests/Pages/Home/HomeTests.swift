import Diagnostics
import Entities
import Fragments
import Markdown
import Prose
import Routing
import TestSupport
import Testing
import Viper

@testable import HomeModule

enum Home {
  static let articles = (1...7).map {
    Article("Number \($0)", date: "2026-01-0\($0)", description: "About \($0).")
  }
  static let notes = CollectionSettings(
    name: "a-notes", kind: .articles, title: "Notes", source: ContentSource(path: "Content/site.json"))

  static let map = SiteMap(pages: [
    .home: "index.html", .archive(of: "articles"): "articles/index.html",
    .entry("number-7", in: "articles"): "articles/number-7/index.html",
  ])
}

@Suite struct HomeInteractorTests {
  @Test func theTextIsThatOfTheIndexAndTheArticlesAreTheNewestFive() {
    let site = SmallSite(
      documents: [
        Document("guide/index.md", title: "Guide"),
        Document("index.md", title: "Welcome", description: "Come in.", body: "Text"),
      ], articles: ["articles": Home.articles])
    let interactor = HomeInteractor(content: site.content)
    let response = interactor.respond(to: .init())
    #expect(interactor.requests().count == 1)
    #expect(interactor.source(of: .init())?.description == "Content/index.md:1:1")
    #expect(response.title == "Welcome")
    #expect(response.description == "Come in.")
    #expect(response.body?.path == "Content/index.md")
    #expect(response.collection == "articles")
    #expect(response.latest.map(\.slug) == ["number-7", "number-6", "number-5", "number-4", "number-3"])
    #expect(
      response.latest.first
        == .init(
          slug: "number-7", title: EntryTitle("Number 7", of: "Content/articles/number-7.md"),
          date: CalendarDay(year: 2026, month: 1, day: 7), summary: "About 7."))
  }

  @Test func aSiteWithoutAnIndexHasItsTitleFromTheSettings() {
    let interactor = HomeInteractor(content: SmallSite(collections: []).content)
    let response = interactor.respond(to: .init())
    #expect(interactor.source(of: .init()) == nil)
    #expect(response.title == "Test")
    #expect(response.description == "A site for tests.")
    #expect(response.body == nil)
    #expect(response.collection == nil)
    #expect(response.latest.isEmpty)
  }

  @Test func aCollectionWithoutArticlesIsPassedOver() {
    let site = SmallSite(
      collections: [Home.notes, SmallSite.articles], articles: ["articles": Home.articles])
    #expect(HomeInteractor(content: site.content).respond(to: .init()).collection == "articles")
  }
}

@Suite struct HomePresenterTests {
  static func present(_ response: HomePage.Response) throws -> HomePage.ViewModel {
    let kit = try SmallSite().kit()
    return HomePresenter(frame: kit.frame, prose: kit.prose, dates: kit.dates).present(
      response, router: HomeRouter(ways: Home.map.ways(from: .home, at: "index.html")))
  }

  @Test func articlesAreTeasersWithTheirLinks() throws {
    let day = CalendarDay(year: 2026, month: 1, day: 7)
    let model = try Self.present(
      .init(
        title: "Welcome", description: "Come in.", body: nil, collection: "articles",
        latest: [
          .init(slug: "number-7", title: "Number 7", date: day, summary: "About 7."),
          .init(slug: "gone", title: "Gone", date: day, summary: EntrySummary(nil)),
        ]))
    let date = DateWording(language: "en").text(for: day)
    #expect(model.title == "Welcome")
    #expect(model.lead == "Come in.")
    #expect(model.latest?.link?.href == "/docs/articles/")
    #expect(
      model.latest?.entries == [
        Teaser(
          title: "Number 7",
          link: Home.map.ways(from: .home, at: "index.html").link(to: .entry("number-7", in: "articles")),
          date: date, summary: "About 7."),
        Teaser(title: "Gone", link: nil, date: date, summary: nil),
      ])
  }

  @Test(arguments: ["articles", nil])
  func withoutArticlesThereIsNoList(collection: String?) throws {
    let model = try Self.present(
      .init(title: "Welcome", description: nil, body: nil, collection: collection, latest: []))
    #expect(model.latest == nil)
    #expect(model.lead == nil)
  }
}

@Suite struct HomeRouterTests {
  @Test func thePageLiesAtTheRoot() {
    let router = HomeRouter(ways: Home.map.ways(from: .home, at: "index.html"))
    #expect(router.destination(of: .init()) == Destination(.home, at: OutputPath(folder: [])))
    #expect(router.article("number-7", in: "articles")?.href == "/docs/articles/number-7/")
    #expect(router.article("gone", in: "articles") == nil)
    #expect(router.archive(of: "articles")?.href == "/docs/articles/")
    #expect(router.archive(of: "notes") == nil)
  }
}

@Suite struct HomeModuleTests {
  @Test func onePageIsPlannedAndShown() throws {
    let site = SmallSite(
      documents: [Document("index.md", title: "Welcome & hello", description: "Come <in>.")],
      articles: ["articles": Home.articles])
    let plan = HomePage.module(try site.kit()).plan()
    #expect(plan.told == ["index.html = home"])
    #expect(plan.faults.isEmpty)
    #expect(plan.pages.first?.source?.file == "Content/index.md")
    let page = try plan.render("index.html", in: Home.map)
    #expect(page.contains("<title>Test</title>"))
    #expect(page.contains("<h1>Welcome &amp; hello</h1>"))
    #expect(page.contains("Come &lt;in&gt;."))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org/docs/\""))
    #expect(page.contains("<a href=\"/docs/articles/number-7/\">Number 7</a>"))
    #expect(page.contains("href=\"/docs/articles/\""))
    #expect(page.contains("<time datetime=\"2026-01-07\">7 January 2026</time>"))
  }
}
