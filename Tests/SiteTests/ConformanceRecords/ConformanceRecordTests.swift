import Foundation
import HTML
import Testing
import Validation

/// Every rule of the HTML checker has its page in the documentation, made from the rule itself.
@Suite struct ConformanceRecordTests {
  /// `make rules` sets it.
  private static let writes = ProcessInfo.processInfo.environment["VIPERA_WRITE_RECORDS"] != nil

  @Test(arguments: RuleDocumentation.all)
  func theDocumentationSaysOfRulesWhatTheySay(file: RuleDocumentation) throws {
    if Self.writes { try file.write() }
    #expect(
      file.committed == file.text(file.committed), "\(file.path) is not what the rules say: run make rules")
  }

  @Test func everyRuleThatCanBeSetIsInOneGroup() {
    let grouped = RuleGroup.all.flatMap(\.rules).map(\.id).sorted()
    #expect(grouped == Rule.all.map(\.id).filter { !WellFormedness.rules.contains($0) })
  }

  @Test func everySpecificationIsCalledByItsTitle() {
    #expect(Rule.all.filter { Specification.title(of: $0.specification) == "Specification" }.map(\.id) == [])
  }

  /// Lines are broken to be read, so what is shown is not quite what the rule has.
  @Test(arguments: Rule.all)
  func anExampleThatIsShownBreaksTheRuleStill(rule: Rule) {
    let wrong = RuleExample(rule.wrong)
    guard wrong.signs.isEmpty, !wrong.text.contains("…") else { return }
    #expect(brokenRules(in: wrong.text) == brokenRules(in: rule.wrong))
    #expect(brokenRules(in: RuleExample(rule.right).text) == brokenRules(in: rule.right))
  }

  private func brokenRules(in markup: String) -> Set<String> {
    let isPage = markup.hasPrefix("<!") && !markup.hasPrefix("<!--")
    let head = "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"/><title>t</title></head>"
    let page = isPage ? markup : "\(head)<body>\(markup)</body></html>"
    var checker = Checker()
    return Set(checker.faults(in: Array(page.utf8)).map(\.rule.id))
  }
}

@Suite struct RuleExampleTests {
  @Test func whatNobodySeesHasASign() {
    let example = RuleExample("a\u{0}b\u{7f}c\u{85}d\u{fffe}")
    #expect(example.text == "a[U+0000]b[U+007F]c[U+0085]d[U+FFFE]")
    #expect(example.signs == ["[U+0000]", "[U+007F]", "[U+0085]", "[U+FFFE]"])
  }

  @Test func aLongPageHasLines() {
    let title = String(repeating: "t", count: 80)
    let page = "<!DOCTYPE html><html><head><title>\(title)</title></head><body><p>a</p></body></html>"
    #expect(
      RuleExample(page).text
        == "<!DOCTYPE html><html>\n<head>\n<title>\(title)</title>\n</head>\n<body><p>a</p>\n</body>\n</html>"
    )
  }

  @Test func whatIsVeryLongIsShortened() {
    let text = RuleExample("<p>" + String(repeating: "a", count: 5000) + "</p>").text
    #expect(text.count < 200)
    #expect(text.hasPrefix("<p>a"))
    #expect(text.hasSuffix("a</p>"))
  }
}
