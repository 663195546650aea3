import Diagnostics
import Entities
import Fragments
import Markdown
import Markup
import Routing
import Templates
import TestSupport
import Testing
import Viper

@testable import RecordModule

enum Records {
  private static func reference(_ title: String, to target: String) -> Record.Reference {
    .init(title: title, to: target, source: ContentSource(path: "Content/rules/apple.json"))
  }

  static let site = SmallSite(records: [
    "rules": [
      Record("Zebra", summary: "Striped & <fast>.", group: "Animals", weight: 1),
      Record(
        "Apple", group: "Plants", facts: [.init(name: "Colour", value: "red & green")],
        references: [
          reference("Zebra", to: "zebra.json"), reference("Lost", to: "lost.json"),
          reference("Web", to: "https://example.com/"),
        ], body: "Text"),
      Record("Bear", group: "Animals"), Record("Cloud"),
    ]
  ])

  static let map = SiteMap(
    pages: [
      .archive(of: "rules"): "rules/index.html", .entry("zebra", in: "rules"): "rules/zebra/index.html",
      .entry("bear", in: "rules"): "rules/bear/index.html",
    ], sources: ["rules/zebra/index.html": "Content/rules/zebra.json"])

  static func router(_ permalink: String = "/:collection/:slug/") throws -> RecordRouter {
    RecordRouter(
      collection: "rules", permalink: try Permalink(permalink),
      ways: map.ways(from: .entry("apple", in: "rules"), at: "rules/apple/index.html"))
  }
}

@Suite struct RecordInteractorTests {
  static let interactor = RecordInteractor(content: Records.site.content, collection: SmallSite.rules)

  @Test func everyRecordIsAskedInTheCollectionsOrder() {
    #expect(
      Self.interactor.requests() == [
        .init(place: 0, slug: "zebra", title: "zebra"), .init(place: 1, slug: "apple", title: "apple"),
        .init(place: 2, slug: "bear", title: "bear"), .init(place: 3, slug: "cloud", title: "cloud"),
      ])
    #expect(Self.interactor.source(of: Self.interactor.requests()[1])?.file == "Content/rules/apple.json")
  }

  @Test func anAnswerIsTheRecordAndItsNeighbours() {
    let responses = Self.interactor.requests().map(Self.interactor.respond)
    #expect(responses[0].summary == "Striped & <fast>.")
    #expect(responses[0].group == "Animals")
    #expect(responses[0].body == nil)
    #expect(responses[1].title == "Apple")
    #expect(responses[1].facts == [.init(name: "Colour", value: "red & green")])
    #expect(responses[1].references.map(\.to) == ["zebra.json", "lost.json", "https://example.com/"])
    #expect(responses[1].body?.path == "Content/rules/apple.json")
    #expect(responses[1].file == "Content/rules/apple.json")
    #expect(responses[1].collectionTitle == "Rules")
    #expect(responses.map { $0.previous?.slug } == [nil, "zebra", "apple", "bear"])
    #expect(responses.map { $0.next?.slug } == ["apple", "bear", "cloud", nil])
  }
}

@Suite struct RecordPresenterTests {
  static func present(
    facts: [RecordPage.Response.Fact] = [], references: [RecordPage.Response.Reference] = [],
    previous: RecordPage.Response.Neighbour? = nil, next: RecordPage.Response.Neighbour? = nil
  ) throws -> RecordPage.ViewModel {
    let kit = try SmallSite().kit()
    return RecordPresenter(
      frame: kit.frame, prose: kit.prose, fields: Fragment(HTML()), pager: kit.pager
    ).present(
      .init(
        title: "Apple", summary: "Round.", group: "Plants", facts: facts, references: references, body: nil,
        fields: [], file: "Content/rules/apple.json", collectionTitle: "Rules", previous: previous, next: next
      ),
      router: try Records.router())
  }

  @Test func aRecordWithoutFactsAndReferencesHasNoSuchParts() throws {
    let model = try Self.present()
    #expect(model.title == "Apple")
    #expect(model.summary == "Round.")
    #expect(model.group == "Plants")
    #expect(model.facts == nil)
    #expect(model.references == nil)
    #expect(model.body == nil)
    #expect(model.index == .init(title: "Rules", link: try Records.router().index))
  }

