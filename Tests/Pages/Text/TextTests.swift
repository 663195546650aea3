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

@testable import TextModule

enum Texts {
  static let site = SmallSite(documents: [
    Document("index.md", title: "Home"), Document("about.md", title: "About", description: "Who we are."),
    Document("guide/index.md", title: "Guide"), Document("guide/zoo.md", title: "Zoo", weight: 1),
    Document("guide/apt.md", title: "Apt"), Document("guide/bee.md", title: "Bee"),
    Document("guide/deep/one.md", title: "One"),
  ])

  static let map = SiteMap(pages: [
    .text("about"): "about/index.html", .text("guide/index"): "guide/index.html",
    .text("guide/zoo"): "guide/zoo/index.html", .text("guide/apt"): "guide/apt/index.html",
    .text("guide/bee"): "guide/bee/index.html", .text("guide/deep/one"): "guide/deep/one/index.html",
  ])
}

@Suite struct TextInteractorTests {
  static let interactor = TextInteractor(shelf: TextShelf(content: Texts.site.content))

  static func response(_ slug: String) throws -> TextPage.Response {
    interactor.respond(to: try #require(interactor.requests().first { $0.slug == slug }))
  }

  @Test func everyDocumentButTheHomePageIsAsked() {
    #expect(
      Self.interactor.requests() == [
        .init(place: 0, folders: [], slug: "about"), .init(place: 1, folders: ["guide"], slug: "apt"),
        .init(place: 2, folders: ["guide"], slug: "bee"),
        .init(place: 3, folders: ["guide", "deep"], slug: "one"),
        .init(place: 4, folders: ["guide"], slug: "index"), .init(place: 5, folders: ["guide"], slug: "zoo"),
      ])
    #expect(
      Self.interactor.requests().compactMap(Self.interactor.source).map(\.file) == [
        "Content/about.md", "Content/guide/apt.md", "Content/guide/bee.md", "Content/guide/deep/one.md",
        "Content/guide/index.md", "Content/guide/zoo.md",
      ])
  }

  @Test func aSectionIsTheFolderItsIndexFirstThenByWeightAndTitle() throws {
    let response = try Self.response("apt")
    #expect(response.title == "Apt")
    #expect(response.body.path == "Content/guide/apt.md")
    #expect(response.section.map(\.path) == ["guide/index", "guide/zoo", "guide/apt", "guide/bee"])
    #expect(response.section.map(\.isIndex) == [true, false, false, false])
    #expect(response.position == 2)
  }

  @Test func theTrailLeadsThroughTheFoldersThatHaveAPage() throws {
    #expect(try Self.response("apt").trail.map(\.path) == ["guide/index"])
    #expect(try Self.response("one").trail.map(\.title) == ["Guide"])
    #expect(try Self.response("index").trail.isEmpty)
    #expect(try Self.response("about").trail.isEmpty)
  }

  @Test(arguments: [
    (Section.Order.title, ["guide/index", "guide/a", "guide/b", "guide/c"]),
    (.weight, ["guide/index", "guide/c", "guide/a", "guide/b"]),
    (.date, ["guide/index", "guide/b", "guide/a", "guide/c"]),
  ])
  func aFolderIsOrderedAsItsIndexSays(order: Section.Order, paths: [String]) throws {
    let site = SmallSite(
      documents: [
        Document("guide/a.md", title: "A", date: "2026-01-01"),
        Document("guide/b.md", title: "B", date: "2026-01-02"), Document("guide/c.md", title: "C", weight: 1),
      ], sections: [Section("guide", title: "Guide", order: order)])
    let interactor = TextInteractor(shelf: TextShelf(content: site.content))
    let response = interactor.respond(to: try #require(interactor.requests().first { $0.slug == "b" }))
    #expect(response.section.map(\.path) == paths)
    #expect(response.position == paths.firstIndex(of: "guide/b"))
    #expect(response.trail.map(\.title) == ["Guide"])
  }

  @Test func aDocumentAtTheTopHasNoSection() throws {
    let response = try Self.response("about")
    #expect(response.description == "Who we are.")
    #expect(response.section.isEmpty)
    #expect(response.position == nil)
  }
}

@Suite struct TextPresenterTests {
  static func present(
    _ section: [TextPage.Response.Sibling], position: Int?, at path: String = "guide/apt/index.html"
  ) throws -> TextPage.ViewModel {
    let kit = try SmallSite().kit()
    return TextPresenter(
      frame: kit.frame, prose: kit.prose, dates: kit.dates, breadcrumbs: kit.breadcrumbs, pager: kit.pager
    ).present(
      .init(
        title: "Apt", description: "It fits.", updated: CalendarDay(year: 2026, month: 1, day: 31),
        image: nil,
        body: MarkdownSource(path: "Content/guide/apt.md", bytes: []), extra: [],
        trail: section.filter(\.isIndex), section: section, position: position),
      router: TextRouter(ways: Texts.map.ways(from: .text("guide/apt"), at: path)))
  }

