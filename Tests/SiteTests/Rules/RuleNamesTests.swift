import Diagnostics
import Entities
import Testing

@testable import Site

@Suite struct RuleNamesTests {
  static func fault(_ name: String) -> Diagnostic? {
    let names = RuleNames(known: ["html/empty-heading", "aria/unknown-role", "policy/broken"])
    return names.fault(
      in: RuleSetting(
        rule: name, levels: [], source: ContentSource(path: "Content/site.json", line: 3, column: 5)))
  }

  @Test(arguments: [
    "html/empty-heading", "policy/broken", "html/*", "aria/*", "url/*", "meta/*", "policy/*",
  ])
  func aRuleOfPagesCanBeSetAndItsFamilyToo(name: String) {
    #expect(Self.fault(name) == nil)
  }

  @Test(arguments: [
    ("html/emtpy-heading", "did you mean \"html/empty-heading\"?"),
    ("hmtl/*", "did you mean \"html/*\"?"),
    ("nothing/of-the-sort", "\"vipera list rules\" has all of them; \"html/*\" is a whole family"),
    ("html", nil), ("html/", nil), ("*", nil), ("", nil), ("html/empty-*", nil), ("link", nil),
  ])
  func aMisspelledRuleIsTold(name: String, hint: String?) {
    let fault = Self.fault(name)
    #expect(fault?.rule == "settings/unknown-rule")
    #expect(fault?.location == SourceLocation(file: "Content/site.json", line: 3, column: 5))
    if let hint { #expect(fault?.hint == hint) }
  }

  @Test(arguments: [
    "routing/collision", "link/missing-file", "template/*", "json/trailing-comma", "settings/anything",
    "html/not-well-formed", "html/unclosed-element", "html/stray-end-tag", "html/too-large",
  ])
  func aRuleOfThePromiseCannotBeSet(name: String) {
    let fault = Self.fault(name)
    #expect(fault?.rule == "settings/fixed-rule")
    #expect(fault?.hint == "rules of aria, external, html, meta, policy, site and url can be set")
  }
}
