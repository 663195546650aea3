import Fragments
import Routing
import TestSupport
import Testing
import Viper

@testable import NotFoundModule

@Suite struct NotFoundTests {
  static let map = SiteMap(pages: [.home: "index.html", .notFound: "404.html"])

  @Test func theRouterPutsThePageWhereServersLookForIt() {
    var router = NotFoundRouter()
    #expect(router.destination(of: .init()) == Destination(.notFound, at: .notFound))
    router.ways = Self.map.ways(from: .notFound, at: "404.html")
    #expect(router.home.href == "/docs/")
  }

  @Test func thePresenterSaysWhatHappenedAndWhereToGoOn() throws {
    let router = NotFoundRouter(ways: Self.map.ways(from: .notFound, at: "404.html"))
    let frame = try SmallSite().kit().frame
    let model = NotFoundPresenter(frame: frame).present(.init(), router: router)
    #expect(model.title == "Page not found")
    #expect(!model.message.isEmpty)
    #expect(model.home.href == "/docs/")
    let expected = frame.viewModel(for: .init(title: "Page not found", description: nil), from: router.ways)
    #expect(model.frame == expected)
  }

  @Test func theModulePlansOnePage() throws {
    let plan = NotFoundPage.module(try SmallSite().kit()).plan()
    #expect(plan.told == ["404.html = not-found"])
    #expect(plan.faults.isEmpty)
  }

  @Test func theViewShowsTheWayHome() throws {
    let page = try NotFoundPage.module(try SmallSite().kit()).plan().render("404.html", in: Self.map)
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<title>Page not found – Test</title>"))
    #expect(page.contains("<main"))
    #expect(page.contains("href=\"/docs/\""))
    #expect(!page.contains("rel=\"canonical\""))
  }
}
