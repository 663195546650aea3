import Testing

@testable import HTML

@Suite struct NameValueTests {
  @Test(arguments: [("a", true), ("1:ü.-", true), ("", false), ("a b", false), (" a", false), ("a\n", false)])
  func anIDIsOneWord(_ value: String, _ conforms: Bool) {
    #expect((fault(in: value, by: NameValue.faultOfID) == nil) == conforms)
  }

  @Test(arguments: [("#a", true), ("# a", true), ("", false), ("#", false), ("a#", false)])
  func aReferenceToAMapStartsWithASign(_ value: String, _ conforms: Bool) {
    #expect((fault(in: value, by: NameValue.faultOfHashName) == nil) == conforms)
  }

  @Test(arguments: [
    ("a", true), ("a b", true), ("a<b", true), ("", false), ("_top", false), ("a\n<b", false),
  ])
  func aFrameHasAName(_ value: String, _ conforms: Bool) {
    #expect((fault(in: value, by: NameValue.faultOfNavigable) == nil) == conforms)
  }

  @Test(arguments: [
    ("_BLANK", true), ("_top", true), ("a", true), ("_new", false), ("_", false), ("", false),
  ])
  func aTargetCanBeAKeyword(_ value: String, _ conforms: Bool) {
    #expect((fault(in: value, by: NameValue.faultOfNavigableOrKeyword) == nil) == conforms)
  }

  @Test(arguments: ["a-b", "a-", "x-1.ä", "my-élément", "a--b"])
  func aCustomElementHasAHyphen(_ value: String) {
    #expect(fault(in: value, by: NameValue.faultOfCustomElement) == nil)
  }

  @Test(arguments: [
    "", "a", "-a", "A-b", "a-B", "1-a", "a-b c", "a-b/", "é-a", "font-face", "annotation-xml",
  ])
  func otherNamesAreOfNoCustomElement(_ value: String) {
    #expect(fault(in: value, by: NameValue.faultOfCustomElement)?.rule == .badCustomElementName)
  }

  @Test(
    arguments: [
      ("name", nil), ("name birth", nil), ("https://example.org/p", nil), ("", "html/bad-item-property"),
      (" ", "html/bad-item-property"), ("a.b", "html/bad-item-property"), (":a", "html/bad-item-property"),
      ("a:", "html/bad-item-property"), ("name name", "html/duplicate-token"),
    ] as [(String, String?)])
  func aPropertyIsAWordOrAnAddress(_ value: String, _ expected: String?) {
    #expect(fault(in: value, by: NameValue.faultOfProperties)?.rule.id == expected)
  }

  @Test(arguments: [
    ("a", true), ("_a-1.b", true), ("ä", true), ("", false), ("1a", false), ("a:b", false), ("a b", false),
  ])
  func aNameOfXMLHasNoColon(_ value: String, _ conforms: Bool) {
    #expect((fault(in: value, by: NameValue.faultOfXMLName) == nil) == conforms)
  }

  @Test(arguments: [
    ("", true), ("a", true), ("a 1 ほ 💩", true), ("ab", false), ("a a", false), ("a ほげ", false),
  ])
  func anAccessKeyIsOneCharacter(_ value: String, _ conforms: Bool) {
    let found = fault(in: value, by: TextValue.faultOfAccessKeys)
    #expect((found == nil) == conforms)
    #expect(found == nil || found?.rule == .badAccessKey)
  }

  @Test func aLineHasNoLineBreak() {
    #expect(fault(in: "a\tb", by: TextValue.faultOfLine) == nil)
    #expect(fault(in: "a\nb", by: TextValue.faultOfLine)?.offset == 1)
    #expect(fault(in: "a\r", by: TextValue.faultOfLine) != nil)
  }
}
