import Testing

@testable import HTML

@Suite struct ARIAValueTests {
  @Test(arguments: [
    (AttributeName.ariaHidden, "true"), (.ariaExpanded, "undefined"), (.ariaChecked, "mixed"),
    (.ariaCurrent, "page"), (.ariaHaspopup, "dialog"), (.ariaRelevant, "additions  text"),
    (.ariaLevel, "7"), (.ariaSetsize, "-1"), (.ariaRowcount, "0"), (.ariaValuenow, "-1.5e2"),
    (.ariaLabel, ""), (.ariaOwns, "a b"), (.ariaActivedescendant, "a"),
  ])
  func aValueOfItsKindIsAllowed(name: AttributeName, value: String) {
    #expect(withBytes(value) { ARIAValue(of: name).allows($0) })
  }

  @Test(arguments: [
    (AttributeName.ariaHidden, ""), (.ariaHidden, "TRUE"), (.ariaHidden, "undefined"),
    (.ariaExpanded, "mixed"),
    (.ariaCurrent, "yes"), (.ariaRelevant, "additions colour"), (.ariaRelevant, " "), (.ariaLevel, "0"),
    (.ariaLevel, "-1"), (.ariaLevel, "two"), (.ariaSetsize, "-2"), (.ariaRowcount, ""),
    (.ariaValuenow, "1,5"),
    (.ariaValuenow, "half"), (.ariaOwns, " "), (.ariaActivedescendant, "a b"), (.ariaActivedescendant, ""),
    (.ariaSort, "99999999999999999999"),
  ])
  func anyOtherIsNot(name: AttributeName, value: String) {
    #expect(withBytes(value) { !ARIAValue(of: name).allows($0) })
  }

  @Test func aLongNumberDoesNotOverflow() {
    #expect(withBytes("99999999999999999999") { ARIAValue(of: .ariaLevel).allows($0) })
  }
}
