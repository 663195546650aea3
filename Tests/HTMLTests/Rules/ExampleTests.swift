import Testing

@testable import HTML

@Suite struct ExampleTests {
  /// What no text of some lines can show: markup is text, and that is in UTF-8.
  private static let rules = Rule.all.filter { $0 != .notUTF8 && $0 != .tooLarge }

  @Test(arguments: rules)
  func anExampleBreaksItsRuleAndNoOther(rule: Rule) {
    // A script that hides its end tag is never closed either.
    let others: Set<String> =
      switch rule {
      case .unfinishedScript: [Rule.unclosedElement.id]
      case .moreFaults: [Rule.strayEndTag.id]
      default: []
      }
    #expect(brokenRules(in: rule.wrong) == others.union([rule.id]))
    #expect(brokenRules(in: rule.right).isEmpty)
  }

  @Test func everyRuleHasANameOfItsOwn() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    #expect(Rule.ariaRules.allSatisfy { $0.id.hasPrefix("aria/") })
  }

  @Test func everyMessageIsOneSentenceInOneStyle() {
    for rule in Self.rules {
      for fault in faults(in: rule.wrong) {
        for text in [fault.message, fault.hint].compactMap({ $0 }) {
          #expect(!text.contains { "“”".contains($0) }, "\(rule.id): \(text)")
          #expect(text.first?.isUppercase != true, "\(rule.id): \(text)")
          #expect(text.last != ".", "\(rule.id): \(text)")
        }
      }
    }
  }
}
