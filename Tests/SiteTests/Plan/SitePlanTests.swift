import Diagnostics
import Markup
import Routing
import Testing
import Viper

@testable import Site

@Suite struct SitePlanTests {
  /// Plans pages at the given paths; a source is written behind `<`, as in `a/index.html < Content/a.md:2:3`.
  struct Pages: PageModule {
    let paths: [String]
    var faults: [Diagnostic] = []

    func plan() -> ModulePlan {
      ModulePlan(
        pages: paths.map { text in
          let parts = text.split(separator: " < ").map(String.init)
          let place = parts.dropFirst().first?.split(separator: ":").map(String.init)
          return PlannedPage(
            module: "Test",
            destination: Destination(
              Route(kind: "test", name: parts[0]), at: OutputPath(parts[0]) ?? .notFound),
            source: place.map {
              SourceLocation(file: $0[0], line: Int($0[1]) ?? 0, column: Int($0[2]) ?? 0)
            }
          ) { _, page in page.write(Array(parts[0].utf8)) }
        }, faults: faults)
    }
  }

  static func plan(_ pages: [String], assets: [String] = []) async -> SitePlan {
    await SitePlan(
      modules: pages.map { Pages(paths: [$0]) },
      assets: assets.map {
        PlannedAsset(source: "Content/static/\($0)", path: OutputPath($0) ?? .notFound, origin: .theme([]))
      }, baseURL: .root)
  }

  static func told(_ plan: SitePlan) -> [String] {
    plan.collisions.map { "\($0.place): \($0.message) [\($0.rule)]" }
  }

  @Test func pagesAndAssetsOnPathsOfTheirOwnDoNotCollide() async {
    let plan = await Self.plan(
      ["index.html", "a/index.html", "a/b/index.html", "b/index.html", "404.html"],
      assets: ["a.html", "a.txt", "a/b.txt", "a/b/c.txt"])
    #expect(plan.collisions.isEmpty)
    #expect(plan.pages.map(\.destination.path.text).count == 5)
    #expect(plan.assets.map(\.path.text).count == 4)
  }

  @Test func settingsAreNotTheSourceOfTheirPages() async {
    let plan = await Self.plan([
      "tags/index.html < Content/site.json:1:1", "b/index.html < Content/site.production.json:1:1",
      "a/index.html < Content/a.md:1:1",
    ])
    let ways = Ways(from: nil, in: plan.map)
    #expect((try? ways.resolve("a.md", from: "Content/x.md").get())?.href == "/a/")
    for name in ["site.json", "site.production.json"] {
      #expect(throws: LinkFault.self) { try ways.resolve(name, from: "Content/x.md").get() }
    }
  }

  static let collisions: [([String], [String], String)] = [
    (
      ["a/index.html < Content/a.md:1:1", "a/index.html < Content/b.md:2:7"], [],
      "Content/b.md:2:7: this has the output path a/index.html; Content/a.md:1:1 has it already"
    ),
    (
      ["a/index.html < Content/a.md:1:1", "A/index.html < Content/b.md:2:7"], [],
      "Content/b.md:2:7: this has the output path A/index.html, which differs from a/index.html only in letter case; "
        + "Content/a.md:1:1 has it already"
    ),
    (
      ["größe/index.html < Content/a.md:1:1", "GRÖSSE/index.html < Content/b.md:1:1"], [], ""
    ),
    (
      ["größe/index.html < Content/a.md:1:1", "GRÖßE/index.html < Content/b.md:1:1"], [],
      "Content/b.md:1:1: this has the output path GRÖßE/index.html, which differs from größe/index.html only in letter "
        + "case; Content/a.md:1:1 has it already"
    ),
    (
      ["a/index.html < Content/a.md:1:1"], ["a/index.html"],
      "Content/static/a/index.html:1:1: this has the output path a/index.html; Content/a.md:1:1 has it already"
    ),
    (
      ["a/index.html < Content/a.md:3:1"], ["a"],
      "Content/a.md:3:1: this needs a folder where there is the file a; Content/static/a:1:1 has it already"
    ),
    (
      ["a/b/index.html < Content/b.md:1:1"], ["A"],
      "Content/b.md:1:1: this needs a folder where there is the file A; Content/static/A:1:1 has it already"
    ),
    (
      ["a/index.html", "a/index.html < Content/b.md:1:1"], [],
      "Content/b.md:1:1: this has the output path a/index.html; the test a/index.html page has it already"
    ),
    (
      ["a/index.html < Content/b.md:1:1", "a/index.html"], [],
      "Content/b.md:1:1: this has the output path a/index.html; the test a/index.html page has it already"
    ),
    (
      ["a/index.html", "a/index.html"], [],
      "Content:1:1: the test a/index.html page has the output path a/index.html; the test a/index.html page has it already"
    ),
    (
      ["a/index.html"], ["a"],
      "Content/static/a:1:1: this has the output path a, where a folder is needed for a/index.html; "
        + "the test a/index.html page has it already"
    ),
    (
      ["a/index.html < Content/a.md:1:1", "A/index.html"], [],
      "Content/a.md:1:1: this has the output path a/index.html, which differs from A/index.html only in letter case; "
        + "the test A/index.html page has it already"
    ),
  ]

