import Diagnostics
import Entities
import Fragments
import Markdown
import Markup
import Prose
import Routing
import TestSupport
import Testing
import Viper

@testable import ArticleModule

enum Articles {
  static let all = [
    Article("Old", date: "2025-12-31", author: "Bob"),
    Article("Middle & more", date: "2026-01-02", description: "In <between>.", tags: ["Swift", "C++ & C"]),
    Article("New", date: "2026-01-03"),
  ]

  static let site = SmallSite(author: Author(name: "Ann"), articles: ["articles": all])

  static let map = SiteMap(pages: [
    .archive(of: "articles"): "articles/index.html", .entry("old", in: "articles"): "articles/old/index.html",
    .entry("new", in: "articles"): "articles/new/index.html", .tag("swift"): "tags/swift/index.html",
  ])

  static func router(_ permalink: String = "/:collection/:slug/") throws -> ArticleRouter {
    ArticleRouter(
      collection: "articles", permalink: try Permalink(permalink),
      ways: map.ways(from: .entry("middle-more", in: "articles"), at: "articles/middle-more/index.html"))
  }
}

@Suite struct ArticleInteractorTests {
  static let interactor = ArticleInteractor(content: Articles.site.content, collection: SmallSite.articles)

  @Test func everyArticleIsAskedNewestFirst() {
    #expect(
      Self.interactor.requests() == [
        .init(place: 0, slug: "new", title: "new", date: CalendarDay(year: 2026, month: 1, day: 3)),
        .init(
          place: 1, slug: "middle-more", title: "middle-more", date: CalendarDay(year: 2026, month: 1, day: 2)
        ),
        .init(place: 2, slug: "old", title: "old", date: CalendarDay(year: 2025, month: 12, day: 31)),
      ])
    #expect(
      Self.interactor.requests().compactMap(Self.interactor.source).map(\.file)
        == ["Content/articles/new.md", "Content/articles/middle-more.md", "Content/articles/old.md"])
  }

  @Test func anAnswerIsTheArticleAndItsNeighboursInTime() {
    let responses = Self.interactor.requests().map(Self.interactor.respond)
    #expect(responses[1].title == "Middle & more")
    #expect(responses[1].description == "In <between>.")
    #expect(responses[1].date == CalendarDay(year: 2026, month: 1, day: 2))
    #expect(responses[1].tags == [.init(name: "Swift", slug: "swift"), .init(name: "C++ & C", slug: "c-c")])
    #expect(responses[1].body.path == "Content/articles/middle-more.md")
    #expect(responses[1].collectionTitle == "Articles")
    #expect(responses.map { $0.newer?.slug } == [nil, "new", "middle-more"])
    #expect(responses.map { $0.older?.slug } == ["middle-more", "old", nil])
  }

  @Test func theAuthorIsTheArticlesOrElseTheSites() {
    let responses = Self.interactor.requests().map(Self.interactor.respond)
    #expect(responses.map(\.author) == ["Ann", "Ann", "Bob"])
  }

  @Test func aCollectionWithoutArticlesAsksForNothing() {
    #expect(
      ArticleInteractor(content: SmallSite().content, collection: SmallSite.articles).requests().isEmpty)
  }
}

@Suite struct ArticlePresenterTests {
  static func present(
    tags: [ArticlePage.Response.Tag] = [], newer: ArticlePage.Response.Neighbour? = nil,
    older: ArticlePage.Response.Neighbour? = nil
  ) throws -> ArticlePage.ViewModel {
    let kit = try SmallSite().kit()
    return ArticlePresenter(frame: kit.frame, prose: kit.prose, dates: kit.dates, pager: kit.pager).present(
      .init(
        title: "Middle", description: "Between.", date: CalendarDay(year: 2026, month: 1, day: 2),
        moment: Moment(.example),
        author: "Ann",
        tags: tags, body: MarkdownSource(path: "Content/articles/middle.md", bytes: []),
        collectionTitle: "Articles", newer: newer, older: older),
      router: try Articles.router())
  }

