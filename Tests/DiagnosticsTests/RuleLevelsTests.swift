import Diagnostics
import Testing

@Suite struct RuleLevelsTests {
  static func level(
    _ levels: [String: [RuleLevels.Level]], of rule: String = "html/a", in path: String = "index.html",
    fixed: Set<String> = []
  ) -> Severity? {
    RuleLevels(levels, fixed: fixed).level(of: rule, severity: .error, in: path)
  }

  @Test func aRuleOfWhichNothingIsSaidKeepsItsSeverity() {
    #expect(RuleLevels.unchanged.level(of: "html/a", severity: .hint, in: "a.html") == .hint)
    #expect(Self.level(["html/b": [.init(nil)], "aria/*": [.init(nil)]]) == .error)
  }

  @Test(arguments: [Severity.warning, .hint, nil])
  func aRuleCanBeSetOrSwitchedOff(severity: Severity?) {
    #expect(Self.level(["html/a": [.init(severity)]]) == severity)
    #expect(Self.level(["html/*": [.init(severity)]]) == severity)
  }

  @Test func aRuleCountsBeforeItsFamily() {
    #expect(Self.level(["html/a": [.init(.warning)], "html/*": [.init(nil)]]) == .warning)
  }

  @Test func theFirstPatternThatMatchesCounts() throws {
    let levels = [
      "html/a": [
        RuleLevels.Level(nil, in: try PathPattern("old/**")),
        RuleLevels.Level(.hint, in: try PathPattern("**/index.html")),
      ]
    ]
    #expect(Self.level(levels, in: "old/index.html") == nil)
    #expect(Self.level(levels, in: "new/index.html") == .hint)
    #expect(Self.level(levels, in: "new/page.html") == .error)
  }

  @Test func whereNoPatternOfTheRuleMatchesItsFamilyCounts() throws {
    let levels = [
      "html/a": [RuleLevels.Level(nil, in: try PathPattern("old/**"))], "html/*": [.init(.warning)],
    ]
    #expect(Self.level(levels, in: "new/index.html") == .warning)
  }

  @Test func aFixedRuleDoesNotFollowItsFamily() {
    #expect(Self.level(["html/*": [.init(nil)]], fixed: ["html/a"]) == .error)
  }
}
