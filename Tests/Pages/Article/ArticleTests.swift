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
    .entry("new", in: "articles"): "articles/new/index.html",
    .term("swift", of: "tags"): "tags/swift/index.html",
  ])

  static func router(_ permalink: String = "/:collection/:slug/") throws -> ArticleRouter {
    ArticleRouter(
      collection: "articles", permalink: try Permalink(permalink),
      ways: map.ways(from: .entry("middle-more", in: "articles"), at: "articles/middle-more/index.html"))
  }
}

@Suite struct ArticleInteractorTests {
  static let interactor = ArticleInteractor(
    shelf: ArticleShelf(content: Articles.site.content, collection: SmallSite.articles))

  @Test func everyArticleIsAskedNewestFirst() {
    #expect(
      Self.interactor.requests() == [
        .init(place: 0, slug: "new", title: nil, date: CalendarDay(year: 2026, month: 1, day: 3)),
        .init(
          place: 1, slug: "middle-more", title: nil, date: CalendarDay(year: 2026, month: 1, day: 2)
        ),
        .init(place: 2, slug: "old", title: nil, date: CalendarDay(year: 2025, month: 12, day: 31)),
      ])
    #expect(
      Self.interactor.requests().compactMap(Self.interactor.source).map(\.file)
        == ["Content/articles/new.md", "Content/articles/middle-more.md", "Content/articles/old.md"])
  }

  @Test func anAnswerIsTheArticleAndItsNeighboursInTime() {
    let responses = Self.interactor.requests().map(Self.interactor.respond)
    #expect(responses[1].title.text == "Middle & more")
    #expect(responses[1].description == "In <between>.")
    #expect(responses[1].date == CalendarDay(year: 2026, month: 1, day: 2))
    #expect(
      responses[1].topics == [
        .init(
          taxonomy: "tags", title: "Tags",
          terms: [.init(name: "Swift", slug: "swift"), .init(name: "C++ & C", slug: "c-plus-plus-c")])
      ])
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
      ArticleInteractor(shelf: ArticleShelf(content: SmallSite().content, collection: SmallSite.articles))
        .requests().isEmpty)
  }
}

@Suite struct ArticleShelfTests {
  private func interactor(_ articles: [Article], template: String? = nil) -> ArticleInteractor {
    let site = SmallSite(articles: ["articles": articles])
    return ArticleInteractor(
      shelf: ArticleShelf(content: site.content, collection: SmallSite.articles), template: template)
  }

  private func part(_ number: Int?, of name: String = "Trip") -> EntryDetails {
    var details = EntryDetails()
    details.series = SeriesPart(name: name, part: number, source: ContentSource(path: "Content/a.md"))
    return details
  }

