import Diagnostics
import Testing
import Validation

@testable import Site

@Suite struct PageCheckerTests {
  static func faults(
    in page: String, at path: String = "index.html", policy xpath: String? = nil,
    levels: RuleLevels = .unchanged
  ) -> [PageFault] {
    let policy = xpath.map {
      Policy(
        xpath: $0, message: "m", severity: .warning, paths: [],
        source: SourceLocation(file: "Content/site.json"))
    }
    let checker = PageChecker(PageRules(levels: levels, policies: policy.map { [$0] } ?? []))
    return checker.faults(in: Array(page.utf8), at: path)
  }

  @Test func aPolicyIsAskedOfAPage() {
    let faults = Self.faults(in: "<p><b/></p>", policy: "//b")
    #expect(faults.map(\.rule) == ["policy/broken"])
    #expect(faults.map(\.severity) == [.warning])
    #expect(faults.map(\.offset) == [3])
  }

  @Test func ofMarkupThatIsNotWellFormedNoPolicyIsAsked() {
    #expect(Self.faults(in: "<p><b></p>", policy: "//b").map(\.rule) == ["html/unclosed-element"])
  }

  @Test func aLevelCountsForThePagesItIsGivenTo() throws {
    let levels = RuleLevels([
      "policy/*": [.init(nil, in: try PathPattern("old/**")), .init(.hint, in: try PathPattern("new/**"))]
    ])
    let told = ["old/a.html", "new/a.html", "a.html"].map {
      Self.faults(in: "<p/>", at: $0, policy: "false()", levels: levels).map(\.severity)
    }
    #expect(told == [[], [.hint], [.warning]])
  }
}
