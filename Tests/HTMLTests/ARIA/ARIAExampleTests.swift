import Testing

@testable import HTML

@Suite struct ARIAExampleTests {
  @Test(arguments: Rule.ariaRules)
  func anExampleBreaksItsRuleAndNoOther(rule: Rule) {
    #expect(brokenRules(in: rule.wrong) == [rule.id])
    #expect(brokenRules(in: rule.right).isEmpty)
  }

  @Test func everyRuleHasANameOfItsOwn() {
    #expect(Set(Rule.ariaRules.map(\.id)).count == Rule.ariaRules.count)
    #expect(Rule.ariaRules.allSatisfy { $0.id.hasPrefix("aria/") })
  }
}
