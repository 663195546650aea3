import Diagnostics
import Testing

@testable import HTML

@Suite struct DataURLTests {
  @Test(arguments: [
    "data:,", "data:,A%20brief%20note", "data:text/plain,a", "data:text/plain;charset=iso-8859-7,%be%d3%be",
    "DATA:image/gif;base64,R0lGODdhMAAwAPAAAAAAAP///w==", "data:;charset=utf-8,a", "data:;base64,",
    "data:;base64,AA",
    "data:;BASE64,AAA=", "data:;base64,AA%3D%3D", "data:;base64,AA%20AA", "data:text/html,a?b,c",
    "data:image/svg+xml;charset=utf-8,%3Csvg/%3E",
    "data:application/vnd-xxx-query,select_vcount,fcol_from_fieldtable/local",
  ])
  func mediaTypeCommaAndDataAreNoFault(value: String) {
    #expect(fault(in: value, by: URLValue.fault) == nil)
  }

  @Test(arguments: [
    "data:", "data:a", "data:/a/", "data://a/b", "data:text/plain", "data:text,a", "data:text/,a",
    "data:/plain,a",
    "data:text/plain;,a", "data:text/plain;a,b", "data:text/plain;a=,b", "data:text/plain;=a,b",
    "data:base64,AAAA",
    "data:image/svg+xml;utf8,a", "data:;base64;charset=utf-8,AAAA", "data:a/b/c,d", "data:?,a", "data:#,",
    "data:;base64,A", "data:;base64,AA=", "data:;base64,AAA==", "data:;base64,A-_A", "data:;base64,AA==AA",
    "data:;base64,AAAA====", "data:;base64,====", "data:;base64,AAA?",
  ])
  func whatRFC2397DoesNotAllowIsAFault(value: String) {
    #expect(fault(in: value, by: URLValue.fault)?.rule == .dataURL)
  }

  @Test(arguments: [
    ("data:,a b", "url/space"), ("data:,%", "url/bad-percent"), ("data:,<a>", "url/invalid-code-point"),
    ("data:,a##", "url/second-hash"),
  ])
  func dataAreMadeOfURLCodePoints(value: String, rule: String) {
    #expect(fault(in: value, by: URLValue.fault)?.rule.id == rule)
  }

  @Test func aFragmentIsOnlyAWarning() {
    let fault = fault(in: "data:text/plain,a#b", by: URLValue.fault)
    #expect(fault?.rule == .dataFragment)
    #expect(fault?.rule.severity == .warning)
    #expect(fault?.offset == 17)
  }
}
