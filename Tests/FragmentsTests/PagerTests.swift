import Markup
import Prose
import Routing
import TestSupport
import Testing
import Viper

@testable import Fragments

@Suite struct PagerTests {
  static let map = SiteMap(pages: [
    .entry("a", in: "articles"): "articles/a/index.html",
    .entry("c", in: "articles"): "articles/c/index.html",
  ])
  static let ways = map.ways(from: .entry("b", in: "articles"), at: "articles/b/index.html")

  static func neighbour(_ slug: String) -> PagerFragment.Neighbour {
    .init(label: "Beside", title: "Title <\(slug)>", route: .entry(slug, in: "articles"))
  }

  @Test func neighboursGetTheirLinks() throws {
    let request = PagerFragment.Request(
      label: "Articles", previous: Self.neighbour("a"), next: Self.neighbour("c"))
    #expect(PagerInteractor().respond(to: request) == request)
    let model = try #require(PagerPresenter().present(request, router: PagerRouter(ways: Self.ways)).pages)
    #expect(model.label == "Articles")
    #expect(model.previous?.link.href == "/docs/articles/a/")
    #expect(model.next?.link.href == "/docs/articles/c/")
    #expect(model.next?.title == "Title <c>")
    #expect(model.next?.label == "Beside")
  }

  @Test func aNeighbourThatIsNoPageIsLeftOut() {
    let request = PagerFragment.Request(label: "Articles", previous: Self.neighbour("gone"), next: nil)
    let model = PagerPresenter().present(request, router: PagerRouter(ways: Self.ways))
    #expect(model.pages == nil)
  }

  @Test(arguments: [(1, nil, 2), (2, 1, 3), (3, 2, nil)] as [(Int, Int?, Int?)])
  func thePagesOfAListLeadToTheOnesBeforeAndBehind(_ page: Int, _ before: Int?, _ behind: Int?) {
    let request = PagerFragment.Request(page: page, of: 3, before: .newer, behind: .older, .english) {
      .term("swift", of: "tags", page: $0)
    }
    #expect(request.label == "Pages of this list")
    #expect(request.previous?.route == before.map { .term("swift", of: "tags", page: $0) })
    #expect(request.next?.route == behind.map { .term("swift", of: "tags", page: $0) })
    #expect(request.previous?.label ?? "Newer" == "Newer")
    #expect(request.next?.title == behind.map { "Page \($0) of 3" })
  }

  @Test func aPageWithoutNeighboursShowsNothing() throws {
    let fragment = PagerFragment.module(try ThemeTemplates.library(basePath: "/docs/"))
    let request = PagerFragment.Request(label: "Articles", previous: nil, next: nil)
    #expect(fragment.html(for: request, from: Self.ways).bytes.isEmpty)
  }

  @Test func theFragmentShowsBothWays() throws {
    let fragment = PagerFragment.module(try ThemeTemplates.library(basePath: "/docs/"))
    #expect(fragment.faults.isEmpty)
    let request = PagerFragment.Request(
      label: "Articles", previous: Self.neighbour("a"), next: Self.neighbour("c"))
    let html = fragment.html(for: request, from: Self.ways).description
    #expect(html.contains("href=\"/docs/articles/a/\""))
    #expect(html.contains("Title &lt;c&gt;"))
    #expect(html.contains("aria-label=\"Articles\""))
  }
}