  @Test func factsAndReferencesAreListed() throws {
    let model = try Self.present(
      facts: [.init(name: "Colour", value: "red")],
      references: [
        .init(title: "Zebra", to: "zebra.json"), .init(title: "Lost", to: "lost.json"),
        .init(title: "Web", to: "https://example.com/"),
      ])
    #expect(model.facts == .init(entries: [.init(name: "Colour", value: "red")]))
    #expect(
      model.references?.entries.map { "\($0.title) \($0.link.href)" }
        == ["Zebra /docs/rules/zebra/", "Web https://example.com/"])
  }

  @Test func referencesThatAllLeadNowhereAreNone() throws {
    #expect(try Self.present(references: [.init(title: "Lost", to: "lost.json")]).references == nil)
  }

  @Test func neighboursAreInThePager() throws {
    let pager = try Self.present(
      previous: .init(title: "Zebra", slug: "zebra"), next: .init(title: "Bear", slug: "bear")
    ).pager.description
    #expect(pager.contains("href=\"/docs/rules/zebra/\""))
    #expect(pager.contains("href=\"/docs/rules/bear/\""))
  }
}

@Suite struct RecordRouterTests {
  @Test(arguments: [
    ("/:collection/:slug/", "rules/a1/index.html"), ("/reference/:title/", "reference/apple-pie/index.html"),
  ])
  func aRecordLiesWhereThePermalinkSays(permalink: String, path: String) throws {
    let destination = try Records.router(permalink).destination(
      of: .init(place: 3, slug: "a1", title: "apple-pie"))
    #expect(destination.path.text == path)
    #expect(destination.route == .entry("a1", in: "rules"))
  }

  @Test func waysLeadToReferencesAndToTheIndex() throws {
    let router = try Records.router()
    #expect(router.index?.href == "/docs/rules/")
    #expect(
      router.link(to: "zebra.json", writtenIn: "Content/rules/apple.json")?.href == "/docs/rules/zebra/")
    #expect(router.link(to: "lost.json", writtenIn: "Content/rules/apple.json") == nil)
  }
}

@Suite struct RecordModuleTests {
  @Test func everyRecordIsPlannedAndShown() throws {
    let plan = RecordPage.module(
      try Records.site.kit(), collection: SmallSite.rules, permalink: try Permalink("/:collection/:slug/")
    ).plan()
    #expect(
      plan.told == [
        "rules/zebra/index.html = entry rules/zebra", "rules/apple/index.html = entry rules/apple",
        "rules/bear/index.html = entry rules/bear", "rules/cloud/index.html = entry rules/cloud",
      ])
    #expect(plan.faults.isEmpty)
    let page = try plan.render("rules/apple/index.html", in: SiteMap(plan))
    #expect(page.contains("<title>Apple – Test</title>"))
    #expect(page.contains("<h1>Apple</h1>"))
    #expect(page.contains("<dt>Colour</dt><dd>red &amp; green</dd>"))
    #expect(page.contains("<a href=\"/docs/rules/zebra/\">Zebra</a>"))
    #expect(page.contains("<a href=\"https://example.com/\">Web</a>"))
    let plain = try plan.render("rules/cloud/index.html", in: SiteMap(plan))
    #expect(!plain.contains("<dl"))
    #expect(!plain.contains("References"))
  }
}

@Suite struct RecordIndexTests {
  static let interactor = RecordIndexInteractor(content: Records.site.content, collection: SmallSite.rules)

  @Test func recordsAreGroupedInTheCollectionsOrder() {
    #expect(Self.interactor.requests() == [.init(collection: "rules")])
    #expect(Self.interactor.source(of: .init(collection: "rules"))?.description == "Content/site.json:6:3")
    let response = Self.interactor.respond(to: .init(collection: "rules"))
    #expect(response.title == "Rules")
    #expect(response.groups.map(\.title) == ["Animals", "Plants", nil])
    #expect(response.groups.map(\.id) == ["animals", "plants", nil])
    #expect(response.groups.map { $0.records.map(\.slug) } == [["zebra", "bear"], ["apple"], ["cloud"]])
  }

