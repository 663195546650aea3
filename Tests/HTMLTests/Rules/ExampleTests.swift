import Testing

@testable import HTML

@Suite struct ExampleTests {
  @Test(
    arguments: [
      Rule.linkRules, Rule.scriptRules, Rule.imageRules, Rule.imageMapRules, Rule.formRules, Rule.headRules,
      Rule.structureRules, Rule.referenceRules,
    ].joined())
  func anExampleBreaksItsRuleAndNoOther(rule: Rule) {
    #expect(brokenRules(in: rule.wrong) == [rule.id])
    #expect(brokenRules(in: rule.right).isEmpty)
  }
}
