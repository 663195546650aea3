import Testing

@testable import HTML

@Suite struct URLHostTests {
  private func fault(ofHost host: String) -> ValueFault? {
    HTMLTests.fault(in: "https://\(host)/", by: URLValue.fault)
  }

  @Test(arguments: [
    "example", "example.org.", "a_b.example", "a--b.example", "EXAMPLE.com", "ex%61mple.com",
    "0x.example",
    "1.example", "1.2.3.4.a", "0xg", "1a", "a-1", "\u{FF47}o.com", "a\u{3002}b", "a\u{FF61}b",
    "fa\u{DF}.example",
    "\u{4F60}\u{597D}", "\u{1F642}.example", "a\u{AD}b\u{200B}c\u{2060}\u{FEFF}", "xn--bcher-kva.example",
    "xn--4ca",
    "XN--fiqs8s", "xn--fa-hia.de", "a\u{301}", "\u{915}\u{94D}\u{200D}\u{937}", "%E4%BD%A0", "m\u{FC}nchen",
  ])
  func domainsAreNoFault(host: String) {
    #expect(fault(ofHost: host) == nil)
  }

  @Test(arguments: [
    "exa%23mple.org", "exa%25mple.org", "a%", "a%zz", "a%20b", "a%00b", "a<b", "a>b", "a^b", "a|b", "a%7Cb",
    "a]", "a[b",
    "a%5Cb", "%3Aa", "\u{FF05}41", "a\u{FF0F}b", "a\u{FE6B}b", "a\u{A0}b", "a\u{3000}b", "a\u{A8}b",
    "a\u{2100}b",
    "a\u{2024}b", "\u{2488}com", "a\u{202E}b", "a\u{2028}b", "\u{200D}a", "a\u{200C}b", "\u{301}a",
    "b.\u{301}a",
    "a\u{FFFD}b", "%FF", "%ef%b7%90", "\u{E000}", "a\u{E0041}", "a\u{7F}b", "a\u{80}b", "xn--a", "xn--",
    "xn--abc-",
    "xn--%C3%A9", "xn--99999999", "xn--zzzzzzzzzzzzzzzzzzzzzzzz", "b.xn--",
  ])
  func whatMayNotStandInADomainIsAFault(host: String) {
    #expect(fault(ofHost: host)?.rule == .badHost)
  }

  @Test func labelsHave1To63CharactersAndDomains253() {
    let longest = String(repeating: "a", count: 63)
    #expect(fault(ofHost: "\(longest).example") == nil)
    #expect(fault(ofHost: "\(longest)a.example")?.rule == .badHost)
    #expect(fault(ofHost: "\(longest).\(longest).\(longest).\(longest.dropLast(2))") == nil)
    #expect(fault(ofHost: "\(longest).\(longest).\(longest).\(longest.dropLast())")?.rule == .badHost)
    for host in ["a..b", ".a", "a..", "a.\u{AD}.b"] {
      #expect(fault(ofHost: host)?.rule == .badHost)
    }
  }

  @Test func aDomainOfWhichNothingStaysIsNone() {
    #expect(fault(ofHost: "\u{AD}")?.rule == .missingHost)
    #expect(fault(ofHost: "%C2%AD")?.rule == .missingHost)
    #expect(fault(ofHost: ".")?.rule == .missingHost)
  }

  @Test(arguments: [
    "0.0.0.0", "127.0.0.1", "255.255.255.255", "\u{FF11}.2.3.4", "1\u{3002}2.3.4", "%31.2.3.4",
  ])
  func fourNumbersAreAnAddress(host: String) {
    #expect(fault(ofHost: host) == nil)
  }

  @Test(arguments: [
    "1", "127.1", "1.2.3", "1.2.3.4.5", "1.2.3.4.", "256.2.3.4", "1.2.3.256", "1.2.3.04", "0x7f.0.0.1",
    "0X7F000001",
    "0x", "a.0x4", "017700000001", "4294967296", "99999999999999999999999", "example.1", "a.1.", "1..2.3",
    "%30%78%31",
    "\u{FF10}\u{FF38}1", "\u{2460}.2.3.256", "1.2.3.\u{1D7D8}\u{1D7D9}", "\u{B2}",
    "1.2.3.\u{2075}\u{2085}\u{2070}",
  ])
  func otherHostsThatEndInANumberAreFaults(host: String) {
    #expect(fault(ofHost: host)?.rule == .badIPv4)
  }

  @Test(arguments: [
    "::", "::1", "1::", "1:2:3:4:5:6:7:8", "2001:db8::1", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "::1.2.3.4",
    "1:2:3:4:5:6:1.2.3.4", "ABCD:ef01::", "0000::0", "1::3:1.2.3.4",
  ])
  func groupsBetweenColonsAreAnAddress(host: String) {
    #expect(fault(ofHost: "[\(host)]") == nil)
    #expect(fault(ofHost: "[\(host)]:80") == nil)
    #expect(HTMLTests.fault(in: "x://[\(host)]", by: URLValue.fault) == nil)
  }

  @Test(arguments: [
    "", ":", ":1", "1:", "1", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", ":::", "12345::", "g::",
    "::1%25en0", "::1:",
    "1.2.3.4", "::1.2.3", "::1.2.3.4.5", "::1.2.3.256", "::1.2.3.04", "::1.2.3.4:5", "1:2:3:4:5:6:7:1.2.3.4",
    "::.1.2.3",
    "1:2:3:4:5:1.2.3.4", "::1.2.3.", "::1.2..3", "1:2:3:4:5:6:7:8::", "::0x1.2.3.4", "example.org",
    "1:2:3:4:5:6:7::8:9",
  ])
  func otherTextInBracketsIsNoAddress(host: String) {
    #expect(fault(ofHost: "[\(host)]")?.rule == .badIPv6)
    #expect(HTMLTests.fault(in: "x://[\(host)]", by: URLValue.fault)?.rule == .badIPv6)
  }

  @Test(arguments: ["[::1", "[::1]a"])
  func bracketsAreClosed(host: String) {
    #expect(fault(ofHost: host)?.rule == .badIPv6)
  }

  @Test(arguments: [
    ("x://a%20b", nil), ("x://1.2.3", nil), ("x://\u{E9}", nil), ("x://a%zz", "url/bad-percent"),
    ("x://a<b", "url/bad-host"), ("x://a^b", "url/bad-host"), ("x://a{b", "url/invalid-code-point"),
    ("x://a\\b", "url/backslash"), ("x://a b", "url/space"), ("x://\u{85}", "url/invalid-code-point"),
  ])
  func hostsOfOtherSchemesAreNoDomains(value: String, rule: String?) {
    #expect(HTMLTests.fault(in: value, by: URLValue.fault)?.rule.id == rule)
  }

  @Test(arguments: ["file://c:/a", "file://example.org:80/", "file://a%23b/", "file://user@host/"])
  func filesHaveAHostWithoutPort(value: String) {
    #expect(HTMLTests.fault(in: value, by: URLValue.fault)?.rule == .badHost)
  }
}
