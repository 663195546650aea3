import Testing

@testable import ExternalLinks

@Suite struct ExternalURLTests {
  @Test(arguments: [
    ("https://example.org", "https://example.org/"),
    ("HTTPS://Example.ORG:443/A?q#f", "https://example.org/A?q"),
    ("http://example.org:80?q", "http://example.org/?q"),
    ("http://example.org:443/", "http://example.org:443/"),
    ("//example.org/a", "https://example.org/a"),
    ("https://u:p@example.org:/", "https://u:p@example.org/"),
    ("https://example.org\\a\\b?c\\d", "https://example.org/a/b?c%5Cd"),
    ("https://example.org/ü b%20c\n[d]\"", "https://example.org/%C3%BC%20b%20c[d]%22"),
    ("https://[::1]:8080/x", "https://[::1]:8080/x"),
    ("https://bücher.example/\u{0}", "https://bücher.example/%00"),
  ])
  func anAddressIsWhatARequestCanHave(text: String, address: String) {
    #expect(ExternalURL(text)?.address == address)
  }

  @Test(arguments: [
    "", "/", "mailto:a@b.c", "tel:1", "https:x", "https://", "https:///x", "http://:80/", "ftp://a/", "https",
  ])
  func whatIsNotOfTheWebIsNotAskedFor(text: String) {
    #expect(ExternalURL(text) == nil)
  }

  @Test(arguments: [
    ("https://a/#b", "b"), ("https://a/#", nil), ("https://a/#Top", nil), ("https://a/#:~:text=x", nil),
    ("https://a/#b:~:text=x", "b"), ("https://a/#!/b", nil), ("https://a/#/b", nil),
    ("https://a/#b#c", "b#c"),
    ("https://a/", nil),
  ])
  func aFragmentIsTheNameOfAnElement(text: String, fragment: String?) {
    #expect(ExternalURL(text)?.fragment == fragment)
  }

  @Test(arguments: [
    ("example.org", true), ("EXAMPLE.org", true), ("org", true), ("https://example.org/", true),
    ("ample.org", false), ("www.example.org", false), ("example.org:8080", false),
    ("example.org/a", true), ("example.org/ab/", false), ("org/a/b?c", true),
  ])
  func aPatternStandsForAHostAndThoseBelowIt(pattern: String, matches: Bool) throws {
    let url = try #require(ExternalURL("https://example.org/a/b?c"))
    #expect(try #require(HostPattern(pattern)).matches(url) == matches)
  }

  @Test(arguments: ["", "/x", "*.example.org", "a b"])
  func whatIsNoHostIsNoPattern(text: String) {
    #expect(HostPattern(text) == nil)
  }
}

@Suite struct RetryAfterTests {
  /// 1994-11-06T08:49:00Z.
  private static let now = 784_111_740

  @Test(arguments: [
    ("0", 0), (" 120", 120), ("Sun, 06 Nov 1994 08:49:37 GMT", 37), ("Sun, 06 Nov 1994 08:48:37 GMT", 0),
    ("99999999999999999999999", 1 << 32),
  ])
  func aTimeIsSecondsOrADate(value: String, seconds: Int) {
    #expect(RetryAfter.wait(value, now: Self.now) == .seconds(seconds))
  }

  @Test(arguments: [
    "", "-1", "1.5", "soon", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 CET",
  ])
  func anythingElseIsNone(value: String) {
    #expect(RetryAfter.wait(value, now: Self.now) == nil)
  }
}
