import Diagnostics
import Entities
import Fragments
import Markdown
import Markup
import Prose
import Routing
import Services
import TestSupport
import Testing
import Viper

@testable import ArchiveModule

enum Archives {
  static let notes = CollectionSettings(
    name: "notes", kind: .articles, title: "Notes", pageSize: 3,
    source: ContentSource(path: "Content/site.json"))

  static let site = SmallSite(articles: [
    "articles": [
      Article("One", date: "2026-01-01", tags: ["Swift", "C++"]),
      Article("Two", date: "2026-01-02", description: "The second.", tags: ["swift"]),
      Article("Three", date: "2026-01-03", tags: ["Swift"]),
      Article("Four", date: "2026-01-04", tags: ["YAML"]),
      Article("Five", date: "2026-01-05"),
    ]
  ])

  static let map = SiteMap(pages: [
    .archive(of: "articles"): "articles/index.html",
    .archive(of: "articles", page: 2): "articles/page/2/index.html",
    .archive(of: "articles", page: 3): "articles/page/3/index.html",
    .entry("one", in: "articles"): "articles/one/index.html",
    .term("swift", of: "tags"): "tags/swift/index.html",
  ])
}

@Suite struct ArchiveInteractorTests {
  static let list = ArticleList.all(of: SmallSite.articles, in: Archives.site.content)

  @Test func aListIsDividedIntoPages() {
    let interactor = ArchiveInteractor(lists: [Self.list])
    let requests = interactor.requests()
    #expect(requests == (1...3).map { .init(list: .collection("articles"), page: $0) })
    let responses = requests.map(interactor.respond)
    #expect(responses.map { $0.articles.map(\.slug) } == [["five", "four"], ["three", "two"], ["one"]])
    #expect(responses.map(\.pageCount) == [3, 3, 3])
    #expect(responses.map(\.articleCount) == [5, 5, 5])
    #expect(responses.map(\.title) == ["Articles", "Articles", "Articles"])
    #expect(responses.map(\.description) == ["What is new.", "What is new.", "What is new."])
    #expect(
      responses[1].articles[1]
        == .init(
          collection: "articles", slug: "two", title: EntryTitle("Two", of: "Content/articles/two.md"),
          date: CalendarDay(year: 2026, month: 1, day: 2),
          summary: "The second.", image: nil,
          tags: [.init(name: "swift", slug: "swift", count: nil)]))
    #expect(
      responses[2].articles[0].summary == EntrySummary(Archives.site.content.articles(in: "articles")[4]))
  }

  @Test func theFirstPageCountsTheTags() {
    let interactor = ArchiveInteractor(lists: [Self.list])
    let responses = interactor.requests().map(interactor.respond)
    #expect(responses[0].topics[0].terms.map(\.slug) == ["c-plus-plus", "swift", "yaml"])
    #expect(responses[0].topics[0].terms.map(\.count) == [1, 3, 1])
    #expect(responses[1].topics.isEmpty)
  }

  @Test func anEmptyListHasAPage() {
    let interactor = ArchiveInteractor(lists: [.all(of: SmallSite.articles, in: SmallSite().content)])
    #expect(interactor.requests() == [.init(list: .collection("articles"), page: 1)])
    let response = interactor.respond(to: .init(list: .collection("articles"), page: 1))
    #expect(response.articles.isEmpty)
    #expect(response.pageCount == 1)
    #expect(response.articleCount == 0)
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
  func pagesAreFull(articles: Int, pages: Int) {
    let site = SmallSite(articles: [
      "articles": (1...articles).map { Article("Number \($0)", date: "2026-01-0\($0)") }
    ])
    #expect(ArticleList.all(of: SmallSite.articles, in: site.content).pageCount == pages)
  }

  @Test func aTagListsTheArticlesOfAllCollectionsNewestFirst() {
    let site = SmallSite(
      collections: [SmallSite.articles, Archives.notes, SmallSite.rules],
      articles: [
        "articles": [
          Article("A", date: "2026-01-01", tags: ["Swift"]),
          Article("C", date: "2026-01-03", tags: ["swift"]),
        ],
        "notes": [Article("B", date: "2026-01-02", tags: ["swift", "C"])],
      ])
    let lists = ArticleList.byTerm(of: .tags, in: site.content)
    #expect(lists.map(\.key) == [.term("c", taxonomy: "tags"), .term("swift", taxonomy: "tags")])
    #expect(lists.map(\.title) == ["C", "swift"])
    #expect(lists.map(\.pageSize) == [3, 3])
    #expect(
      lists[1].entries.map { "\($0.collection)/\($0.article.slug)" } == [
        "articles/c", "notes/b", "articles/a",
      ])
    #expect(lists.map(\.topics) == [[], []])
  }

  @Test func anArticleThatRepeatsATagIsListedAndCountedOnce() {
    let site = SmallSite(articles: [
      "articles": [Article("A", date: "2026-01-01", tags: ["Swift", "swift", "Swift"])]
    ])
    let list = ArticleList.all(of: SmallSite.articles, in: site.content)
    #expect(list.topics.map(\.terms) == [[.init(name: "Swift", slug: "swift", count: 1)]])
    #expect(ArticleList.byTerm(of: .tags, in: site.content).map(\.entries.count) == [1])
    let interactor = ArchiveInteractor(lists: [list])
    #expect(interactor.respond(to: interactor.requests()[0]).articles[0].tags.map(\.name) == ["Swift"])
  }
}

