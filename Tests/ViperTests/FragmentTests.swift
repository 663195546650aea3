import Diagnostics
import Markup
import Routing
import Synchronization
import Templates
import Testing
import Viper

@Suite struct FragmentTests {
  struct Part: Hashable, Codable, Sendable {
    let text: String
  }

  struct PartPresenter: Presenter {
    func present(_ response: Part, router: PartRouter) -> Part {
      Part(text: "\(response.text) at \(router.ways.toHere?.href ?? "nowhere")")
    }
  }

  struct PartRouter: Wayfinder {
    var ways: Ways
  }

  struct PartView: TemplateView {
    typealias ViewModel = Part

    let template: Template<Part>
  }

  static func fragment(_ template: String) -> Fragment<Part> {
    let library = TemplateLibrary([
      TemplateSource(name: "part", path: "Templates/part.mustache", bytes: Array(template.utf8))
    ])
    return Fragment(
      interactor: StaticInteractor(Part(text: "")), presenter: PartPresenter(),
      view: PartView(template: library.template("part", for: Part.self)), router: PartRouter(ways: .nowhere))
  }

  static let ways = Ways(from: Destination(.home, at: OutputPath(folder: ["a"])), in: SiteMap(baseURL: .root))

  @Test func aFragmentIsRenderedForThePageItIsPartOf() {
    let fragment = Self.fragment("<b>{{text}}</b>")
    #expect(fragment.html(for: Part(text: "A & B"), from: Self.ways).description == "<b>A &amp; B at /a/</b>")
    #expect(fragment.html(for: Part(text: "C"), from: .nowhere).description == "<b>C at nowhere</b>")
    #expect(fragment.faults.isEmpty)
  }

  @Test func aFragmentWithAFaultyTemplateShowsNothingAndSaysWhy() {
    let fragment = Self.fragment("<b>{{txet}}</b>")
    #expect(fragment.html(for: Part(text: "A"), from: Self.ways) == HTML())
    #expect(
      fragment.faults.map(\.location) == [SourceLocation(file: "Templates/part.mustache", line: 1, column: 6)]
    )
    #expect(fragment.faults.first?.hint == "did you mean \"text\"?")
  }

  @Test func whatIsWrongWithAFragmentIsToldByThePageThatShowsIt() {
    let html = Self.fragment("<a href=\"{{text}}\"></a>").html(for: Part(text: "data:x"), from: .nowhere)
    var page = MarkupWriter()
    html.write(to: &page)
    #expect(String(decoding: page.bytes, as: UTF8.self) == "<a href=\"about:invalid\"></a>")
    #expect(page.faults.map(\.rule) == ["template/unsafe-url"])
    #expect(page.faults.map(\.location.description) == ["Templates/part.mustache:1:10"])
  }

  @Test func aFragmentMayAlwaysShowTheSame() {
    let fragment = Fragment<Part>(HTML("<hr/>"))
    #expect(fragment.html(for: Part(text: "A"), from: Self.ways) == HTML("<hr/>"))
    #expect(fragment.faults.isEmpty)
  }

  struct SharedPartPresenter: SharingPresenter {
    let shared: Counter

    func share(_ response: Part, router: PartRouter) -> String {
      shared.increment()
      return response.text
    }

    func standing(in text: String, router: PartRouter) -> String {
      router.ways.toHere?.href ?? "no page"
    }

    func present(sharing text: String, standing: String) -> Part {
      Part(text: "\(text) at \(standing)")
    }
  }

  final class Counter: Sendable {
    private let number = Atomic(0)

    var count: Int { number.load(ordering: .relaxed) }

    func increment() { number.add(1, ordering: .relaxed) }
  }

  @Test func whatAllPagesShareIsWorkedOutOnceForASite() {
    let counter = Counter()
    let library = TemplateLibrary([
      TemplateSource(name: "part", path: "Templates/part.mustache", bytes: Array("{{text}}".utf8))
    ])
    let fragment = Fragment(
      interactor: StaticInteractor(Part(text: "known")), presenter: SharedPartPresenter(shared: counter),
      view: PartView(template: library.template("part", for: Part.self)), router: PartRouter(ways: .nowhere))
    func shown(_ text: String, from ways: Ways) -> String {
      fragment.html(for: Part(text: text), from: ways).description
    }
    #expect(shown("known", from: Self.ways) == "known at /a/")
    #expect(shown("known", from: Self.ways.fromNoPage) == "known at no page")
    #expect(shown("known", from: Self.ways) == "known at /a/")
    #expect(counter.count == 1)
    #expect(shown("asked", from: Self.ways) == "asked at /a/")
    #expect(counter.count == 2)
    let other = Ways(
      from: Destination(.home, at: OutputPath(folder: ["b"])), in: SiteMap(baseURL: .root))
    #expect(shown("known", from: other) == "known at /b/")
    #expect(counter.count == 3)
  }
}
