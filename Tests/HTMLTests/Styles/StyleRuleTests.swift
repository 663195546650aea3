import HTML
import Testing

@Suite struct StyleRuleTests {
  @Test(
    arguments: [
      ("", []),
      (" a{b:c} d , e:is(f,g) {h:\"}\"} ", ["a", "d|e:is(f,g)"]),
      ("/* } */ a /* { */ {/* } */}", ["a"]),
      ("@MEDIA print, (a:b){c{d:e}}f{}", ["@media print|(a:b)", "f"]),
      ("@import 'a';b{}", ["@import 'a'", "b"]), ("@layer a", nil),
      ("a,{}", ["a"]), (",a{}", ["|a"]), ("{}", [""]),
      ("a;b{}", ["a;b"]), ("a[b=\",\"],c{}", ["a[b=\",\"]|c"]),
    ] as [(String, [String]?)])
  func aSheetConsistsOfRules(sheet: String, rules: [String]?) {
    let bytes = Array(sheet.utf8)
    let found = StyleSheet.rules(of: bytes)?.map { rule in
      let selectors = rule.selectors.map { String(decoding: bytes[$0], as: UTF8.self) }
      return (rule.atName.map { "\($0) " } ?? "") + selectors.joined(separator: "|")
    }
    #expect(found == rules)
  }

  @Test(arguments: ["}a{}", "a{", "a{)}", "a", "a{b:'c\n}", "a{}/* b", "a{}<!--"])
  func aSheetThatIsNotWellFormedHasNoRules(sheet: String) {
    #expect(StyleSheet.rules(of: Array(sheet.utf8)) == nil)
  }

  @Test func aRuleGoesFromItsFirstTokenToItsBrace() {
    let sheet = " a{b:c} /* d */ @media e{f{}} "
    #expect(StyleSheet.rules(of: Array(sheet.utf8))?.map(\.range) == [1..<7, 16..<29])
  }
}
