import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  static func fault(
    _ message: String = "it is wrong", rule: String = "a/b", at page: String, line: Int = 1,
    origin: Diagnostics.SourceLocation? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: rule, message, at: SourceLocation(file: page, line: line), origin: origin, hint: "do it right")
  }

  @Test func severitiesAreOrderedByWeight() {
    #expect(Severity.allCases.sorted() == [.hint, .warning, .error])
    #expect(Severity.error >= .warning)
  }

  @Test func thePlaceToLookAtIsTheOriginWhereItIsKnown() {
    let origin = SourceLocation(file: "Templates/a.mustache", line: 3)
    #expect(Self.fault(at: "a.html", origin: origin).place == origin)
    #expect(Self.fault(at: "a.html").place == SourceLocation(file: "a.html"))
  }

  @Test func eachFaultIsToldOnceAndOrderedByPlace() {
    let faults = [
      Self.fault(at: "b.md"), Self.fault("second", at: "a.md", line: 9), Self.fault(at: "b.md"),
      Self.fault("first", at: "a.md", line: 9), Self.fault("zero", rule: "a/a", at: "a.md", line: 9),
      Self.fault(at: "a.md", line: 2),
    ]
    #expect(
      Diagnostic.merged(faults) == [
        Self.fault(at: "a.md", line: 2), Self.fault("zero", rule: "a/a", at: "a.md", line: 9),
        Self.fault("first", at: "a.md", line: 9), Self.fault("second", at: "a.md", line: 9),
        Self.fault(at: "b.md"),
      ])
  }

  @Test(arguments: [
    (["one.html"], 0, "it is wrong"),
    (["two.html", "one.html"], 1, "it is wrong (also on 1 more page)"),
    (["two.html", "one.html", "three.html"], 2, "it is wrong (also on 2 more pages)"),
    (["two.html", "one.html", "two.html"], 1, "it is wrong (also on 1 more page)"),
  ])
  func aFaultOfATemplateCountsThePagesThatShowIt(pages: [String], furtherPages: Int, statement: String) {
    let origin = SourceLocation(file: "Templates/a.mustache", line: 3)
    let merged = Diagnostic.merged(pages.map { Self.fault(at: $0, origin: origin) })
    #expect(merged.map(\.furtherPages) == [furtherPages])
    #expect(merged.map(\.statement) == [statement])
    #expect(merged.map(\.message) == ["it is wrong"])
    #expect(merged.map(\.location.file) == ["one.html"])
    #expect(Diagnostic.merged(merged) == merged)
  }

  @Test func aPageThatShowsAFaultTwiceIsOnePage() {
    let origin = SourceLocation(file: "Templates/a.mustache", line: 3)
    let merged = Diagnostic.merged([
      Self.fault(at: "a.html", line: 7, origin: origin), Self.fault(at: "a.html", line: 5, origin: origin),
    ])
    #expect(merged == [Self.fault(at: "a.html", line: 5, origin: origin)])
  }

  @Test func aFaultIsAsSevereAsWhereItIsMostSevere() {
    let origin = SourceLocation(file: "Templates/a.mustache", line: 3)
    let faults = [("a.html", Severity.warning), ("c.html", .error), ("b.html", .error)].map {
      Diagnostic($1, rule: "a/b", "it is wrong", at: SourceLocation(file: $0), origin: origin)
    }
    let merged = Diagnostic.merged(faults)
    #expect(merged.map(\.severity) == [.error])
    #expect(merged.map(\.location.file) == ["b.html"])
    #expect(merged.map(\.furtherPages) == [2])
  }

  @Test func nothingWrongIsNothingTold() {
    #expect(Diagnostic.merged([]).isEmpty)
  }
}
