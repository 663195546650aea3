import Testing

@testable import HTML

@Suite struct URLValueTests {
  @Test(arguments: [
    "", "  ", "a", "../style.css", "/articles/a/", "?", "#", "?a=b?c", "#a?b/c", ":", "::23", "a/b:c",
    "//example.org",
    "//example.org:8080/a;b?c#d", "https://example.org", "HTTPS://EXAMPLE.org/a?b=c#d",
    " https://example.org/ ", "\nhttps://example.org/\t", "https://example.com:443/",
    "wss://example.org/socket",
    "ftp://example.org/", "mailto:a@example.org?subject=b%20c", "tel:+1-201-555-0123", "about:blank",
    "urn:isbn:0451450523", "ssh://example.org:22/a", "web+demo:/a/b", "x://", "x:///a", "x://////:a",
    "https://example.org/\u{E9}?\u{4F60}#\u{1F642}", "\u{E9}:b", "/a%2Fb%00%ff", "1a:b",
  ])
  func validURLStringsAreNoFault(value: String) {
    #expect(fault(in: value, by: URLValue.fault) == nil)
  }

  @Test(arguments: [
    ("a b", "url/space"), ("a\tb", "url/space"), ("a\nb", "url/space"), ("x:a\rb", "url/space"),
    ("?a b", "url/space"), ("#a b", "url/space"), ("https://exa mple.org/", "url/space"),
    ("https://example.org:8\t0/", "url/space"), ("a: b", "url/space"),
    ("a\\b", "url/backslash"), ("\\\\example.org\\a", "url/backslash"), ("/\\a", "url/backslash"),
    ("https:\\\\example.org", "url/backslash"), ("https:/\\example.org", "url/backslash"),
    ("https://example.org\\a", "url/backslash"), ("file:\\a", "url/backslash"),
    ("mailto:a\\b", "url/backslash"),
    ("100%", "url/bad-percent"), ("%2", "url/bad-percent"), ("?%zz", "url/bad-percent"),
    ("#%%20", "url/bad-percent"),
    ("#a#b", "url/second-hash"), ("##", "url/second-hash"),
    ("a[b]", "url/invalid-code-point"), ("?a|b", "url/invalid-code-point"),
    ("\"a\"", "url/invalid-code-point"),
    ("#a^b", "url/invalid-code-point"), ("/<a>", "url/invalid-code-point"),
    ("/{a}", "url/invalid-code-point"),
    ("/a`", "url/invalid-code-point"), ("/\u{1}", "url/invalid-code-point"),
    ("/\u{7F}", "url/invalid-code-point"),
    ("/\u{C}a", "url/invalid-code-point"), ("/\u{85}", "url/invalid-code-point"),
  ])
  func codePointsThatMayNotStandInAURLAreFaults(value: String, rule: String) {
    #expect(fault(in: value, by: URLValue.fault)?.rule.id == rule)
  }

  @Test(arguments: [
    ("https:example.org", "url/missing-slashes"), ("https:/example.org", "url/missing-slashes"),
    ("https:", "url/missing-slashes"), ("ws:/a", "url/missing-slashes"), ("ftp:a", "url/missing-slashes"),
    ("file:", "url/missing-slashes"), ("file:/a", "url/missing-slashes"),
    ("https:///example.org", "url/missing-slashes"), ("///example.org", "url/missing-slashes"),
    ("https://", "url/missing-host"), ("//", "url/missing-host"), ("https://:80/", "url/missing-host"),
    ("x://:80/", "url/missing-host"), ("https://?a", "url/missing-host"), ("https://#a", "url/missing-host"),
    ("https://user@example.org/", "url/userinfo"), ("https://user:pass@example.org/", "url/userinfo"),
    ("https://@example.org", "url/userinfo"), ("//:@example.org", "url/userinfo"),
    ("x://a@b", "url/userinfo"),
    ("https://example.org:http/", "url/bad-port"), ("https://example.org:8 0", "url/space"),
    ("https://2001:db8::1/", "url/bad-port"), ("https://[::1]:2:3", "url/bad-port"),
    ("https://example.org:-1", "url/bad-port"),
    ("https://example.org:65536/", "url/port-out-of-range"),
    ("https://example.org:99999999999999999999999/", "url/port-out-of-range"),
  ])
  func slashesUserNamesAndPortsAreRead(value: String, rule: String) {
    #expect(fault(in: value, by: URLValue.fault)?.rule.id == rule)
  }

  @Test(arguments: [
    "https://example.org:/", "https://example.org:0", "https://example.org:65535",
    "https://a:0000000000000000000080/",
    "file:///a", "file://", "file://example.org/a", "file:///C:/a",
  ])
  func unusualButValidAuthoritiesAreNoFault(value: String) {
    #expect(fault(in: value, by: URLValue.fault) == nil)
  }

  @Test(arguments: ["javascript:alert('a b')", "JavaScript:a\n[0] | `\\`", "javascript:"])
  func programsAreNotReadAsURLs(value: String) {
    #expect(fault(in: value, by: URLValue.fault) == nil)
  }

  @Test func theFaultPointsAtTheByte() {
    #expect(fault(in: "  /a b", by: URLValue.fault)?.offset == 4)
    #expect(fault(in: "/\u{E9}\\", by: URLValue.fault)?.offset == 3)
    #expect(fault(in: "https://example.org:70000", by: URLValue.fault)?.offset == 20)
  }

  @Test func theFaultNamesTheCodePointAndItsEncoding() {
    let fault = fault(in: "/a[0]", by: URLValue.fault)
    #expect(fault?.reason == "\"[\" may not stand in a URL")
    #expect(fault?.hint == "write %5B for it")
  }

  @Test(arguments: [0x80, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF] as [UInt32])
  func controlsAndNoncharactersAreNoURLCodePoints(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(fault(in: "/" + String(scalar), by: URLValue.fault)?.rule == .invalidURLCodePoint)
  }

  @Test(arguments: [0xA0, 0xD7FF, 0xE000, 0xFDCF, 0xFDF0, 0xFFFD, 0x10000, 0x10FFFD] as [UInt32])
  func otherCodePointsBeyondASCIIAreURLCodePoints(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(fault(in: "/" + String(scalar), by: URLValue.fault) == nil)
  }

  @Test func bytesThatAreNoUTF8AreNoReasonToStop() {
    let values: [[UInt8]] = [[0x2F, 0xFF], [0x2F, 0xE4, 0xBD], [0xF0], [0x2F, 0xED, 0xA0, 0x80]]
    for value in values {
      value.withUnsafeBufferPointer { #expect(URLValue.fault(in: Bytes($0)) == nil) }
    }
  }
}
