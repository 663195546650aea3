import Diagnostics
import Markup
import Routing
import Testing
import Viper

@Suite struct ModuleTests {
  static let fault = Diagnostic(
    rule: "template/x", "it is wrong", at: SourceLocation(file: "Templates/a.mustache"))
  static let map = SiteMap(baseURL: BaseURL("https://example.org/docs/") ?? .root)

  static func module(_ interactor: GreetingInteractor, faults: [Diagnostic] = []) -> any PageModule {
    Module(
      "Greeting", interactor: interactor, presenter: GreetingPresenter(), view: GreetingView(faults: faults),
      router: GreetingRouter())
  }

  static func plan(_ interactor: GreetingInteractor, faults: [Diagnostic] = []) -> ModulePlan {
    module(interactor, faults: faults).plan()
  }

  @Test func onePageIsPlannedForEachRequest() {
    let plan = Self.plan(GreetingInteractor(names: ["Zoe", "Ann", "Zoe"]))
    #expect(
      plan.pages.map(\.destination.path.text) == ["Zoe/index.html", "Ann/index.html", "Zoe/index.html"])
    #expect(
      plan.pages.map(\.destination.route.description) == ["greeting Zoe", "greeting Ann", "greeting Zoe"])
    #expect(plan.pages.map(\.module) == ["Greeting", "Greeting", "Greeting"])
    #expect(plan.pages.allSatisfy { $0.source == nil })
    #expect(plan.faults.isEmpty)
  }

  @Test func aPageGoesThroughTheRolesInOrder() throws {
    let page = try #require(Self.plan(GreetingInteractor(names: ["<Ann>"])).pages.first)
    var writer = MarkupWriter()
    writer.write("before ")
    try page.render(in: Self.map, into: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "before <p>view(presenter(interactor(&lt;Ann&gt;), at /docs/%3CAnn%3E/))</p>")
  }

  @Test func manyPagesArePlannedInPartsThatAreInOrder() {
    let names = (1...3_000).map { "n\($0)" }
    let parts = Self.module(GreetingInteractor(names: names), faults: [Self.fault]).parts().map { $0() }
    #expect(parts.count > 1)
    #expect(parts.flatMap(\.pages).map(\.destination.route.name) == names)
    #expect(parts.flatMap(\.faults) == [Self.fault])
  }

  @Test func whereTheAnswerIsAtHandTheInteractorIsNotAsked() throws {
    let answer = try #require(Self.plan(GreetingInteractor(names: ["Ann"])).pages.first?.answer)
    let page = try #require(Self.plan(GreetingInteractor(names: ["Ann"], isSilent: true)).pages.first)
    var writer = MarkupWriter()
    var laps = Laps()
    try page.render(answer, in: Self.map, into: &writer, timing: &laps)
    #expect(String(decoding: writer.bytes, as: UTF8.self).contains("interactor(Ann)"))
  }

  @Test func aPageIsRenderedForTheMapThatIsGiven() throws {
    let page = try #require(Self.plan(GreetingInteractor(names: ["Ann"])).pages.first)
    var writer = MarkupWriter()
    try page.render(in: SiteMap(baseURL: .root), into: &writer)
    #expect(String(decoding: writer.bytes, as: UTF8.self).contains("at /Ann/)"))
  }

  @Test func anInteractorThatCannotSayWhatItMayBeAskedIsAFault() {
    let plan = Self.plan(GreetingInteractor(names: []), faults: [Self.fault])
    #expect(plan.pages.isEmpty)
    #expect(
      plan.faults == [
        Self.fault,
        Diagnostic(
          rule: "build/interactor", "the Greeting module cannot list its pages: nobody is there",
          at: SourceLocation(file: "Content")),
      ])
  }

  @Test func anInteractorThatCannotAnswerThrowsThroughThePage() throws {
    let page = try #require(Self.plan(GreetingInteractor(names: ["Ann"], isSilent: true)).pages.first)
    var writer = MarkupWriter()
    #expect(throws: Greeting.NobodyThere.self) { try page.render(in: Self.map, into: &writer) }
    #expect(writer.bytes.isEmpty)
  }

  @Test func theFaultsOfTheViewAreThoseOfThePlan() {
    #expect(Self.plan(GreetingInteractor(names: ["Ann"]), faults: [Self.fault]).faults == [Self.fault])
  }
}

@Suite struct StaticInteractorTests {
  @Test func itsOneRequestIsItsResponse() {
    let interactor = StaticInteractor(7)
    #expect(interactor.requests() == [7])
    #expect(interactor.respond(to: 7) == 7)
    #expect(interactor.source(of: 7) == nil)
  }
}