  @Test(arguments: collisions)
  func twoOutputsOnOnePathAreAFaultThatNamesBoth(pages: [String], assets: [String], told: String) async {
    let plan = await Self.plan(pages, assets: assets)
    #expect(Self.told(plan) == (told.isEmpty ? [] : ["\(told) [routing/collision]"]))
    #expect(plan.collisions.allSatisfy { $0.hint == "give one of them another slug, name or alias" })
  }

  static let impossible: [([String], [String], String)] = [
    (
      [".vipera-staging/x/index.html < Content/a.md:3:7"], [],
      "Content/a.md:3:7: this has the output path .vipera-staging/x/index.html, and names that start with \".vipera-\" are for what "
        + "Vipera keeps there itself [routing/reserved]"
    ),
    (
      [], [".Vipera-Manifest"],
      "Content/static/.Vipera-Manifest:1:1: this has the output path .Vipera-Manifest, and names that start with \".vipera-\" are for "
        + "what Vipera keeps there itself [routing/reserved]"
    ),
    (
      ["\(String(repeating: "a", count: 256))/index.html < Content/a.md:3:7"], [],
      "Content/a.md:3:7: this has an output path with a name of more than 255 bytes, or of more than 3000 bytes in all, which file "
        + "systems do not take [routing/path-too-long]"
    ),
  ]

  @Test(arguments: impossible)
  func outputsThatCannotLieWhereTheyAreToAreTold(pages: [String], assets: [String], told: String) async {
    #expect(Self.told(await Self.plan(pages, assets: assets)) == [told])
  }

  @Test func aCollisionIsToldWhereAPathIsNamed() async {
    let plan = await Self.plan(["a/index.html < Content/b.md:3:7", "a/index.html < Content/a.md:1:1"])
    #expect(
      Self.told(plan) == [
        "Content/b.md:3:7: this has the output path a/index.html; Content/a.md:1:1 has it already"
          + " [routing/collision]"
      ])
  }

  @Test func eachOfManyOutputsOnOnePathIsToldWithTheFirst() async {
    let plan = await Self.plan((1...4).map { "a/index.html < Content/\($0).md:1:1" })
    #expect(plan.collisions.map(\.location.file) == ["Content/2.md", "Content/3.md", "Content/4.md"])
    #expect(plan.collisions.allSatisfy { $0.message.hasSuffix("Content/1.md:1:1 has it already") })
  }

  @Test func theFaultsOfModulesAreKept() async {
    let fault = Diagnostic(
      rule: "template/x", "it is wrong", at: SourceLocation(file: "Templates/a.mustache"))
    let plan = await SitePlan(
      modules: [Pages(paths: ["a.html"]), Pages(paths: ["b.html"], faults: [fault])], assets: [],
      baseURL: .root)
    #expect(plan.moduleFaults == [fault])
    #expect(plan.collisions.isEmpty)
  }

  @Test func theMapKnowsPagesAndAssets() async throws {
    let plan = await Self.plan(["a/index.html < Content/a.md:1:1"], assets: ["dot.svg"])
    let ways = Ways(in: plan.map)
    #expect(ways.link(to: Route(kind: "test", name: "a/index.html"))?.href == "/a/")
    #expect(try ways.resolve("a.md", from: "Content/b.md").get().href == "/a/")
    #expect(try ways.resolve("static/dot.svg", from: "Content/b.md").get().href == "/dot.svg")
  }

  @Test func aPageThatMayBeReplacedGivesWayToAFileOfTheSite() async {
    let module = StaticPage(path: "feed.xml", isReplaceable: true)
    let alone = await SitePlan(modules: [module], assets: [], baseURL: .root)
    #expect(alone.pages.count == 1)
    let asset = PlannedAsset(
      source: "Content/static/feed.xml", path: OutputPath("feed.xml") ?? .notFound, origin: .theme([]))
    let plan = await SitePlan(modules: [module], assets: [asset], baseURL: .root)
    #expect(plan.pages.isEmpty && plan.collisions.isEmpty)
    let other = await SitePlan(
      modules: [StaticPage(path: "feed.xml", isReplaceable: false)], assets: [asset], baseURL: .root)
    #expect(other.pages.count == 1 && other.collisions.count == 1)
  }

  @Test func aClosingModuleKnowsThePagesOfAllOthers() async {
    let closing = ClosingModule { pages in
      StaticPage(path: "list-of-\(pages.count).html", isReplaceable: false)
    }
    let plan = await SitePlan(
      modules: [closing, Pages(paths: ["a.html", "b.html"])], assets: [], baseURL: .root)
    #expect(plan.pages.map(\.destination.path.text) == ["a.html", "b.html", "list-of-2.html"])
  }

  /// A module of one page.
  private struct StaticPage: PageModule {
    let path: String
    let isReplaceable: Bool

    func plan() -> ModulePlan {
      let destination = Destination(
        Route(kind: "test", name: path), at: OutputPath(path) ?? .notFound, isReplaceable: isReplaceable)
      return ModulePlan(pages: [
        PlannedPage(module: "Test", destination: destination, source: nil, body: { _, _ in })
      ])
    }
  }
}