  @Test func aSeriesIsOrderedByNumberThenByDate() throws {
    let interactor = interactor([
      Article("Late", date: "2026-01-04", details: part(1)),
      Article("Old", date: "2026-01-01", details: part(nil)),
      Article("New", date: "2026-01-05", details: part(nil)), Article("Alone", date: "2026-01-02"),
      Article("Other", date: "2026-01-02", details: part(1, of: "Else")),
      Article("Second", date: "2026-01-03", details: part(2)),
    ])
    let requests = interactor.requests()
    let old = interactor.respond(to: try #require(requests.first { $0.slug == "old" })).series
    #expect(old?.name == "Trip")
    #expect(old?.position == 3)
    #expect(old?.count == 4)
    #expect(old?.parts.map(\.article.slug) == ["late", "second", "old", "new"])
    #expect(old?.parts.map(\.isCurrent) == [false, false, true, false])
    #expect(interactor.respond(to: try #require(requests.first { $0.slug == "alone" })).series == nil)
  }

  @Test func aLongSeriesNamesThePartsAroundOne() throws {
    let interactor = interactor(
      (1...100).map { (number: Int) in
        Article("A\(number)", date: "2026-01-01", details: part(number))
      })
    let requests = interactor.requests()
    let request = try #require(requests.first { $0.slug == "a50" })
    let series = interactor.respond(to: request).series
    #expect(series?.position == 50)
    #expect(series?.parts.count == 41)
    #expect(series?.parts.first?.article.slug == "a30")
  }

  @Test func whatSharesRareTermsIsRelatedFirst() throws {
    let interactor = interactor([
      Article("A", date: "2026-01-09", tags: ["swift", "rare"]),
      Article("B", date: "2026-01-08", tags: ["swift"]),
      Article("C", date: "2026-01-07", tags: ["swift"]), Article("D", date: "2026-01-01", tags: ["rare"]),
      Article("E", date: "2026-01-02", tags: ["else"]),
    ])
    let related = interactor.requests().map { interactor.respond(to: $0).related.map(\.slug) }
    #expect(related == [["d", "b", "c"], ["a", "c"], ["b", "a"], [], ["a"]])
  }

  @Test func fiveAreRelatedAtMostAndATermOfAllCostsNoMore() throws {
    let interactor = interactor(
      (0..<2_000).map { Article("A \($0)", date: "2026-01-01", tags: ["all"] + (0..<20).map { "t\($0)" }) })
    #expect(interactor.respond(to: interactor.requests()[1_000]).related.count == 5)
  }

  @Test func pathAndTemplateAreTheArticlesOwn() throws {
    var details = EntryDetails()
    details.path = "/2009/hello.html"
    details.template = TemplateName("note", source: ContentSource(path: "Content/a.md", line: 4, column: 11))
    let articles = [Article("A", date: "2026-01-01", details: details), Article("B", date: "2026-01-02")]
    #expect(interactor(articles).requests().map(\.slug) == ["b"])
    let request = try #require(interactor(articles, template: "note").requests().first)
    #expect(try Articles.router().destination(of: request).path.text == "2009/hello.html")
    let plan = ModulePlan(
      ArticlePage.modules(
        try SmallSite(articles: ["articles": articles]).kit(), collection: SmallSite.articles,
        permalink: try Permalink("/:slug/")))
    #expect(plan.told == ["b/index.html = entry articles/b", "2009/hello.html = entry articles/a"])
    #expect(plan.faults.map(\.location.description) == ["Content/a.md:4:11"])
  }
}

@Suite struct ArticlePresenterTests {
  static func present(
    tags: [ArticlePage.Response.Term] = [], newer: ArticlePage.Response.Neighbour? = nil,
    older: ArticlePage.Response.Neighbour? = nil, updated: Moment? = nil,
    series: ArticlePage.Response.Series? = nil
  ) throws -> ArticlePage.ViewModel {
    let kit = try SmallSite().kit()
    return ArticlePresenter(frame: kit.frame, prose: kit.prose, dates: kit.dates, pager: kit.pager).present(
      .init(
        title: "Middle", description: "Between.", date: CalendarDay(year: 2026, month: 1, day: 2),
        moment: Moment(.example), author: "Ann", updated: updated, image: nil,
        topics: [.init(taxonomy: "tags", title: "Tags", terms: tags)],
        body: MarkdownSource(path: "Content/articles/middle.md", bytes: []), extra: [],
        collectionTitle: "Articles", newer: newer, older: older, series: series, related: []),
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

  @Test func aDayOfChangeIsShownIfItIsAnotherOne() throws {
    let sameDay = try #require(DateStamp("2026-01-02T23:00Z"))
    #expect(try Self.present(updated: Moment(sameDay)).updated == nil)
    let later = try #require(DateStamp("2026-02-03"))
    #expect(try Self.present(updated: Moment(later)).updated?.machine == "2026-02-03")
  }

  @Test func aSeriesTellsItsPlace() throws {
    let part = ArticlePage.Response.Part(article: .init(title: "Old", slug: "old"), isCurrent: true)
    let series = try Self.present(series: .init(name: "Trip", position: 2, count: 7, parts: [part])).series
    #expect(series?.position == "Part 2 of 7")
    #expect(series?.entries.map(\.link?.href) == ["/docs/articles/old/"])
  }

  @Test func tagsLeadToTheirLists() throws {
    let tags = try Self.present(tags: [.init(name: "Swift", slug: "swift"), .init(name: "Odd", slug: "odd")])
      .tags
    let swift = try Articles.router().term("swift", of: "tags")
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
    #expect(router.term("swift", of: "tags")?.href == "/docs/tags/swift/")
    #expect(router.term("odd", of: "tags") == nil)
  }
}

@Suite struct ArticleModuleTests {
  static func plan(template: String? = nil) throws -> ModulePlan {
    let collection = CollectionSettings(
      name: "articles", kind: .articles, title: "Articles", template: template,
      source: ContentSource(path: "Content/site.json"))
    return ModulePlan(
      ArticlePage.modules(
        try Articles.site.kit(), collection: collection, permalink: try Permalink("/:year/:slug/")))
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