  @Test func anArticleIsWorded() throws {
    let model = try Self.present()
    #expect(model.title == "Middle")
    #expect(model.description == "Between.")
    #expect(model.date.text == "2 January 2026")
    #expect(model.date.machine == "2026-01-02")
    #expect(model.readingTime == "1 min read")
    #expect(model.author == "Ann")
    #expect(model.tags == nil)
    #expect(model.contents == nil)
    #expect(model.archive == .init(title: "Articles", link: try Articles.router().archive))
  }

  @Test func tagsLeadToTheirLists() throws {
    let tags = try Self.present(tags: [.init(name: "Swift", slug: "swift"), .init(name: "Odd", slug: "odd")])
      .tags
    let swift = try Articles.router().tag("swift")
    #expect(swift?.href == "/docs/tags/swift/")
    #expect(tags == TagList([.init(name: "Swift", link: swift), .init(name: "Odd", link: nil)]))
  }

  @Test func neighboursInTimeAreInThePager() throws {
    let pager = try Self.present(
      newer: .init(title: "New one", slug: "new"), older: .init(title: "Old one", slug: "old")
    ).pager.description
    #expect(pager.contains("Older"))
    #expect(pager.contains("Newer"))
    #expect(pager.contains("href=\"/docs/articles/old/\""))
    #expect(pager.contains("href=\"/docs/articles/new/\""))
  }
}

@Suite struct ArticleRouterTests {
  @Test(arguments: [
    ("/:collection/:slug/", "articles/hello/index.html"),
    ("/:year/:month/:day/:title/", "0926/01/05/hello-world/index.html"),
    ("/blog/:year-:slug", "blog/0926-hello/index.html"),
  ])
  func anArticleLiesWhereThePermalinkSays(permalink: String, path: String) throws {
    let request = ArticlePage.Request(
      place: 7, slug: "hello", title: "hello-world", date: CalendarDay(year: 926, month: 1, day: 5))
    let destination = try Articles.router(permalink).destination(of: request)
    #expect(destination.path.text == path)
    #expect(destination.route == .entry("hello", in: "articles"))
  }

  @Test func waysLeadToTagsAndToTheListOfAll() throws {
    let router = try Articles.router()
    #expect(router.archive?.href == "/docs/articles/")
    #expect(router.tag("swift")?.href == "/docs/tags/swift/")
    #expect(router.tag("odd") == nil)
  }
}

@Suite struct ArticleModuleTests {
  static func plan(template: String? = nil) throws -> ModulePlan {
    let collection = CollectionSettings(
      name: "articles", kind: .articles, title: "Articles", template: template,
      source: ContentSource(path: "Content/site.json"))
    return ArticlePage.module(
      try Articles.site.kit(), collection: collection, permalink: try Permalink("/:year/:slug/")
    ).plan()
  }

  @Test func everyArticleIsPlannedAndShown() throws {
    let plan = try Self.plan()
    #expect(
      plan.told == [
        "2026/new/index.html = entry articles/new",
        "2026/middle-more/index.html = entry articles/middle-more",
        "2025/old/index.html = entry articles/old",
      ])
    #expect(plan.faults.isEmpty)
    let page = try plan.render("2026/middle-more/index.html", in: SiteMap(plan))
    #expect(page.contains("<title>Middle &amp; more – Test</title>"))
    #expect(page.contains("<meta name=\"description\" content=\"In &lt;between&gt;.\""))
    #expect(page.contains("<h1>Middle &amp; more</h1>"))
    #expect(page.contains("<time datetime=\"2026-01-02\">2 January 2026</time>"))
    #expect(page.contains("C++ &amp; C"))
    #expect(page.contains("href=\"/docs/2025/old/\""))
    #expect(page.contains("href=\"/docs/2026/new/\""))
    #expect(page.contains("Ann"))
    #expect(page.contains("<article"))
  }

  @Test func aTemplateThatIsMissingIsAFaultOfTheModule() throws {
    let plan = try Self.plan(template: "artcle")
    #expect(plan.pages.count == 3)
    #expect(plan.faults.map(\.rule) == ["template/unknown-template"])
    #expect(plan.faults.first?.hint == "did you mean \"article\"?")
  }
}
