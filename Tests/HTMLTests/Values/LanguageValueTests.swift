import Testing

@testable import HTML

@Suite struct LanguageValueTests {
  @Test(arguments: [
    "en", "EN", "de-CH", "pt-br", "zh-Hant-TW", "sr-Latn", "es-419", "sl-rozaj-biske", "de-CH-1901",
    "en-Qabx",
    "ca-valencia",
    "en-x-mine", "x-any-thing", "gsw", "haw", "qaa", "i-default", "I-Mingo", "en-u-ca-buddhist",
    "de-t-en-u-co-phonebk",
    "ar-arb", "en-AA", "en-XK", "zxx", "und", "mul", "en-a1b2c3", "en-GB-oxendict",
  ])
  func aTagHasItsPartsInOrder(_ value: String) {
    #expect(fault(in: value, by: LanguageValue.fault) == nil)
  }

  @Test(arguments: [
    "", "-", "-en", "en-", "en--US", "e", "english", "engl", "en_US", "en US", "en-abcdefghi", "en-UK",
    "en-USA",
    "eng", "deu", "xq", "12", "en-x", "x", "x-", "en-u", "en-u-x-a", "en-q-abc", "en-u-ca-u-co",
    "de-1901-1901",
    "en-latn", "zh-Hanz", "ru-Cyrl-RU", "gsw-Latn", "en-rozaj", "fr-1996", "en-US-GB", "en-Latn-Latn", "en-1",
    "zh-cmn-yue", "ën", "en-US-Latn",
  ])
  func otherTextIsNoTag(_ value: String) {
    #expect(fault(in: value, by: LanguageValue.fault)?.rule == .badLanguage)
  }

  @Test(arguments: [
    ("iw", "he"), ("IN-id", "id"), ("mo", "ro"), ("no-bok", "nb"), ("i-klingon", "tlh"),
    ("zh-min-nan", "nan"),
    ("de-DD", "DE"), ("en-gb-OED", "en-GB-oxendict"),
  ])
  func oldTagsHaveNewOnes(_ value: String, _ expected: String) {
    let found = fault(in: value, by: LanguageValue.fault)
    #expect(found?.rule == .deprecatedLanguage)
    #expect(found?.hint?.contains("\"\(expected)\"") == true)
  }

  @Test func aDeprecatedTagOfBadFormIsBad() {
    #expect(fault(in: "iw-", by: LanguageValue.fault)?.rule == .badLanguage)
    #expect(fault(in: "mo-XQQ", by: LanguageValue.fault)?.rule == .badLanguage)
  }

  @Test(arguments: [("x", 1), ("en-u", 4), ("en-x", 4), ("de-CH-UK", 6)])
  func theFaultIsInsideTheValue(_ value: String, _ offset: Int) {
    #expect(fault(in: value, by: LanguageValue.fault)?.offset == offset)
  }

  @Test func anUnknownLanguageIsEmpty() {
    #expect(fault(in: "", by: LanguageValue.faultOrEmpty) == nil)
    #expect(fault(in: " ", by: LanguageValue.faultOrEmpty) != nil)
  }

  @Test func manyVariantsTakeNoTime() {
    let value = "en" + (0..<20_000).map { "-a\(10_000 + $0)" }.joined()
    #expect(fault(in: value, by: LanguageValue.fault) == nil)
  }
}
