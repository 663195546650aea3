import Foundation
import Testing

/// What a site asks of its pages beyond the standard.
@Suite struct SitePolicyTests {
  static func settings(_ members: String) -> String {
    TemporarySite.settings.replacingOccurrences(of: "  \"baseURL\"", with: "\(members)\n  \"baseURL\"")
  }

  static func site(_ members: String) throws -> TemporarySite {
    let site = try TemporarySite()
    try site.write(settings(members), to: "Content/site.json")
    return site
  }

  static func messages(_ outcome: TemporarySite.Outcome) -> [String] {
    outcome.output.split(separator: "\n").filter { $0.hasSuffix("]") }.map(String.init)
  }

  @Test func aPolicyThatAllPagesKeepToIsSilent() throws {
    let site = try Self.site("\"policies\": [{\"xpath\": \"count(//title)=1\", \"message\": \"one title\"}],")
    #expect(try site.build("--strict").code == 0)
    let outcome = try site.run(["check"])
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  @Test func aSelectedNodeIsToldAtTheLineOfItsSourceAndNothingIsPublished() throws {
    let site = try Self.site("\"policies\": [{\"xpath\": \"//em\", \"message\": \"nothing is stressed\"}],")
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(Self.messages(outcome).count == 1, "\(outcome.output)")
    #expect(
      outcome.output.hasPrefix(
        "Content/rules/first.json:1:28: error: nothing is stressed [policy/broken]\n"), "\(outcome.output)")
    #expect(outcome.output.contains("  hint: the policy is //em, at Content/site.json:3:24\n"))
    #expect(!site.exists("Public"))
  }

  @Test func aConditionIsToldAtTheSourceOfThePage() throws {
    let site = try Self.site(
      "\"policies\": [{\"xpath\": \"count(//h1)=7\", \"message\": \"seven h1\", \"severity\": \"warning\","
        + " \"paths\": [\"about/**\"]}],")
    let outcome = try site.build()
    #expect(outcome.code == 0)
    #expect(Self.messages(outcome) == ["Content/about.md:1:1: warning: seven h1 [policy/broken]"])
    #expect(try site.build("--strict", "-o", "Other").code == 1)
  }

  @Test func levelsOfRulesCountByPath() throws {
    let site = try Self.site(
      """
      "rules": {"policy/broken": {"about/**": "off", "articles/**": "hint"}, "policy/*": "warning"},
      "policies": [{"xpath": "false()", "message": "never",
        "paths": ["about/**", "articles/one/**", "404.html"]}],
      """)
    let outcome = try site.build()
    #expect(outcome.code == 0)
    #expect(
      Self.messages(outcome) == [
        "404.html:1:1: warning: never [policy/broken]",
        "Content/articles/one.md:1:1: hint: never [policy/broken]",
      ])
  }

  @Test func checkAsksWhatTheSiteOfTheFolderAsks() throws {
    let site = try Self.site("\"title\": \"T\",".replacingOccurrences(of: "\"title\": \"T\",", with: ""))
    try site.build()
    try site.build("-o", "elsewhere/Out")
    try site.write(
      Self.settings(
        "\"policies\": [{\"xpath\": \"//h1\", \"message\": \"no h1\", \"paths\": [\"articles/one/*\"]}],"),
      to: "Content/site.json")
    for folder in ["Public", "./Public/", "Public/articles", "Public/articles/one", "elsewhere/Out"] {
      let outcome = try site.run(["check", folder])
      #expect(outcome.code == 1, "\(folder)")
      #expect(Self.messages(outcome).count == 1, "\(folder): \(outcome.output)")
    }
    #expect(try site.run(["check", "Public/about"]).code == 0)
  }

  @Test func checkOfAFolderOutsideOfAnySiteAsksNothingMoreUnlessASiteIsNamed() throws {
    let site = try Self.site("\"policies\": [{\"xpath\": \"//p\", \"message\": \"no p\"}],")
    let other = try TemporarySite(["a/index.html": CheckTests.page("<p>A</p>")])
    let folder = other.url("a").path(percentEncoded: false)
    #expect(try site.run(["check", folder]).code == 0)
    #expect(try site.run(["check", folder, "--root", "."]).code == 1)
    #expect(try site.run(["check", folder, "--root", "no-such-folder"]).code == 2)
  }

  @Test func checkTellsWhatIsWrongWithTheSettingsOnce() throws {
    let site = try Self.site("\"rules\": {\"policy/brokne\": \"off\"},")
    try site.write(CheckTests.page("<p>A</p>"), to: "a/index.html")
    try site.write(CheckTests.page("<p>B</p>"), to: "b/index.html")
    let outcome = try site.run(["check", "a", "b"])
    #expect(outcome.code == 1)
    #expect(
      Self.messages(outcome) == [
        "Content/site.json:3:11: error: there is no rule \"policy/brokne\" [settings/unknown-rule]"
      ])
  }

  /// Settings, and the diagnostic they come to.
  static let faulty = [
    (
      "\"rules\": {\"policy/brokne\": \"off\"},",
      "3:11: error: there is no rule \"policy/brokne\" [settings/unknown-rule]",
      "did you mean \"policy/broken\"?"
    ),
    (
      "\"rules\": {\"link/missing-file\": \"off\"},",
      "3:11: error: the rules of \"link\" cannot be set: without them the site is not whole [settings/fixed-rule]",
      "rules of aria, external, html, meta, policy, site and url can be set"
    ),
    (
      "\"rules\": {\"policy/*\": {\"/old/**\": \"off\"}},",
      "3:24: error: no output path starts with \"/\" [settings/path-pattern]", "write \"old/**\""
    ),
    (
      "\"policies\": [{\"xpath\": \"cuont(//h1)=1\", \"message\": \"m\"}],",
      "3:24: error: there is no function \"cuont\" in XPath 1.0 [settings/xpath]", "did you mean \"count\"?"
    ),
    (
      "\"policies\": [{\"xpath\": \"//h1[\", \"message\": \"m\"}],",
      "3:24: error: this is no XPath 1.0: an expression is expected [settings/xpath]",
      "it is understood as far as \"//h1[\""
    ),
  ]

  @Test(arguments: faulty)
  func aMistakeInTheSettingsIsToldAtItsLine(members: String, message: String, hint: String) throws {
    let outcome = try Self.site(members).build()
    #expect(outcome.code == 1)
    #expect(Self.messages(outcome) == ["Content/site.json:\(message)"])
    #expect(outcome.output.contains("  hint: \(hint)\n"))
  }
}
