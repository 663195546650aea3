import Entities
import Markup
import Routing
import Services
import TestSupport
import Testing
import Viper

@testable import Fragments

@Suite struct NavigationTests {
  static let site = SmallSite(menus: [
    "main": [
      MenuEntry("Home", to: "index.md"), MenuEntry("Guide", to: "guide/index.md"),
      MenuEntry("Articles", to: "/articles/"), MenuEntry("Lost", to: "/lost/"),
      MenuEntry("Code", to: "https://example.com/code?a=b&c"), MenuEntry("Plan", to: "/plan"),
      MenuEntry("Top", to: "#"),
    ],
    "footer": [MenuEntry("About <us>", to: "@/about.md#who")],
  ])

  static let map = SiteMap(
    pages: [
      .home: "index.html", .text("guide/index"): "guide/index.html",
      .text("guide/start"): "guide/start/index.html",
      .archive(of: "articles"): "articles/index.html",
      .entry("hello", in: "articles"): "articles/hello/index.html",
      .text("about"): "about/index.html", .text("plan-b"): "plan-b/index.html",
      Route(kind: "asset", name: ""): "plan",
      .notFound: "404.html",
    ],
    sources: [
      "index.html": "Content/index.md", "guide/index.html": "Content/guide/index.md",
      "about/index.html": "Content/about.md",
    ])

  /// The entries of the main menu, `*` on the current one, `+` on open ones.
  static func marked(at path: String) -> [String] {
    let router = NavigationRouter(ways: map.ways(from: Route(kind: "any", name: path), at: path))
    let response = NavigationInteractor(settings: site.settings).respond(to: .main)
    let entries = NavigationPresenter().present(response, router: router).menu?.entries ?? []
    return entries.map {
      "\($0.isCurrent ? "*" : "")\($0.isOpen ? "+" : "")\($0.title)"
    }
  }

  @Test(arguments: [
    ("index.html", ["*Home", "Guide", "Articles", "Code", "Plan", "Top"]),
    ("guide/index.html", ["Home", "*+Guide", "Articles", "Code", "Plan", "Top"]),
    ("guide/start/index.html", ["Home", "+Guide", "Articles", "Code", "Plan", "Top"]),
    ("articles/hello/index.html", ["Home", "Guide", "+Articles", "Code", "Plan", "Top"]),
    ("guide-old/index.html", ["Home", "Guide", "Articles", "Code", "Plan", "Top"]),
    ("plan-b/index.html", ["Home", "Guide", "Articles", "Code", "Plan", "Top"]),
    ("404.html", ["Home", "Guide", "Articles", "Code", "Plan", "Top"]),
  ])
  func theEntryOfThePageAndOfItsPartOfTheSiteAreMarked(path: String, entries: [String]) {
    #expect(Self.marked(at: path) == entries)
  }

  @Test func theInteractorReadsTheMenusByName() {
    let interactor = NavigationInteractor(settings: Self.site.settings)
    #expect(interactor.requests() == [.footer, .main])
    #expect(
      interactor.respond(to: .footer)
        == .init(
          menu: "footer",
          entries: [.init(title: "About <us>", to: "@/about.md#who", file: "Content/site.json")]))
    #expect(interactor.respond(to: .init(menu: "side")) == .init(menu: "side", entries: []))
  }

  @Test func thePresenterGivesEachEntryItsLink() {
    let router = NavigationRouter(ways: Self.map.ways(from: .home, at: "index.html"))
    let response = NavigationInteractor(settings: Self.site.settings).respond(to: .main)
    let model = NavigationPresenter().present(response, router: router)
    #expect(model.menu?.label == "Main")
    #expect(
      model.menu?.entries.map(\.link.href)
        == ["/docs/", "/docs/guide/", "/docs/articles/", "https://example.com/code?a=b&c", "/docs/plan", "#"])
  }

  @Test func aMenuWithoutEntriesShowsNothing() throws {
    let kit = try Self.site.kit()
    let fragment = NavigationFragment.module(kit.services, kit.templates)
    let ways = Self.map.ways(from: .home, at: "index.html")
    #expect(fragment.html(for: .init(menu: "side"), from: ways).bytes.isEmpty)
  }

  @Test func theFragmentIsALandmarkWithLinks() throws {
    let kit = try Self.site.kit()
    let fragment = NavigationFragment.module(kit.services, kit.templates)
    #expect(fragment.faults.isEmpty)
    let ways = Self.map.ways(from: .text("about"), at: "about/index.html")
    let main = fragment.html(for: .main, from: ways).description
    #expect(main.contains("<nav"))
    #expect(main.contains("aria-label=\"Main\""))
    #expect(main.contains("href=\"/docs/guide/\""))
    #expect(main.contains("href=\"https://example.com/code?a=b&amp;c\""))
    let footer = fragment.html(for: .footer, from: ways).description
    #expect(footer.contains("href=\"/docs/about/#who\""))
    #expect(footer.contains("About &lt;us&gt;"))
  }
}