@Suite struct ArchivePresenterTests {
  static func present(
    _ list: ArchivePage.Request.List = .collection("articles"), page: Int = 1, articleCount: Int = 5,
    articles: [ArchivePage.Response.Article] = [], tags: [ArchivePage.Response.Term] = [],
    hasOwnTitle: Bool = false
  ) throws -> ArchivePage.ViewModel {
    let kit = try SmallSite().kit()
    return ArchivePresenter(frame: kit.frame, prose: kit.prose, dates: kit.dates, pager: kit.pager).present(
      .init(
        list: list, title: "Swift", hasOwnTitle: hasOwnTitle, description: "What is new.", body: nil,
        page: page,
        pageCount: 3,
        articleCount: articleCount,
        articles: articles, topics: [.init(taxonomy: "tags", title: "Tags", terms: tags)]),
      router: ArchiveRouter(
        ways: Archives.map.ways(from: .archive(of: "articles"), at: "articles/index.html")))
  }

  @Test(
    arguments: [
      (.collection("articles"), 1, "Swift"), (.collection("articles"), 2, "Swift, page 2"),
      (.term("swift", taxonomy: "tags"), 1, "Tagged “Swift”"),
      (.term("swift", taxonomy: "tags"), 3, "Tagged “Swift”, page 3"),
    ] as [(ArchivePage.Request.List, Int, String)])
  func theHeadingNamesTheListAndThePage(list: ArchivePage.Request.List, page: Int, title: String) throws {
    let model = try Self.present(list, page: page)
    #expect(model.title == title)
    #expect(model.description == (page == 1 ? "What is new." : nil))
  }

  @Test(arguments: [(0, "0 articles"), (1, "1 article"), (2, "2 articles")])
  func articlesAreCounted(articleCount: Int, count: String) throws {
    #expect(try Self.present(articleCount: articleCount).count == count)
  }

