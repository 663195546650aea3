import Testing
import Validation

@Suite struct PolicyTests {
  @Test(arguments: [
    "count(//h1)=1", "//img[not(@alt)]", "not(//p[@class='x y' and position() > 1])", "//*[@xml:lang]",
    "3 div(2)", "1 and(1)", "//comment()", "//text ()", "ancestor-or-self::node()", "//p[\"foo('\"]",
    "//a-b.c_d", "//größe", "id('a')",
  ])
  func anExpressionOfXPathIsOne(xpath: String) {
    #expect(Policy.fault(in: xpath)?.message == nil)
  }

  /// Expressions that are none, what is said of them, and what is said to do.
  static let faulty = [
    ("cuont(//h1)", "there is no function \"cuont\" in XPath 1.0", "did you mean \"count\"?"),
    ("//p[matches(., 'a')]", "there is no function \"matches\" in XPath 1.0", nil),
    ("document('file:///etc/passwd')", "there is no function \"document\" in XPath 1.0", nil),
    ("//table[nothing ()]", "there is no function \"nothing\" in XPath 1.0", nil),
    ("$a", "there are no variables in a policy", "write the value itself"),
    (
      "//h:h1", "there is no prefix \"h\" in a policy",
      "an element's name without a prefix is enough, whatever its namespace"
    ),
    ("//p[", "this is no XPath 1.0: an expression is expected", "it is understood as far as \"//p[\""),
    (
      "count(//h1", "this is no XPath 1.0: an expression is expected",
      "it is understood as far as \"count(//h1\""
    ),
    ("count()", "this is no XPath 1.0: a function has too few or too many arguments", nil),
    ("count('a')", "this is no XPath 1.0: an argument is of the wrong type", nil),
    ("", "this is no XPath 1.0: an expression is expected", nil),
  ]

  @Test(arguments: faulty)
  func anExpressionThatIsNoneIsTold(xpath: String, message: String, hint: String?) {
    let fault = Policy.fault(in: xpath)
    #expect(fault?.message == message)
    if let hint { #expect(fault?.hint == hint) }
  }

  @Test(arguments: [
    ("(", ""), ("//p[", ""), ("(", "1"), ("not(", ""), ("count(//p[", "1"), ("'", "("),
  ])
  func aHostileExpressionIsRefused(piece: String, end: String) {
    #expect(Policy.fault(in: String(repeating: piece, count: 20_001) + end) != nil)
  }
}
