import Diagnostics
import Testing

@Suite struct GitHubReporterTests {
  static func faults(_ count: Int, _ severity: Severity, message: String = "so") -> [Diagnostic] {
    (0..<count).map {
      Diagnostic(severity, rule: "a/b", message, at: SourceLocation(file: "f", line: $0 + 1))
    }
  }

  static func lines(_ faults: [Diagnostic]) -> [Substring] {
    GitHubReporter().report(Report(faults, fileCount: 1)).split(separator: "\n")
  }

  @Test func tenAnnotationsOfALevelAreGivenAndTheOthersCounted() {
    let lines = Self.lines(Self.faults(13, .error) + Self.faults(10, .warning) + Self.faults(11, .hint))
    for level in ["error", "warning", "notice"] {
      #expect(lines.count { $0.hasPrefix("::\(level) ") } == 10)
    }
    #expect(lines.last == "3 errors, 1 hint more: GitHub shows 10 annotations of a level")
    #expect(lines.count == 31)
  }

  @Test(arguments: [
    ("a\nb", "a%0Ab"), ("a\r\nb", "a%0D%0Ab"), ("100%", "100%25"), ("%\u{301}", "%25\u{301}"),
    ("a: b, c", "a: b, c"), ("\u{1B}[0m\u{7}", "␛[0m␇"), ("::set-env::", "::set-env::"),
  ])
  func aMessageStaysInItsCommand(message: String, escaped: String) {
    let report = GitHubReporter().report(Report(Self.faults(1, .error, message: message), fileCount: 1))
    #expect(report.utf8.elementsEqual("::error file=f,line=1,col=1,title=a/b::\(escaped)\n".utf8))
  }

  @Test func aPropertyEndsNeitherAtAColonNorAtAComma() {
    let fault = Diagnostic(rule: "a/b", "so", at: SourceLocation(file: "a:b,c%\nd.md", line: 3, column: 1))
    #expect(
      Self.lines([fault]) == ["::error file=a%3Ab%2Cc%25%0Ad.md,line=3,col=1,title=a/b::so"])
  }

  @Test func aColumnThatCannotBeCountedInUnitsOfEditorsIsLeftOut() {
    let fault = Diagnostic(rule: "a/b", "so", at: SourceLocation(file: "f", line: 3, column: 9))
    #expect(Self.lines([fault]) == ["::error file=f,line=3,title=a/b::so"])
  }

  @Test func aLongMessageIsCut() throws {
    let line = try #require(
      Self.lines(Self.faults(1, .error, message: String(repeating: "é", count: 9_000))).first)
    #expect(line.utf8.count < 4_100 && line.hasSuffix("é…"))
  }

  @Test func theSummaryKeepsToItsLimit() {
    let report = Report(
      Self.faults(30_000, .error, message: String(repeating: "|", count: 100)), fileCount: 1)
    for limit in [GitHubSummary.limit, 10_000, 1_000] {
      let text = GitHubSummary(limit: limit).report(report)
      #expect(text.utf8.count <= limit && text.utf8.count > limit - 700)
      #expect(text.hasSuffix(" more of 30000 are not shown here.\n\n"))
    }
    for limit in [100, 10, 0, -5] { #expect(GitHubSummary(limit: limit).report(report).isEmpty) }
  }

  @Test func aRowOfTheSummaryIsOneRowWhateverTheMessage() {
    let fault = Diagnostic(rule: "a/b", SampleReport.hostileMessage, at: SourceLocation(file: "a|b`.md"))
    let rows = GitHubSummary().report(Report([fault], fileCount: 1)).split(separator: "\n")
    #expect(rows.count == 4)
    #expect(rows.last?.count { $0 == "|" } == 5)
  }
}
