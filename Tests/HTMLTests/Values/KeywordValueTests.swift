import Testing

@testable import HTML

@Suite struct KeywordValueTests {
  private let directions: [StaticString] = ["ltr", "rtl", "auto"]

  @Test(arguments: ["ltr", "RTL", "Auto"])
  func aKeywordIsInAnyLetterCase(_ value: String) {
    #expect(fault(in: value) { KeywordValue.fault(in: $0, among: directions) } == nil)
  }

  @Test(arguments: ["", "lt", "ltrr", " ltr", "ltr rtl"])
  func otherWordsAreNoKeywords(_ value: String) {
    #expect(fault(in: value) { KeywordValue.fault(in: $0, among: directions) }?.rule == .badKeyword)
  }

  @Test func theKeywordsAreNamed() {
    let found = fault(in: "rlt") { KeywordValue.fault(in: $0, among: directions) }
    #expect(found?.reason == "it has to be \"ltr\", \"rtl\" or \"auto\"")
    #expect(found?.hint == "did you mean \"rtl\"?")
  }

  @Test func anEmptyValueCanBeAKeyword() {
    let words: [StaticString] = ["", "anonymous"]
    #expect(fault(in: "") { KeywordValue.fault(in: $0, among: words) } == nil)
    #expect(
      fault(in: "yes") { KeywordValue.fault(in: $0, among: words) }?.reason
        == "it has to be nothing or \"anonymous\"")
  }

  @Test func foreignKeywordsHaveTheirLetterCase() {
    #expect(
      fault(in: "userSpaceOnUse") { KeywordValue.faultOfExactWord(in: $0, among: ["userSpaceOnUse"]) } == nil)
    #expect(
      fault(in: "userspaceonuse") { KeywordValue.faultOfExactWord(in: $0, among: ["userSpaceOnUse"]) } != nil)
  }

  @Test(
    arguments: [
      ("", nil), (" RENDER ", nil), ("render other", nil), ("paint", "html/bad-keyword"),
      ("render render", "html/duplicate-token"), ("other OTHER", "html/duplicate-token"),
    ] as [(String, String?)])
  func severalKeywordsDiffer(_ value: String, _ expected: String?) {
    let found = fault(in: value) { KeywordValue.faultOfWords(in: $0, among: ["render", "other"]) }
    #expect(found?.rule.id == expected)
  }

  @Test(arguments: [
    ("", true), ("hidden", true), ("HIDDEN", true), ("true", false), ("hidde", false), (" ", false),
  ])
  func aBooleanIsThereOrNot(_ value: String, _ conforms: Bool) {
    let found = withBytes("hidden") { name in
      fault(in: value) { KeywordValue.faultOfBoolean(in: $0, attribute: name) }
    }
    #expect((found == nil) == conforms)
  }

  @Test(arguments: ["", " ", "a", "a b\tc\nd", "a A", (0..<1000).map { "t\($0)" }.joined(separator: " ")])
  func wordsOfASetDiffer(_ value: String) {
    #expect(fault(in: value) { TokenValue.fault(in: $0) } == nil)
  }

  @Test(arguments: [
    ("a a", 2), ("b a\ta", 4), ((0..<1000).map { "\($0)" }.joined(separator: " ") + " 7", 3890),
  ])
  func aWordTwiceIsShown(_ value: String, _ offset: Int) {
    let found = fault(in: value) { TokenValue.fault(in: $0) }
    #expect(found?.rule == .duplicateToken)
    #expect(found?.offset == offset)
  }

  @Test func letterCaseCanBeIgnored() {
    #expect(fault(in: "a A") { TokenValue.fault(in: $0, ignoringCase: true) } != nil)
    let many = (0..<100).map { "t\($0)" }.joined(separator: " ") + " T9"
    #expect(fault(in: many) { TokenValue.fault(in: $0, ignoringCase: true) } != nil)
    #expect(fault(in: many) { TokenValue.fault(in: $0) } == nil)
  }
}
