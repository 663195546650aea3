import Testing

@testable import HTML

@Suite struct ScriptRulesTests {
  private func rules(brokenBy markup: String) -> [String] {
    broken(in: markup) { document, faults in
      var rules = ScriptRules()
      rules.check(document, into: faults)
    }
  }

  @Test(arguments: [
    ("<script async></script>", ["html/inline-script-attribute"]),
    ("<script async src=\"a\"></script>", []),
    ("<script nomodule crossorigin></script>", []),
    ("<script type=\"module\" async></script>", []),
    ("<script type=\"module\" blocking=\"render\"></script>", ["html/inline-script-attribute"]),
    ("<script type=\"module\" defer></script>", ["html/module-attribute"]),
    ("<script type=\"module\" nomodule src=\"a\"></script>", ["html/module-attribute"]),
    ("<script type=\"module\" integrity=\"a\"></script>", ["html/inline-script-attribute"]),
    ("<script type=\"importmap\" crossorigin></script>", ["html/data-block-attribute"]),
    ("<script type=\"speculationrules\" src=\"a\"></script>", ["html/data-block-attribute"]),
    ("<script type=\"text/x-template\" nonce=\"a\"></script>", []),
  ])
  func anAttributeGoesWithItsKindOfScript(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }

  @Test(arguments: [
    ("<script type=\"TEXT/JavaScript\"></script>", ["html/unnecessary-script-type"]),
    ("<script type=\"\"></script>", []),
    ("<script language=\"JavaScript\" type=\"text/vbscript\"></script>", ["html/script-language"]),
    ("<script language=\"vbscript\" src=\"a\"></script>", ["html/discouraged-attribute"]),
    ("<style type=\"text/css;charset=utf-8\"></style>", ["html/style-type"]),
    ("<style type=\"\"></style>", ["html/style-type"]),
  ])
  func aTypeIsSaidOnlyWhereItSaysSomething(markup: String, expected: [String]) {
    #expect(rules(brokenBy: markup) == expected)
  }
}
