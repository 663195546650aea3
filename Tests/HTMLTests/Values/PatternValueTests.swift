import Testing

@testable import HTML

@Suite struct PatternValueTests {
  @Test(arguments: [
    "", #"(?:[^\]\\]+|\(a\)){2,3}?$"#, #"^(?=.*\d)(?=.*[a-z]).{8,}$"#, #"\p{L}*?(?<n>a)\k<n>"#,
    "[[a-z]&&[aeiou]]", #"[\w--\d_]"#, #"(\[[0-9]+\])+|$"#, "a{2}?", "[*+?.$^]", "[^^]", "[ä-ü]", #"[\-\&.]"#,
    #"\u{1F600}\u00e4\x41\cA\0"#, "(?i-s:a)+", "(?<=a)b(?<!c)", #"[\q{ab|c}\b]"#, #"\b[A-Z]{2}\/"#, "[a&b]",
    #"[!-~]"#, "[]", "[^]",
  ])
  func aPatternThatCompiles(pattern: String) {
    #expect(fault(in: pattern, by: PatternValue.fault) == nil)
  }

  @Test(arguments: [
    ("[a-z", 0), ("a(b", 1), ("a)", 1), ("*a", 0), ("a**", 2), ("(+)", 1), ("a|?", 2), (#"a\"#, 1),
    ("(?<n>a", 0), ("(?<n", 0), ("(?a)", 0), ("a]", 1), ("a}", 1), ("^*", 1), ("(?=a)*", 5), (#"\b+"#, 2),
    ("a{2,1}", 1), ("a{,2}", 1), ("a{b}", 1), ("{2}", 0), ("[(]", 1), ("[a|b]", 2), ("[a/]", 2), ("[a-]", 2),
    ("[-a]", 1), (#"[\d-z]"#, 3), (#"[a-\d]"#, 2), ("[z-a]", 1), ("[ü-ä]", 1), ("[a[]", 0), ("[a!!]", 2),
    (#"\-"#, 0), (#"\e"#, 0), (#"\x4"#, 0), (#"\u{"#, 0), (#"[\B]"#, 1),
  ])
  func aPatternThatDoesNotCompile(pattern: String, offset: Int) {
    let found = fault(in: pattern, by: PatternValue.fault)
    #expect(found?.rule == .badPattern)
    #expect(found?.offset == offset)
  }

  @Test func deepNestingIsRead() {
    let deep = String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect(fault(in: deep, by: PatternValue.fault) == nil)
    let classes = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(fault(in: classes, by: PatternValue.fault) == nil)
  }
}