  static let section: [TextPage.Response.Sibling] = [
    .init(title: "Guide", path: "guide/index", isIndex: true),
    .init(title: "Zoo", path: "guide/zoo", isIndex: false),
    .init(title: "Apt", path: "guide/apt", isIndex: false),
    .init(title: "Gone", path: "guide/gone", isIndex: false),
    .init(title: "Bee", path: "guide/bee", isIndex: false),
  ]

  @Test func aSectionIsAMenuWithTheDocumentMarked() throws {
    let model = try Self.present(Self.section, position: 2)
    #expect(model.title == "Apt")
    #expect(model.description == "It fits.")
    #expect(model.updated?.machine == "2026-01-31")
    #expect(model.breadcrumbs.description.contains("<a href=\"/docs/guide/\">Guide</a>"))
    #expect(model.section?.title == "Guide")
    #expect(model.section?.link?.href == "/docs/guide/")
    #expect(
      model.section?.entries.map { "\($0.isCurrent ? "*" : "")\($0.title) \($0.link.href)" } == [
        "Guide /docs/guide/", "Zoo /docs/guide/zoo/", "*Apt /docs/guide/apt/", "Bee /docs/guide/bee/",
      ])
  }

  @Test func thePagerLeadsToTheNeighboursInTheSection() throws {
    let pager = try Self.present(Self.section, position: 1).pager.description
    #expect(pager.contains("href=\"/docs/guide/\""))
    #expect(pager.contains("href=\"/docs/guide/apt/\""))
    let first = try Self.present(Self.section, position: 0).pager.description
    #expect(!first.contains("rel=\"prev\""))
    #expect(first.contains("href=\"/docs/guide/zoo/\""))
    let last = try Self.present(Self.section, position: 4).pager.description
    #expect(!last.contains("rel=\"next\""))
  }

  @Test func aSectionWithoutAnIndexIsNoLink() throws {
    let section = try Self.present(Array(Self.section.dropFirst()), position: 1).section
    #expect(section?.title == "Zoo")
    #expect(section?.link == nil)
  }

  @Test(arguments: [[], Array(section.prefix(1))])
  func aDocumentAloneInItsFolderHasNoSection(section: [TextPage.Response.Sibling]) throws {
    let model = try Self.present(section, position: section.isEmpty ? nil : 0)
    #expect(model.section == nil)
    #expect(!model.pager.description.contains("href"))
  }
}

@Suite struct TextRouterTests {
  @Test(arguments: [
    ([], "about", "about/index.html", "text about"),
    (["guide"], "index", "guide/index.html", "text guide/index"),
    (["guide", "deep"], "one", "guide/deep/one/index.html", "text guide/deep/one"),
  ])
  func aDocumentLiesWhereItsFileDoes(folders: [String], slug: String, path: String, route: String) {
    let destination = TextRouter().destination(of: .init(place: 0, folders: folders, slug: slug))
    #expect(destination.path.text == path)
    #expect(destination.route.description == route)
  }

  @Test func waysLeadToDocuments() {
    let router = TextRouter(ways: Texts.map.ways(from: .text("about"), at: "about/index.html"))
    #expect(router.document("guide/index")?.href == "/docs/guide/")
    #expect(router.document("guide/gone") == nil)
  }
}

@Suite struct TextModuleTests {
  @Test func aPageOfAnotherPathAndTemplateIsPlannedThere() throws {
    var details = EntryDetails()
    details.path = "/who/we/are/"
    details.template = TemplateName(
      "txt", source: ContentSource(path: "Content/about.md", line: 3, column: 11))
    let site = SmallSite(documents: [
      Document("about.md", title: "About", details: details), Document("a.md", title: "A"),
    ])
    let plan = ModulePlan(TextPage.modules(try site.kit()))
    #expect(plan.told == ["a/index.html = text a", "who/we/are/index.html = text about"])
    #expect(plan.faults.map(\.location.description) == ["Content/about.md:3:11"])
    #expect(plan.faults.map(\.hint) == ["did you mean \"text\"?"])
  }

  @Test func everyDocumentIsPlannedAndShown() throws {
    let plan = ModulePlan(TextPage.modules(try Texts.site.kit()))
    #expect(
      plan.told == [
        "about/index.html = text about", "guide/apt/index.html = text guide/apt",
        "guide/bee/index.html = text guide/bee", "guide/deep/one/index.html = text guide/deep/one",
        "guide/index.html = text guide/index", "guide/zoo/index.html = text guide/zoo",
      ])
    #expect(plan.faults.isEmpty)
    let page = try plan.render("guide/apt/index.html", in: SiteMap(plan))
    #expect(page.contains("<title>Apt – Test</title>"))
    #expect(page.contains("<h1>Apt</h1>"))
    #expect(page.contains("<main"))
    #expect(page.contains("<a href=\"/docs/guide/zoo/\">Zoo</a>"))
    #expect(page.contains("<a href=\"/docs/guide/apt/\" aria-current=\"page\">Apt</a>"))
    let top = try plan.render("about/index.html", in: SiteMap(plan))
    #expect(top.contains("<meta name=\"description\" content=\"Who we are.\""))
    #expect(!top.contains("aria-current=\"page\""))
  }
}
