import Testing

@testable import HTML

@Suite struct ColourSchemeValueTests {
  @Test(arguments: ["normal", "light dark", " DARK ", "only light", "light dark only", "sepia"])
  func schemesAre(_ value: String) {
    #expect(fault(in: value, by: ColourSchemeValue.fault) == nil)
  }

  @Test(arguments: [
    ("", 0), ("only", 4), ("light, dark", 5), ("normal light", 0), ("light only dark", 0),
    ("only light only", 0),
    ("#fff", 0),
  ])
  func schemesAreNot(_ value: String, offset: Int) {
    let found = fault(in: value, by: ColourSchemeValue.fault)
    #expect(found?.rule == .badKeyword)
    #expect(found?.offset == offset)
  }

  @Test func aPageSaysThemInItsHead() {
    let head = #"<html lang="en"><head><meta charset="utf-8"/><title>t</title>"#
    let page = #"<!DOCTYPE html>\#(head)<meta name="color-scheme" content="light, dark"/></head></html>"#
    #expect(brokenRules(in: page) == [Rule.badKeyword.id])
  }
}