  @Test func anArticleWithoutDescriptionShowsItsFirstParagraph() throws {
    let body = MarkdownSource(path: "a.md", bytes: Array("# One\n\nIt *starts*\nhere.\n\nAnd ends.".utf8))
    let model = try Self.present(
      articles: [
        .init(
          collection: "articles", slug: "one", title: "One", date: CalendarDay(year: 2026, month: 1, day: 1),
          summary: EntrySummary(nil, else: body), image: nil, tags: [])
      ])
    #expect(
      model.entries == [
        Teaser(
          title: "One",
          link: Archives.map.ways(from: .home, at: "index.html").link(to: .entry("one", in: "articles")),
          date: DateWording(language: "en").text(for: CalendarDay(year: 2026, month: 1, day: 1)),
          summary: "It starts here.", tags: TagList([]))
      ])
  }

  @Test func articlesAreTeasersAndTagsLeadToTheirLists() throws {
    let model = try Self.present(
      articles: [
        .init(
          collection: "articles", slug: "one", title: "One", date: CalendarDay(year: 2026, month: 1, day: 1),
          summary: "The first.", image: nil,
          tags: [.init(name: "Swift", slug: "swift", count: nil)])
      ], tags: [.init(name: "Swift", slug: "swift", count: 3), .init(name: "Odd", slug: "odd", count: 1)])
    let ways = Archives.map.ways(from: .home, at: "index.html")
    #expect(
      model.entries == [
        Teaser(
          title: "One", link: ways.link(to: .entry("one", in: "articles")),
          date: DateWording(language: "en").text(for: CalendarDay(year: 2026, month: 1, day: 1)),
          summary: "The first.",
          tags: TagList([.init(name: "Swift", link: ways.link(to: .term("swift", of: "tags")))]))
      ])
    #expect(
      model.tags
        == TagList([
          .init(name: "Swift", link: ways.link(to: .term("swift", of: "tags")), count: "3"),
          .init(name: "Odd", link: nil, count: "1"),
        ]))
  }

  @Test(
    arguments: [
      (1, nil, "/docs/articles/page/2/"), (2, "/docs/articles/", "/docs/articles/page/3/"),
      (3, "/docs/articles/page/2/", nil),
    ] as [(Int, String?, String?)])
  func thePagerLeadsToNewerAndOlderPages(page: Int, newer: String?, older: String?) throws {
    let pager = try Self.present(page: page).pager.description
    #expect(pager.contains("rel=\"prev\"") == (newer != nil))
    #expect(pager.contains("rel=\"next\"") == (older != nil))
    for link in [newer, older].compactMap({ $0 }) { #expect(pager.contains("href=\"\(link)\"")) }
  }
}

@Suite struct TaxonomyTests {
  static let genres = TaxonomySettings(
    name: "genres", title: "Genres", description: "Kinds of writing.", pageSize: 1,
    source: ContentSource(path: "Content/site.json", line: 9, column: 5))

  static let site = SmallSite(
    taxonomies: [.tags, genres],
    sections: [
      Section("genres", title: "All genres", body: "Every *kind*."),
      Section("genres/essay", title: "Essays", description: "Long ones.", order: .title, pageSize: 5),
      Section("articles", title: "Writing", order: .weight, pageSize: 9),
    ],
    articles: [
      "articles": [
        Article("B", date: "2026-01-02", weight: 2, terms: ["genres": ["Essay", "Note"]]),
        Article("A", date: "2026-01-01", weight: 1, terms: ["genres": ["essay"], "tags": ["x"]]),
        Article("C", date: "2026-01-03", terms: ["genres": ["note"]]),
      ]
    ])

  @Test func eachTermHasAListInPagesOfItsTaxonomysSize() throws {
    let plan = ModulePlan(ArchivePage.terms(try Self.site.kit(), of: Self.genres))
    #expect(
      plan.told == [
        "genres/essay/index.html = term genres/essay/1", "genres/note/index.html = term genres/note/1",
        "genres/note/page/2/index.html = term genres/note/2",
      ])
  }

  @Test func theTextOfATermIsThatOfItsFolder() {
    let lists = ArticleList.byTerm(of: Self.genres, in: Self.site.content)
    #expect(lists.map(\.title) == ["Essays", "Note"])
    #expect(lists.map(\.description) == ["Long ones.", nil])
    #expect(lists[0].entries.map(\.article.title) == ["A", "B"])
  }

  @Test func aTermWithATitleOfItsOwnIsNotCalledTagged() throws {
    let model = try ArchivePresenterTests.present(.term("swift", taxonomy: "tags"), hasOwnTitle: true)
    #expect(model.title == "Swift")
  }

  @Test func allTermsAreListedWithTheirNumbers() throws {
    let plan = ArchivePage.index(try Self.site.kit(), of: Self.genres).plan()
    #expect(plan.told == ["genres/index.html = terms genres"])
    #expect(plan.pages.first?.source?.file == "Content/genres/_index.md")
    let map = SiteMap(pages: [.term("essay", of: "genres"): "genres/essay/index.html"])
    let page = try plan.render("genres/index.html", in: map)
    #expect(page.contains("<h1>All genres</h1>"))
    #expect(page.contains("Every <em>kind</em>."))
    #expect(page.contains("2 entries"))
    #expect(page.contains("href=\"/docs/genres/essay/\""))
    #expect(page.contains("<small>2</small>"))
  }

  @Test func aTaxonomyWithoutTermsHasNoPages() throws {
    let kit = try SmallSite(taxonomies: [Self.genres]).kit()
    #expect(ArchivePage.index(kit, of: Self.genres).plan().pages.isEmpty)
    #expect(ModulePlan(ArchivePage.terms(kit, of: Self.genres)).pages.isEmpty)
  }

  @Test func theListOfACollectionIsCalledAndOrderedAsItsFolderSays() {
    let list = ArticleList.all(of: SmallSite.articles, in: Self.site.content)
    #expect(list.title == "Writing")
    #expect(list.pageSize == 9)
    #expect(list.entries.map(\.article.title) == ["A", "B", "C"])
    #expect(list.topics.map(\.taxonomy) == ["tags", "genres"])
    #expect(list.topics[1].terms.map { "\($0.slug) \($0.count ?? 0)" } == ["essay 2", "note 2"])
  }
}

