import Diagnostics
import Entities
import Testing
import Validation

@testable import Site

@Suite struct PageRulesTests {
  static func source(_ line: Int) -> ContentSource {
    ContentSource(path: "Content/site.json", line: line, column: 1)
  }

  static func rules(rules: [RuleSetting] = [], policies: [PolicySetting] = []) -> PageRules {
    PageRules(
      SiteSettings(title: "T", baseURL: "https://example.org/", rules: rules, policies: policies),
      names: RuleNames(known: ["html/a"]))
  }

  static func rule(_ levels: [(String, RuleLevel)]) -> RuleSetting {
    RuleSetting(
      rule: "html/a",
      levels: levels.enumerated().map { number, level in
        RuleSetting.Level(level.1, in: PathSetting(level.0, source: source(number + 2)))
      }, source: source(1))
  }

  static func policy(
    _ xpath: String = "false()", severity: RuleLevel = .error, paths: [String] = []
  ) -> PolicySetting {
    PolicySetting(
      xpath: xpath, message: "m", severity: severity,
      paths: paths.map { PathSetting($0, source: source(5)) }, source: source(4))
  }

  @Test func aSiteThatSaysNothingAsksForTheStandard() {
    let rules = Self.rules()
    #expect(rules.faults.isEmpty && rules.policies.isEmpty)
    #expect(rules.levels.level(of: "html/a", severity: .error, in: "a") == .error)
  }

  @Test func levelsAreTakenInTheirOrder() {
    let levels = Self.rules(rules: [Self.rule([("old/**", .off), ("**", .hint)])]).levels
    #expect(levels.level(of: "html/a", severity: .error, in: "old/a.html") == nil)
    #expect(levels.level(of: "html/a", severity: .error, in: "a.html") == .hint)
  }

  @Test func whatIsAskedOfAFamilyIsNotAskedOfWellFormedness() {
    let all = RuleSetting.Level(.off, in: PathSetting("**", source: Self.source(1)))
    let levels = Self.rules(rules: [RuleSetting(rule: "html/*", levels: [all], source: Self.source(1))])
      .levels
    #expect(levels.level(of: "html/a", severity: .error, in: "a.html") == nil)
    #expect(levels.level(of: "html/unclosed-element", severity: .error, in: "a.html") == .error)
  }

  @Test func aPatternThatIsNoneIsToldWhereItStands() {
    let rules = Self.rules(
      rules: [Self.rule([("a", .off), ("/a", .off)])], policies: [Self.policy(paths: ["a/"])])
    #expect(rules.faults.map(\.rule) == ["settings/path-pattern", "settings/path-pattern"])
    #expect(rules.faults.map(\.location.line) == [3, 5])
  }

  @Test func anExpressionThatIsNoneIsToldWhereItStandsAlsoWhenItIsOff() {
    let rules = Self.rules(policies: [Self.policy("cuont(//p)"), Self.policy("//p[", severity: .off)])
    #expect(rules.faults.map(\.rule) == ["settings/xpath", "settings/xpath"])
    #expect(rules.faults.map(\.location.line) == [4, 4])
    #expect(rules.policies.isEmpty)
  }

  @Test func aPolicyThatIsOffIsNotAsked() {
    let policies = Self.rules(policies: [Self.policy(severity: .off), Self.policy(severity: .hint)]).policies
    #expect(policies.map(\.severity) == [.hint])
  }
}
