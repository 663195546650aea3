import Diagnostics
import Markup
import Routing
import Testing
import Viper

@testable import Site

@Suite struct PageRendererTests {
  struct Silence: Error {}

  static func page(
    source: Diagnostics.SourceLocation? = nil, body: @escaping @Sendable (inout MarkupWriter) throws -> Void
  ) -> PlannedPage {
    PlannedPage(
      module: "Test", destination: Destination(.text("a"), at: OutputPath(folder: ["a"])), source: source
    ) { _, page in try body(&page) }
  }

  /// A page with nothing to object to but in `body`.
  static func whole(_ body: String) -> [UInt8] { start + body.utf8 + end }

  static let start = Array("<!DOCTYPE html><html lang=\"en\"><head><title>t</title></head><body>".utf8)
  static let end = Array("</body></html>".utf8)

  static func render(_ page: PlannedPage) -> [Diagnostic] {
    var renderer = PageRenderer(map: SiteMap(baseURL: .root))
    return renderer.render(page)
  }

  @Test func aPageIsKeptUntilTheNextOne() {
    var renderer = PageRenderer(map: SiteMap(baseURL: .root))
    #expect(renderer.render(Self.page { $0.write(Self.whole("<p>first</p>")) }).isEmpty)
    #expect(renderer.render(Self.page { $0.write(Self.whole("<hr/>")) }).isEmpty)
    #expect(renderer.bytes == Self.whole("<hr/>"))
  }

  @Test func aPageIsHeldToTheRulesOfHTML() {
    let faults = Self.render(Self.page { $0.write(Self.whole("<ul><p>first</p></ul>")) })
    #expect(faults.map(\.rule) == ["html/element-not-allowed"])
  }

  @Test func aFaultOfTheMarkupIsToldWhereItShowsAndWhereItComesFrom() {
    let template = Array("x\n<p>".utf8)
    let faults = Self.render(
      Self.page { page in
        page.write("<div>\n")
        page.mark("Templates/a.mustache", offset: 2, in: template)
        page.write("<p></div>")
      })
    #expect(
      faults == [
        Diagnostic(
          rule: "html/unclosed-element", "<p> is never closed",
          at: SourceLocation(file: "a/index.html", line: 2, column: 1),
          origin: SourceLocation(file: "Templates/a.mustache", line: 2, column: 1),
          hint: "write </p> where it ends")
      ])
  }

  @Test func whatIsThereAlreadyIsToldWhereItComesFrom() {
    let text = Array("\n<p id=\"x\"></p>\n<p id=\"x\"></p>".utf8)
    let traced = Self.render(
      Self.page { page in
        page.write(Self.start)
        page.mark("Content/a.md", offset: 1, in: text)
        page.write(text.dropFirst())
        page.write(Self.end)
      })
    #expect(traced.map(\.rule) == ["html/duplicate-id"])
    #expect(traced.first?.hint == "the first one is at Content/a.md:2:1; rename one of them")
    let untraced = Self.render(Self.page { $0.write(Self.whole("<p id=\"x\"></p>\n<p id=\"x\"></p>")) })
    let column = Self.start.count + 1
    #expect(untraced.first?.hint == "the first one is at a/index.html:1:\(column); rename one of them")
  }

  @Test func whereNothingIsMarkedTheOriginIsThePagesSource() {
    let source = SourceLocation(file: "Content/a.md")
    #expect(Self.render(Self.page(source: source) { $0.write("<p>") }).map(\.origin) == [source])
  }

  @Test func whatIsReportedOnTheWayIsToldToo() {
    let fault = Diagnostic(.warning, rule: "link/x", "it is odd", at: SourceLocation(file: "Content/a.md"))
    let faults = Self.render(
      Self.page {
        $0.report(fault)
        $0.write("<p>")
      })
    #expect(faults.map(\.rule) == ["link/x", "html/unclosed-element"])
  }

  @Test(arguments: ["Content/a.md", nil])
  func anInteractorThatCannotAnswerIsAFaultOfItsPage(source: String?) {
    let faults = Self.render(
      Self.page(source: source.map { SourceLocation(file: $0) }) { page in
        page.write("<p>")
        throw Silence()
      })
    #expect(
      faults == [
        Diagnostic(
          rule: "build/interactor", "the Test module cannot answer for text a: Silence()",
          at: SourceLocation(file: source ?? "a/index.html"))
      ])
  }
}