  @Test func groupsWhoseTitlesLookTheSameInAddressesHaveDifferentIds() {
    let site = SmallSite(records: [
      "rules": [
        Record("A", group: "Big cats"), Record("B", group: "Big: cats"), Record("C", group: "big cats!"),
      ]
    ])
    let groups = RecordIndexInteractor(content: site.content, collection: SmallSite.rules)
      .respond(to: .init(collection: "rules")).groups
    #expect(groups.map(\.id) == ["big-cats", "big-cats-2", "big-cats-3"])
  }

  @Test func manyGroupsAreListedAndFewAreNot() throws {
    let record = RecordIndex.Response.Record(slug: "zebra", title: "Zebra", summary: nil)
    let groups = (1...6).map {
      RecordIndex.Response.Group(title: "G \($0)", id: "g-\($0)", records: [record])
    }
    let entries = try #require(try Self.present(groups).contents?.entries)
    #expect(entries.map(\.anchor) == ["#g-1", "#g-2", "#g-3", "#g-4", "#g-5", "#g-6"])
    #expect(entries.first == .init(title: "G 1", anchor: "#g-1", count: "1"))
    #expect(
      try Self.present(groups.dropLast() + [.init(title: nil, id: nil, records: [record])]).contents == nil)
  }

  static func present(_ groups: [RecordIndex.Response.Group]) throws -> RecordIndex.ViewModel {
    let ways = Records.map.ways(from: .archive(of: "rules"), at: "rules/index.html")
    return RecordIndexPresenter(frame: try SmallSite().kit().frame, prose: try SmallSite().kit().prose)
      .present(
        .init(collection: "rules", title: "Rules", description: "All.", body: nil, groups: groups),
        router: RecordIndexRouter(ways: ways))
  }

  @Test func recordsAreCountedAndGetTheirLinks() throws {
    let zebra = RecordIndex.Response.Record(slug: "zebra", title: "Zebra", summary: "Striped.")
    let gone = RecordIndex.Response.Record(slug: "gone", title: "Gone", summary: nil)
    let model = try Self.present([
      .init(title: "Animals", id: "animals", records: [zebra]), .init(title: nil, id: nil, records: [gone]),
    ])
    #expect(model.title == "Rules")
    #expect(model.description == "All.")
    #expect(model.count == "2 entries")
    #expect(model.groups.map(\.title) == ["Animals", nil])
    #expect(model.groups.flatMap(\.records).map { $0.link?.href } == ["/docs/rules/zebra/", nil])
    #expect(try Self.present([.init(title: nil, id: nil, records: [gone])]).count == "1 entry")
    #expect(try Self.present([]).count == "0 entries")
  }

  @Test func theIndexLiesAtTheFolderOfItsCollection() {
    let router = RecordIndexRouter(
      ways: Records.map.ways(from: .archive(of: "rules"), at: "rules/index.html"))
    #expect(
      router.destination(of: .init(collection: "rules"))
        == Destination(.archive(of: "rules"), at: OutputPath(folder: ["rules"])))
    #expect(router.record("zebra", in: "rules")?.href == "/docs/rules/zebra/")
    #expect(router.record("gone", in: "rules") == nil)
  }

  @Test func theIndexIsPlannedAndShown() throws {
    let plan = RecordPage.index(try Records.site.kit(), of: SmallSite.rules).plan()
    #expect(plan.told == ["rules/index.html = archive rules/1"])
    #expect(plan.faults.isEmpty)
    let page = try plan.render("rules/index.html", in: Records.map)
    #expect(page.contains("<title>Rules – Test</title>"))
    #expect(page.contains("4 entries"))
    #expect(page.contains("<h2 id=\"animals\">Animals</h2>"))
    #expect(page.contains("<a href=\"/docs/rules/zebra/\">Zebra</a>"))
    #expect(page.contains("Striped &amp; &lt;fast&gt;."))
  }
}
