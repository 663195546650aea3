import Diagnostics
import Entities
import Markup
import Prose
import Routing
import TestSupport
import Testing
import Viper

@testable import SearchModule

@Suite struct SearchTests {
  static let articles = [
    Article(
      "Vipers & others", date: "2026-01-02",
      body: "A viper's `venom`.\n\n## Where they *live*\n\nHeaths. Heaths &amp; moors.\n\n## Größe\n\n蛇は\n"),
    Article("Snakes", date: "2026-01-01", description: "All of them.", body: "No viper here."),
  ]

  static func page(_ route: Route, _ path: String, from file: String?) -> PlannedPage {
    PlannedPage(
      module: "Test", destination: Destination(route, at: OutputPath(path) ?? .notFound),
      source: file.map { SourceLocation(file: $0) }, body: { _, _ in })
  }

  static let pages = [
    page(.home, "index.html", from: nil),
    page(
      .entry("vipers-others", in: "articles"), "articles/v/index.html",
      from: "Content/articles/vipers-others.md"),
    page(.entry("snakes", in: "articles"), "articles/s/index.html", from: "Content/articles/snakes.md"),
  ]

  static func site(search: Bool = true, articles: [Article] = articles) -> SmallSite {
    SmallSite(articles: ["articles": articles], search: search)
  }

  static func plan(articles: [Article] = articles) throws -> ModulePlan {
    let plans = SearchPage.modules(try site(articles: articles).kit()).map { $0.plan(after: pages) }
    return ModulePlan(pages: plans.flatMap(\.pages), faults: plans.flatMap(\.faults))
  }

  static func files() -> [String: String] {
    let files = SearchIndex(SearchEntry.all(in: site().content, at: pages, ProseStyle())).files
    return Dictionary(uniqueKeysWithValues: files.map { (String($0.name.prefix { $0 != "-" }), $0.json) })
  }

  @Test func aSiteThatDoesNotWantItHasNoSearch() throws {
    #expect(SearchPage.modules(try Self.site(search: false).kit()).isEmpty)
  }

  @Test func thePageNamesTheFirstFileAndWhereListsAre() throws {
    let plan = try Self.plan()
    #expect(plan.faults.isEmpty)
    let map = SiteMap(ModulePlan(pages: Self.pages), plan)
    let page = try plan.render("search/index.html", in: map)
    let first = try #require(plan.pages.map(\.destination.path.text).first { $0.hasPrefix("search/index-") })
    #expect(page.contains("data-index=\"\(first.dropFirst("search/".count).dropLast(".js".count))\""))
    #expect(page.contains("<form class=\"search\" action=\"/docs/search/\" role=\"search\""))
    #expect(page.contains("<a href=\"/docs/\">Home</a>"))
    #expect(page.contains("<script src=\"../assets/search.js\" defer=\"\"></script>"))
    let file = try plan.render(first, in: map)
    #expect(file.hasPrefix("viperaSearch(\"index-"))
    #expect(plan.pages.filter { $0.form == .text }.count == 3)
  }

  @Test func everyWordLeadsToItsPagesAndSections() throws {
    let words = try #require(Self.files()["words"])
    // A page is told by its distance from the one before; its section is told by sixteens, how much the word counts by the rest.
    for part in [
      "\"heaths\":[0,18]", "\"viper\":[0,2,1,1]", "\"vipers\":[0,10]", "\"venom\":[0,2]", "\"live\":[0,21]",
      "\"größe\":[0,37]", "\"蛇\":[0,33]", "\"は\":[0,33]", "\"moors\":[0,17]", "\"all\":[1,1]",
    ] {
      #expect(words.contains(part), "\(part) is missing in \(words)")
    }
    #expect(!words.contains("\"a\":") && !words.contains("amp"))
  }

  @Test func aPageIsShownWithItsTextAndItsHeadings() throws {
    #expect(
      Self.files()["pages"]
        == """
        [["Vipers \\u0026 others","articles/v/","A viper's venom.",["where-they-live","Where they live"],\
        ["größe","Größe"]],["Snakes","articles/s/","All of them."]]
        """)
  }

  @Test func whatListsShowIsShown() throws {
    let article = Article(
      source: ContentSource(path: "Content/articles/a.md"), slug: .example, title: "A", date: .example,
      description: "Described.", summary: "Summed up.",
      body: MarkdownText(path: "Content/articles/a.md", bytes: []))
    let document = Document(
      source: ContentSource(path: "Content/b.md"), folders: [], slug: .example, title: "B",
      description: "Described.", summary: "Summed up.", body: MarkdownText(path: "Content/b.md", bytes: []))
    let site = SmallSite(documents: [document], articles: ["articles": [article]], search: true)
    let pages = [
      Self.page(.entry("a", in: "articles"), "a/index.html", from: "Content/articles/a.md"),
      Self.page(.text("b"), "b/index.html", from: "Content/b.md"),
    ]
    let entries = SearchEntry.all(in: site.content, at: pages, ProseStyle())
    #expect(entries.map(\.summary) == ["Summed up.", "Summed up."])
  }

  @Test func theSameContentHasFilesOfTheSameNames() throws {
    let names = try Self.plan().pages.map(\.destination.path)
    #expect(try Self.plan().pages.map(\.destination.path) == names)
    let others = try Self.plan(articles: [Self.articles[0]]).pages.map(\.destination.path)
    #expect(Set(others).intersection(names).map(\.text) == ["search/index.html"])
  }

  @Test func wordsOfLargeSitesAreDividedByTheirOrder() throws {
    let body = (0..<9_000).map { "word\($0)" }.joined(separator: " ")
    let article = Article("Vipers & others", date: "2026-01-01", body: body)
    let files = SearchIndex(
      SearchEntry.all(in: Self.site(articles: [article]).content, at: Self.pages, ProseStyle())
    ).files
    let words = files.filter { $0.name.hasPrefix("words-") }
    #expect(words.count > 3)
    #expect(words.allSatisfy { $0.json.utf8.count < 33_000 })
    let first = try #require(files.last?.json)
    #expect(first.contains("\"starts\":[\"others\""))
  }

  @Test func sectionsHaveTheIdsThatThePagesGiveThem() throws {
    let article = Article("Vipers & others", date: "2026-01-01", body: "## A :tada: b\n\nc")
    let entries = SearchEntry.all(in: Self.site(articles: [article]).content, at: Self.pages, ProseStyle())
    let shown = SearchIndex(entries, ProseStyle(MarkdownSettings(emoji: true))).files
    #expect(shown.contains { $0.json.contains("[\"a--b\",\"A 🎉 b\"]") })
    #expect(SearchIndex(entries).files.contains { $0.json.contains("[\"a-tada-b\",\"A :tada: b\"]") })
  }

  @Test func anEmptySiteHasAnIndexOfNothing() throws {
    let files = SearchIndex([]).files
    #expect(files.map(\.json) == ["{\"size\":16,\"starts\":[],\"words\":[],\"pages\":[]}"])
  }
}
