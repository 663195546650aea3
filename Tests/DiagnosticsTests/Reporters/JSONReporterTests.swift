import Diagnostics
import Testing

@Suite struct JSONReporterTests {
  @Test func aReportWithoutFaults() {
    #expect(
      JSONReporter().report(Report([], fileCount: 3_282))
        == "{\"version\":1,\"files\":3282,\"diagnostics\":[]}\n")
  }

  @Test func aReportHasItsKeysInOrder() {
    let place = SourceLocation(file: "a/b.html", line: 3, column: 7)
    let origin = SourceLocation(file: "Content/a.md", line: 12, column: 5)
    let faults = [
      Diagnostic(rule: "html/x", "it is wrong", at: place, origin: origin, hint: "mend it"),
      Diagnostic(.warning, rule: "html/y", "it is odd", at: place),
    ]
    let report =
      "{\"version\":1,\"files\":1,\"diagnostics\":["
      + "{\"file\":\"a/b.html\",\"line\":3,\"column\":7,\"severity\":\"error\",\"rule\":\"html/x\","
      + "\"message\":\"it is wrong\",\"hint\":\"mend it\","
      + "\"origin\":{\"file\":\"Content/a.md\",\"line\":12,\"column\":5}},"
      + "{\"file\":\"a/b.html\",\"line\":3,\"column\":7,\"severity\":\"warning\",\"rule\":\"html/y\","
      + "\"message\":\"it is odd\"}]}\n"
    #expect(JSONReporter().report(Report(faults, fileCount: 1)) == report)
  }

  @Test(arguments: [
    ("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\r\n", "\\r\\n"), ("\t", "\\t"), ("\0", "\\u0000"),
    ("\u{1B}", "\\u001b"), ("/", "/"), ("é😀", "é😀"), ("\u{2028}", "\u{2028}"), ("e\u{301}", "e\u{301}"),
  ])
  func textIsEscapedAsRFC8259Says(text: String, escaped: String) {
    let fault = Diagnostic(rule: "r", "<\(text)>", at: SourceLocation(file: "f"))
    let report = JSONReporter().report(Report([fault], fileCount: 1))
    #expect(
      report.utf8.elementsEqual(
        ("{\"version\":1,\"files\":1,\"diagnostics\":[{\"file\":\"f\",\"line\":1,\"column\":1,\"severity\":\"error\","
          + "\"rule\":\"r\",\"message\":\"<\(escaped)>\"}]}\n").utf8))
  }
}