@Suite struct ArchiveRouterTests {
  @Test(
    arguments: [
      (.collection("articles"), 1, "articles/index.html", "archive articles/1"),
      (.collection("articles"), 12, "articles/page/12/index.html", "archive articles/12"),
      (.term("swift", taxonomy: "tags"), 1, "tags/swift/index.html", "term tags/swift/1"),
      (.term("swift", taxonomy: "tags"), 2, "tags/swift/page/2/index.html", "term tags/swift/2"),
    ] as [(ArchivePage.Request.List, Int, String, String)])
  func aListLiesAtItsFolder(list: ArchivePage.Request.List, page: Int, path: String, route: String) {
    let destination = ArchiveRouter().destination(of: .init(list: list, page: page))
    #expect(destination.path.text == path)
    #expect(destination.route.description == route)
  }

  @Test func waysLeadToArticlesAndTags() {
    let router = ArchiveRouter(ways: Archives.map.ways(from: .home, at: "index.html"))
    #expect(router.article("one", in: "articles")?.href == "/docs/articles/one/")
    #expect(router.article("one", in: "notes") == nil)
    #expect(router.term("swift", of: "tags")?.href == "/docs/tags/swift/")
    #expect(router.term("odd", of: "tags") == nil)
  }
}

@Suite struct ArchiveModuleTests {
  @Test func aCollectionIsPlannedAndShown() throws {
    let plan = ModulePlan(ArchivePage.modules(try Archives.site.kit(), of: SmallSite.articles))
    #expect(
      plan.told == [
        "articles/index.html = archive articles/1", "articles/page/2/index.html = archive articles/2",
        "articles/page/3/index.html = archive articles/3",
      ])
    #expect(plan.faults.isEmpty)
    let first = try plan.render("articles/index.html", in: Archives.map)
    #expect(first.contains("<title>Articles – Test</title>"))
    #expect(first.contains("<h1>Articles</h1>"))
    #expect(first.contains("5 articles"))
    #expect(first.contains("<time datetime=\"2026-01-05\">5 January 2026</time>"))
    #expect(first.contains("href=\"/docs/tags/swift/\""))
    #expect(first.contains("href=\"/docs/articles/page/2/\""))
    let last = try plan.render("articles/page/3/index.html", in: Archives.map)
    #expect(last.contains("<title>Articles, page 3 – Test</title>"))
    #expect(last.contains("<a href=\"/docs/articles/one/\">One</a>"))
  }

  @Test func tagsArePlannedAndShown() throws {
    let plan = ModulePlan(ArchivePage.terms(try Archives.site.kit(), of: .tags))
    #expect(
      plan.told == [
        "tags/c-plus-plus/index.html = term tags/c-plus-plus/1", "tags/swift/index.html = term tags/swift/1",
        "tags/swift/page/2/index.html = term tags/swift/2", "tags/yaml/index.html = term tags/yaml/1",
      ])
    let page = try plan.render("tags/swift/page/2/index.html", in: SiteMap(plan))
    #expect(page.contains("<title>Tagged “Swift”, page 2 – Test</title>"))
    #expect(page.contains("href=\"/docs/tags/swift/\""))
  }

  @Test func aSiteWithoutTagsHasNoListsOfThem() throws {
    #expect(ModulePlan(ArchivePage.terms(try SmallSite().kit(), of: .tags)).pages.isEmpty)
  }
}
