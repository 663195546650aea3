import Testing

@testable import HTML

@Suite struct URLKindTests {
  @Test(arguments: ["", " ", "\n\t"])
  func nothingIsNoURLWhereOneHasToBe(value: String) {
    #expect(fault(in: value, by: URLValue.fault) == nil)
    #expect(fault(in: value, by: URLValue.faultOfNonEmpty)?.rule == .emptyURL)
    #expect(fault(in: value, by: URLValue.faultOfAbsolute)?.rule == .emptyURL)
    #expect(fault(in: value, by: URLValue.faultOfAbsoluteList)?.rule == .emptyURL)
    #expect(fault(in: value, by: URLValue.faultOfPing) == nil)
  }

  @Test(arguments: ["a", "/a", "//example.org/a", "#", "?a", ":a", "\u{E9}:a"])
  func aURLWithoutSchemeIsRelative(value: String) {
    #expect(fault(in: value, by: URLValue.faultOfNonEmpty) == nil)
    #expect(fault(in: value, by: URLValue.faultOfAbsolute)?.rule == .relativeURL)
    #expect(fault(in: value, by: URLValue.faultOfAbsoluteList)?.rule == .relativeURL)
  }

  @Test(arguments: ["https://example.org/", "mailto:a@example.org", "x:", " a+b-c.1:d "])
  func aURLWithSchemeIsAbsolute(value: String) {
    #expect(fault(in: value, by: URLValue.faultOfAbsolute) == nil)
    #expect(fault(in: value, by: URLValue.faultOfAbsoluteList) == nil)
  }

  @Test func absoluteURLsAreParsedToo() {
    #expect(
      fault(in: " x:a\\b", by: URLValue.faultOfAbsolute)
        == ValueFault(
          .urlBackslash, "it has a backslash in it", hint: "write / between folders, %5C for the character",
          at: 4))
  }

  @Test(arguments: [
    ("https://schema.org/Person https://schema.org/Person", "url/duplicate", 26),
    ("x:a x:b x:a", "url/duplicate", 8), ("x:a b", "url/not-absolute", 4), ("x:a x:%", "url/bad-percent", 6),
    ("a a", "url/not-absolute", 0),
  ])
  func aListHasEachAbsoluteURLOnce(value: String, rule: String, offset: Int) {
    let fault = fault(in: value, by: URLValue.faultOfAbsoluteList)
    #expect(fault?.rule.id == rule)
    #expect(fault?.offset == offset)
  }

  @Test func aListOfDifferentURLsIsNoFault() {
    #expect(fault(in: " x:a\nx:b  x:A ", by: URLValue.faultOfAbsoluteList) == nil)
  }

  @Test(arguments: [
    ("ftp://example.org/", "url/scheme"), ("https://a/ mailto:b", "url/scheme"),
    ("javascript:a()", "url/scheme"),
    ("ping", "url/scheme"), ("https:/a", "url/missing-slashes"), ("http://a/ http://b/\\", "url/backslash"),
  ])
  func pingsGoToWebServers(value: String, rule: String) {
    #expect(fault(in: value, by: URLValue.faultOfPing)?.rule.id == rule)
  }

  @Test func pingsMayBeMany() {
    #expect(fault(in: "http://a/ HTTPS://b/ http://a/", by: URLValue.faultOfPing) == nil)
  }
}
