import Diagnostics
import Entities
import Markup
import Routing
import Services
import TestSupport
import Testing
import Viper

@testable import SitemapModule

@Suite struct SitemapTests {
  static func page(_ route: Route, _ path: String, from file: String? = nil) -> PlannedPage {
    PlannedPage(
      module: "Test", destination: Destination(route, at: OutputPath(path) ?? .notFound),
      source: file.map { SourceLocation(file: $0) }, form: path.hasSuffix(".xml") ? .xml : .html,
      body: { _, _ in })
  }

  static let pages = [
    page(.home, "index.html"),
    page(.entry("a", in: "articles"), "articles/a & b/index.html", from: "Content/articles/a.md"),
    page(.notFound, "404.html"), page(.redirect("/old/"), "old/index.html"),
    page(.feed(.atom, of: .home), "feed.xml"),
  ]

  static func plan(_ pages: [PlannedPage] = pages) throws -> ModulePlan {
    let site = SmallSite(articles: ["articles": [Article("A", date: "2026-01-02T03:04:05Z")]])
    return SitemapPage.module(try site.kit()).plan(after: pages)
  }

  @Test func allPagesAreListedBesideThoseThatNobodyShouldFind() throws {
    let plan = try Self.plan()
    let map = SiteMap(ModulePlan(pages: Self.pages), plan)
    #expect(plan.told == ["sitemap.xml = sitemap"])
    let list = try plan.render("sitemap.xml", in: map)
    #expect(
      list == """
        <?xml version="1.0" encoding="utf-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url>
        <loc>https://example.org/docs/</loc>
        </url>
        <url>
        <loc>https://example.org/docs/articles/a%20&amp;%20b/</loc>
        <lastmod>2026-01-02</lastmod>
        </url>
        </urlset>

        """)
  }

  @Test func beforeTheOthersArePlannedThereIsNoList() throws {
    #expect(SitemapPage.module(try SmallSite().kit()).plan().pages.isEmpty)
  }

  @Test func manyPagesAreListedInParts() throws {
    let pages = (1...10_001).map { Self.page(.text("p\($0)"), "p\($0)/index.html") }
    let plan = try Self.plan(pages)
    let map = SiteMap(ModulePlan(pages: pages), plan)
    #expect(plan.told == ["sitemap.xml = sitemap", "sitemap-1.xml = sitemap 1", "sitemap-2.xml = sitemap 2"])
    let index = try plan.render("sitemap.xml", in: map)
    #expect(index.contains("<sitemapindex "))
    #expect(index.contains("<loc>https://example.org/docs/sitemap-2.xml</loc>"))
    let last = try plan.render("sitemap-2.xml", in: map)
    #expect(last.split(separator: "<url>").count == 2)
    #expect(last.contains("<loc>https://example.org/docs/p10001/</loc>"))
  }

  @Test func aPartEndsWhereItWouldBeTooLarge() {
    let pages = (1...10).map { Self.page(.text("p\($0)"), "p\($0)/index.html") }
    let parts = SitemapParts(of: pages, baseSize: 20, sizeLimit: 600).parts
    #expect(parts.count > 1)
    #expect(parts.flatMap(\.self).map(\.destination.route) == pages.map(\.destination.route))
  }

  @Test func programsMayReadEverythingAndAreToldWhereTheListIs() throws {
    let plan = RobotsFile.module().plan()
    let map = SiteMap(ModulePlan(pages: Self.pages), try Self.plan(), plan)
    #expect(
      try plan.render("robots.txt", in: map) == """
        User-agent: *
        Allow: /

        Sitemap: https://example.org/docs/sitemap.xml

        """)
  }

  @Test func everyFileGivesWayToOneOfTheSite() throws {
    #expect(
      (try Self.plan().pages + RobotsFile.module().plan().pages).allSatisfy(\.destination.isReplaceable))
  }
}
