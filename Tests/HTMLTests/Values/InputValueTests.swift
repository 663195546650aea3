import Testing

@testable import HTML

@Suite struct InputValueTests {
  private func rule(
    _ value: String, _ type: String, _ attribute: AttributeName = .value, isMultiple: Bool = false
  ) -> String? {
    withBytes(type) { type in
      fault(in: value) { InputValue.fault(in: $0, type: type, attribute: attribute, isMultiple: isMultiple) }
    }?.rule.id
  }

  @Test(arguments: [
    ("date", "2024-02-29"), ("MONTH", "2024-02"), ("week", "2024-W09"), ("time", "12:30"),
    ("datetime-local", "2024-02-29T12:30"), ("number", "-1.5"), ("range", "1e2"),
  ])
  func aValueAndItsLimitsAreOfTheType(_ type: String, _ value: String) {
    for attribute in [AttributeName.value, .min, .max] {
      #expect(rule(value, type, attribute) == nil)
      #expect(rule("x" + value, type, attribute) != nil)
      #expect(rule(value + "x", type, attribute) != nil)
    }
  }

  @Test(arguments: ["date", "month", "week", "time", "datetime-local", "number", "color", "email", "text"])
  func aValueCanBeEmpty(_ type: String) {
    #expect(rule("", type) == nil)
  }

  @Test func aSliderHasAPlace() {
    #expect(rule("", "range") == "html/bad-number")
  }

  @Test(arguments: ["date", "number", "time"])
  func aLimitIsNotEmpty(_ type: String) {
    #expect(rule("", type, .min) != nil)
    #expect(rule("", type, .max) != nil)
  }

  @Test(arguments: [
    ("#a1B2c3", true), ("#abc", false), ("a1b2c3", false), ("#a1b2cg", false), ("#a1b2c3d4", false),
    ("red", false),
  ])
  func aColourHasSixDigits(_ value: String, _ conforms: Bool) {
    #expect((rule(value, "color") == nil) == conforms)
  }

  @Test(arguments: [
    ("a@b", true), ("a.b+c@example.org", true), ("a@1.2", true), ("a", false), ("@b", false), ("a@", false),
    ("a@b.", false), ("a@-b", false), ("a@b-", false), ("a b@c", false), ("a@b,c@d", false), ("a@b@c", false),
    ("a@" + String(repeating: "b", count: 64), false),
  ])
  func anAddressHasAHost(_ value: String, _ conforms: Bool) {
    #expect((rule(value, "email") == nil) == conforms)
  }

  @Test(arguments: [("a@b, c@d", true), ("a@b", true), ("a@b,", false), (",", false), ("a@b;c@d", false)])
  func severalAddressesHaveCommasBetween(_ value: String, _ conforms: Bool) {
    #expect((rule(value, "email", isMultiple: true) == nil) == conforms)
  }

  @Test(arguments: ["", "text", "search", "tel", "password"])
  func textIsOnOneLine(_ type: String) {
    #expect(rule("a\nb", type) == "html/line-break-in-value")
  }

  @Test(arguments: ["hidden", "submit", "checkbox", "url", "new-type"])
  func otherTypesSayNothing(_ type: String) {
    for attribute in [AttributeName.value, .min, .max, .step] {
      #expect(rule("a\nb", type, attribute) == nil)
    }
  }

  @Test func aStepIsAboveZero() {
    #expect(rule("any", "date", .step) == nil)
    #expect(rule("0.5", "number", .step) == nil)
    #expect(rule("0.5", "time", .step) == nil)
    #expect(rule("0.5", "date", .step) == "html/bad-integer")
    #expect(rule("0", "number", .step) == "html/bad-number")
  }

  @Test(
    arguments: [
      ("any", nil), ("16x16", nil), ("16X16 ANY 32x32", nil), ("", nil), ("16", "html/bad-icon-size"),
      ("016x16", "html/bad-icon-size"), ("16x", "html/bad-icon-size"), ("16x16px", "html/bad-icon-size"),
      ("16x16 16X16", "html/duplicate-token"),
    ] as [(String, String?)])
  func iconsHaveSizes(_ value: String, _ expected: String?) {
    #expect(fault(in: value, by: IconSizesValue.fault)?.rule.id == expected)
  }

  @Test func rulesHaveNamesOfTheirOwn() {
    let rules = Rule.numberRules + Rule.valueRules
    #expect(Set(rules.map(\.id)).count == rules.count)
    for rule in rules { #expect(rule.wrong != rule.right) }
  }
}
