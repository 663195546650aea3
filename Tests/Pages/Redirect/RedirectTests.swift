import Diagnostics
import Entities
import Fragments
import Routing
import Services
import TestSupport
import Testing
import Viper

@testable import RedirectModule

@Suite struct RedirectTests {
  static func alias(_ path: String, line: Int = 3) -> Alias {
    Alias(path, source: ContentSource(path: "Content/a.md", line: line, column: 11))
  }

  static let site = SmallSite(
    documents: [
      Document(
        source: ContentSource(path: "Content/index.md"), folders: [], slug: Slug(from: "index"),
        title: "Home",
        body: MarkdownText(path: "Content/index.md", bytes: []), aliases: [alias("/start/")]),
      Document(
        source: ContentSource(path: "Content/guide/a.md"), folders: [Slug(from: "guide")],
        slug: Slug(from: "a"),
        title: "A & b", body: MarkdownText(path: "Content/guide/a.md", bytes: []),
        aliases: [alias("/old", line: 4), alias("/old/a.html", line: 5)]),
    ],
    articles: [
      "articles": [
        Article(
          source: ContentSource(path: "Content/articles/x.md"), slug: Slug(from: "x"), title: "X",
          date: .example,
          body: MarkdownText(path: "Content/articles/x.md", bytes: []), aliases: [alias("/x/")])
      ]
    ])

  static let map = SiteMap(pages: [
    .home: "index.html", .text("guide/a"): "guide/a/index.html",
    .entry("x", in: "articles"): "articles/x/index.html",
  ])

  @Test func everyAliasIsAPageWhereItsAddressSays() throws {
    let plan = RedirectPage.module(try Self.site.kit()).plan()
    #expect(
      plan.told == [
        "old/index.html = redirect /old", "old/a.html = redirect /old/a.html",
        "start/index.html = redirect /start/",
        "x/index.html = redirect /x/",
      ])
    #expect(plan.pages[0].source == SourceLocation(file: "Content/a.md", line: 4, column: 11))
    #expect(plan.pages.filter { !$0.destination.route.isRedirect }.isEmpty)
  }

  @Test(arguments: [
    ("start/index.html", "/docs/"), ("old/index.html", "/docs/guide/a/"),
    ("x/index.html", "/docs/articles/x/"),
  ])
  func aVisitorIsLedOnAndSearchEnginesAreToldWhere(path: String, target: String) throws {
    let page = try RedirectPage.module(try Self.site.kit()).plan().render(path, in: Self.map)
    #expect(page.contains("<meta http-equiv=\"refresh\" content=\"0; url=\(target)\"/>"))
    #expect(page.contains("<link rel=\"canonical\" href=\"https://example.org\(target)\"/>"))
    #expect(page.contains("<meta name=\"robots\" content=\"noindex\"/>"))
    #expect(page.contains("<a href=\"\(target)\">"))
  }

  @Test func aSiteWithoutAliasesHasNoSuchPage() throws {
    let plan = RedirectPage.module(try SmallSite().kit()).plan()
    #expect(plan.pages.isEmpty)
    #expect(plan.faults.isEmpty)
  }
}
