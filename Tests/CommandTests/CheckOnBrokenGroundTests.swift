import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Folders that no good tool made: a diagnostic and exit code 1, and never a hang.
@Suite struct CheckOnBrokenGroundTests {
  static func rules(_ outcome: TemporarySite.Outcome) -> [String] {
    outcome.output.split(separator: "\n").filter { $0.hasSuffix("]") }.map(String.init)
  }

  @Test func pagesInOtherEncodingsAreTold() throws {
    let site = try TemporarySite([:])
    try site.write(Data([0xFF, 0xFE, 0x3C, 0x00, 0x70, 0x00]), to: "a/marked.html")
    try site.write(Data([0x3C, 0x00, 0x70, 0x00, 0x3E, 0x00]), to: "a/unmarked.html")
    try site.write(
      Data(CheckTests.page("<p>a\u{E9}</p>").unicodeScalars.map { UInt8($0.value) }), to: "a/latin.html")
    let outcome = try site.run(["check", "a"])
    #expect(outcome.code == 1)
    #expect(
      Self.rules(outcome) == [
        "a/latin.html:2:5: error: this byte is no UTF-8 [html/not-utf-8]",
        "a/marked.html:1:1: error: the page is in UTF-16: it was not checked [html/not-utf-8]",
        "a/unmarked.html:1:1: error: the page is in UTF-16: it was not checked [html/not-utf-8]",
      ], "\(outcome.output)")
  }

  @Test func anEmptyPageAndOneWithANULAreTold() throws {
    let site = try TemporarySite(["a/empty file ñ.html": "", "a/nul.html": CheckTests.page("<p>a\0</p>")])
    let outcome = try site.run(["check", "a"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("a/empty file ñ.html:1:1: error: "), "\(outcome.output)")
    #expect(outcome.output.contains("[html/null-character]"), "\(outcome.output)")
  }

  @Test func pipesAndLoopsOfLinksDoNotStopIt() throws {
    let site = try TemporarySite(["a/page.html": CheckTests.page("<p>a</p>")])
    #expect(mkfifo(site.url("a/pipe.html").path(percentEncoded: false), 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: site.url("a/loop").path(percentEncoded: false), withDestinationPath: "../a")
    try FileManager.default.createSymbolicLink(
      atPath: site.url("a/self.html").path(percentEncoded: false), withDestinationPath: "self.html")
    let outcome = try site.run(["check", "a"])
    #expect(outcome.code != 0, "\(outcome.output)")
    #expect(outcome.output.contains("a/self.html") || outcome.output.contains("a/loop"), "\(outcome.output)")
  }

  @Test func aPageThatIsBrokenEverywhereIsToldInPart() throws {
    let site = try TemporarySite(["a/page.html": CheckTests.page(String(repeating: "</b>\n", count: 30_000))])
    let outcome = try site.run(["check", "--format", "json", "a"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("29000 more places of this page break rules"))
  }
}
