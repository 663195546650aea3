import Testing

@testable import HTML

@Suite struct PatternValueTests {
  @Test(arguments: [
    "", #"(?:[^\]\\]+|\(a\)){2,3}?$"#, #"^(?=.*\d)(?=.*[a-z]).{8,}$"#, #"\p{L}*?(?<n>a)\k<n>"#, "[a[]",
    "[[a-z]&&[aeiou]]",
    #"(\[[0-9]+\])+|$"#, "a{2}?", "[(*]",
  ])
  func aPatternThatCompiles(pattern: String) {
    #expect(fault(in: pattern, by: PatternValue.fault) == nil)
  }

  @Test(arguments: [
    ("[a-z", 0), ("a(b", 0), ("a)", 1), ("*a", 0), ("a**", 2), ("(+)", 1), ("a|?", 2), (#"a\"#, 1),
    ("(?<n>a", 0),
  ])
  func aPatternThatNoDialectCompiles(pattern: String, offset: Int) {
    let found = fault(in: pattern, by: PatternValue.fault)
    #expect(found?.rule == .badPattern)
    #expect(found?.offset == offset)
  }
}
