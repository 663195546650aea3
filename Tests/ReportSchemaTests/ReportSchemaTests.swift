import Diagnostics
import Testing

/// Reports in XML, as another program reads them. Apart from the other tests, because the headers of libxml2 and Foundation do
/// not agree.
@Suite struct ReportSchemaTests {
  static let diagnostics = [
    Diagnostic(.hint, rule: "a/b", "it could be better", at: SourceLocation(file: "")),
    Diagnostic(.warning, rule: "a/b", "]]> <&> \u{0}\u{1B}\u{FFFE}\r\n\"'", at: SourceLocation(file: "é.md")),
    Diagnostic(rule: "a/c", "it is wrong", at: SourceLocation(file: "a&b.md", line: 3), hint: "mend it"),
    Diagnostic(rule: "a/c", "it is wrong", at: SourceLocation(file: "a&b.md", line: 3), hint: "mend it"),
  ]

  /// Mixed, without a diagnostic, where nothing makes the run fail, and where everything does.
  static let reports = [
    Report(diagnostics, fileCount: 3), Report([], fileCount: 3),
    Report(diagnostics, fileCount: 3, threshold: .never),
    Report(diagnostics, fileCount: 3, threshold: .severity(.hint)),
  ]

  static func schema() throws -> XMLSchema {
    let folder = "\(#filePath)".split(separator: "/").dropLast().joined(separator: "/")
    return try #require(XMLSchema(file: "/\(folder)/junit.xsd"))
  }

  @Test(arguments: reports.indices)
  func junitKeepsToItsSchema(number: Int) throws {
    let document = try #require(XMLDocument(JUnitReporter().report(Self.reports[number])))
    #expect(try Self.schema().accepts(document))
  }

  @Test(arguments: [
    "<testsuites tests=\"1\"/>", "<suite/>",
    "<testsuite name=\"a\" tests=\"1\" failures=\"one\" errors=\"0\"/>",
    "<testcase name=\"a\" classname=\"b\"><failure/><failure/></testcase>",
  ])
  func theSchemaRefusesWhatIsNone(text: String) throws {
    let document = try #require(XMLDocument(text))
    #expect(!(try Self.schema().accepts(document)))
  }

  @Test(arguments: reports.indices)
  func checkstyleIsWellFormed(number: Int) {
    #expect(XMLDocument(CheckstyleReporter().report(Self.reports[number])) != nil)
  }

  @Test(arguments: [JUnitReporter().report, CheckstyleReporter().report])
  func everyCharacterThatThereIsComesThroughOrIsReplaced(report: @Sendable (Report) -> String) {
    let scalars = (UInt32(0)...0x1_FFFF).compactMap { Unicode.Scalar($0) }
    let message = String(String.UnicodeScalarView(scalars))
    let fault = Diagnostic(rule: "a/b", message, at: SourceLocation(file: "\u{1}\"<"))
    #expect(XMLDocument(report(Report([fault], fileCount: 1))) != nil)
  }

  @Test func whatMakesTheRunFailIsAFailureAndTheRestHasPassed() {
    let report = JUnitReporter().report(Self.reports[0])
    #expect(report.split(separator: "<failure ").count == 3)
    #expect(report.split(separator: "<system-out>").count == 3)
    #expect(report.contains("<testsuites name=\"vipera\" tests=\"4\" failures=\"2\" errors=\"0\">"))
    let relaxed = JUnitReporter().report(Self.reports[2])
    #expect(!relaxed.contains("<failure ") && relaxed.contains("failures=\"0\""))
  }
}
