import Diagnostics
import Testing
import Validation

@testable import Site

@Suite struct PageCheckerTests {
  /// What is wrong with a piece of the body of a page.
  static func faults(
    in piece: String, at path: String = "index.html", policy xpath: String? = nil,
    levels: RuleLevels = .unchanged
  ) -> [PageFault] {
    let policy = xpath.map {
      Policy(
        xpath: $0, message: "m", severity: .warning, paths: [],
        source: SourceLocation(file: "Content/site.json"))
    }
    let page = """
      <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>t</title></head><body>\(piece)</body></html>
      """
    var checker = PageChecker(PageRules(levels: levels, policies: policy.map { [$0] } ?? []))
    return checker.faults(in: Array(page.utf8), at: path, by: .vipera)
  }

  @Test func aPolicyIsAskedOfAPage() {
    let faults = Self.faults(in: "<p><b>x</b></p>", policy: "//b")
    #expect(faults.map(\.rule) == ["policy/broken"])
    #expect(faults.map(\.severity) == [.warning])
    #expect(faults.map(\.offset) == [92])
  }

  @Test func ofMarkupThatIsNotWellFormedNoPolicyIsAsked() {
    #expect(Self.faults(in: "<p><b></p>", policy: "//b").map(\.rule) == ["html/unclosed-element"])
  }

  @Test func aLevelCountsForThePagesItIsGivenTo() throws {
    let levels = RuleLevels([
      "policy/*": [.init(nil, in: try PathPattern("old/**")), .init(.hint, in: try PathPattern("new/**"))]
    ])
    let told = ["old/a.html", "new/a.html", "a.html"].map {
      Self.faults(in: "<p>x</p>", at: $0, policy: "false()", levels: levels).map(\.severity)
    }
    #expect(told == [[], [.hint], [.warning]])
  }
}
