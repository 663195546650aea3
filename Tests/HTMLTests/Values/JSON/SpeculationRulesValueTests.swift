import Testing

@testable import HTML

@Suite struct SpeculationRulesValueTests {
  private func fault(rule: String) -> ValueFault? { fault(#"{"prerender": [\#(rule)]}"#) }

  private func fault(_ text: String) -> ValueFault? {
    HTMLTests.fault(in: text) {
      SpeculationRulesValue.fault(in: $0, url: { $0.isEmpty ? ValueFault(.badSizes, "no") : nil })
    }
  }

  @Test(arguments: [
    #"{"urls": ["a", "/b"]}"#, #"{"source": "list", "urls": ["a"], "eagerness": "immediate", "tag": "t"}"#,
    #"{"where": {"href_matches": ["/a", {"pathname": "/b"}], "relative_to": "document"}}"#,
    #"{"where": {"and": [{"not": {"or": [{"selector_matches": ".a"}]}}, {"href_matches": "/*"}]}}"#,
    #"{"urls": ["a"], "requires": ["anonymous-client-ip-when-cross-origin"], "referrer_policy": "no-referrer"}"#,
    #"{"urls": ["a"], "relative_to": "ruleset", "expects_no_vary_search": "params"}"#,
  ])
  func rulesMayBe(_ rule: String) {
    #expect(fault(rule: rule) == nil)
  }

  @Test(arguments: [
    "1", "{}", #"{"urls": []}"#, #"{"urls": "a"}"#, #"{"urls": [1]}"#, #"{"urls": [""]}"#,
    #"{"source": "list"}"#, #"{"source": "document"}"#, #"{"where": {"and": []}}"#,
    #"{"source": "lists", "urls": ["a"]}"#, #"{"source": 1}"#,
    #"{"urls": ["a"], "where": {"href_matches": "/"}}"#,
    #"{"source": "list", "urls": ["a"], "where": {"href_matches": "/"}}"#,
    #"{"source": "document", "urls": ["a"]}"#,
    #"{"urls": ["a"], "eagerness": "slow"}"#, #"{"urls": ["a"], "eagerness": 1}"#,
    #"{"urls": ["a"], "url": 1}"#,
    #"{"urls": ["a"], "requires": "x"}"#, #"{"urls": ["a"], "requires": ["x"]}"#,
    #"{"urls": ["a"], "tag": 1}"#,
    #"{"urls": ["a"], "referrer_policy": "none"}"#, #"{"urls": ["a"], "relative_to": "page"}"#,
    #"{"where": {}}"#, #"{"where": []}"#, #"{"where": {"href": "/"}}"#, #"{"where": {"href_matches": ""}}"#,
    #"{"where": {"href_matches": []}}"#, #"{"where": {"selector_matches": [{}]}}"#,
    #"{"where": {"and": {}}}"#,
    #"{"where": {"not": []}}"#, #"{"where": {"and": [], "or": []}}"#, #"{"where": {"and": [{"or": [1]}]}}"#,
  ])
  func rulesMayNotBe(_ rule: String) {
    #expect(fault(rule: rule)?.rule == .badSpeculationRules)
  }

  @Test(arguments: [
    "[]", "{}", #"{"preload": []}"#, #"{"prefetch": [], "preload": []}"#, #"{"prefetch": [], "tag": 1}"#,
    #"{"prefetch": {}}"#, #"{"prefetch": [], "prerender": 1}"#,
  ])
  func theListsAreAskedFor(_ text: String) {
    #expect(fault(text)?.rule == .badSpeculationRules)
  }

  @Test func anEmptyListIsAllowed() {
    #expect(fault(#"{"prefetch": [], "tag": "t"}"#) == nil)
    #expect(fault("prefetch")?.rule == .badScriptJSON)
  }
}
