import Diagnostics
import Entities
import Fragments
import Markdown
import Routing
import Services
import TestSupport
import Testing
import Viper

@testable import SectionModule

@Suite struct SectionTests {
  static let site = SmallSite(
    documents: [
      Document("guide/a.md", title: "A", date: "2026-01-02", weight: 2),
      Document("guide/b.md", title: "B", description: "The first.", weight: 1),
      Document("guide/c.md", title: "C", date: "2026-01-03"), Document("guide/deep/index.md", title: "Deep"),
      Document("guide/deep/d.md", title: "D"), Document("about.md", title: "About"),
    ],
    sections: [
      Section("guide", title: "Guide", description: "All of it.", pageSize: 3, body: "Some *text*."),
      Section("guide/empty", title: "Empty"), Section("tags/swift", title: "Swift"),
      Section("articles", title: "Articles"),
    ])

  static let map = SiteMap(pages: [
    .text("guide/index"): "guide/index.html", .text("guide/a"): "guide/a/index.html",
    .text("guide/b"): "guide/b/index.html", .text("guide/deep/index"): "guide/deep/index.html",
    Route(kind: "section", name: "guide/2"): "guide/page/2/index.html",
  ])

  @Test func foldersOfCollectionsAndTaxonomiesHaveOtherLists() throws {
    #expect(
      ModulePlan(SectionPage.modules(try Self.site.kit())).told == [
        "guide/index.html = text guide/index", "guide/page/2/index.html = section guide/2",
        "guide/empty/index.html = text guide/empty/index",
      ])
  }

  @Test func aListHoldsThePagesOfTheFolderAndTheFoldersInIt() {
    let interactor = SectionInteractor(shelf: SectionShelf(content: Self.site.content))
    let responses = interactor.requests().map(interactor.respond)
    #expect(
      responses.map { $0.entries.map(\.path) } == [
        ["guide/b", "guide/a", "guide/c"], ["guide/deep/index", "guide/empty/index"], [],
      ])
    #expect(responses.map(\.entryCount) == [5, 5, 0])
    #expect(responses.map { $0.body == nil } == [false, true, true])
    #expect(responses.map { $0.trail.map(\.path) } == [[], [], ["guide/index"]])
  }

  @Test(arguments: [
    (Section.Order.title, ["A", "B", "C"]), (.date, ["C", "A", "B"]), (.weight, ["B", "A", "C"]),
  ])
  func theOrderIsTheFoldersOwn(order: Section.Order, titles: [String]) {
    let documents = Self.site.content.documents.filter { $0.folders.map(\.description) == ["guide"] }
    let site = SmallSite(documents: documents, sections: [Section("guide", title: "G", order: order)])
    let interactor = SectionInteractor(shelf: SectionShelf(content: site.content))
    #expect(interactor.respond(to: interactor.requests()[0]).entries.map(\.title) == titles)
  }

  @Test func aListIsShown() throws {
    let plan = ModulePlan(SectionPage.modules(try Self.site.kit()))
    #expect(plan.faults.isEmpty)
    let first = try plan.render("guide/index.html", in: Self.map)
    #expect(first.contains("<h1>Guide</h1>"))
    #expect(first.contains("Some <em>text</em>."))
    #expect(first.contains("<a href=\"/docs/guide/b/\">B</a><p>The first.</p>"))
    #expect(first.contains("href=\"/docs/guide/page/2/\""))
    let second = try plan.render("guide/page/2/index.html", in: Self.map)
    #expect(second.contains("<title>Guide, page 2 – Test</title>"))
    #expect(second.contains("<a href=\"/docs/guide/deep/\">Deep</a>"))
    let empty = try plan.render("guide/empty/index.html", in: Self.map)
    #expect(empty.contains("<a href=\"/docs/guide/\">Guide</a>"))
  }

  @Test func aTemplateThatIsMissingIsToldWhereItIsNamed() throws {
    let site = SmallSite(sections: [Section("guide", title: "G", template: "sektion")])
    let plan = ModulePlan(SectionPage.modules(try site.kit()))
    #expect(plan.faults.map(\.location.description) == ["Content/guide/_index.md:3:11"])
  }
}
