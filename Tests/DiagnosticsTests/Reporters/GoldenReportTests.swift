import Diagnostics
import Foundation
import Testing

/// Every form of report, letter by letter.
@Suite struct GoldenReportTests {
  typealias Reporter = @Sendable (Report) -> String

  static let reporters: [(name: String, report: Reporter)] = [
    ("report.txt", { TextReporter().report($0) }),
    ("report.json", { JSONReporter().report($0) }),
    ("report.github.txt", { GitHubReporter().report($0) }),
    ("summary.md", { GitHubSummary().report($0) }),
    ("report.sarif", { SARIFReporter(version: "1.2.3", rules: SampleReport.rules).report($0) }),
    ("report.junit.xml", { JUnitReporter().report($0) }),
    ("report.checkstyle.xml", { CheckstyleReporter().report($0) }),
    ("report.gitlab.json", { GitLabReporter().report($0) }),
  ]

  static func report(_ name: String) throws -> Reporter {
    try #require(reporters.first { $0.name == name }).report
  }

  @Test(arguments: reporters.map(\.name))
  func aReportIsAsItWasReviewed(name: String) throws {
    let report = try Self.report(name)(SampleReport.report)
    #expect(report.utf8.elementsEqual(try Golden.text(name).utf8), "\(report)")
  }

  @Test(arguments: reporters.map(\.name))
  func theSameDiagnosticsGiveTheSameBytes(name: String) throws {
    let report = try Self.report(name)
    #expect(report(SampleReport.report) == report(SampleReport.report))
  }

  /// SARIF doubles braces (§3.11.5).
  @Test(arguments: ["report.json", "report.gitlab.json", "report.sarif"])
  func jsonIsReadByAnotherReader(name: String) throws {
    let texts = try strings(in: JSONSerialization.jsonObject(with: Data(try Golden.text(name).utf8)))
    let message = SampleReport.hostileMessage
    let wanted = name == "report.sarif" ? message.replacing("{{key}}", with: "{{{{key}}}}") : message
    #expect(texts.contains { $0.unicodeScalars.elementsEqual(wanted.unicodeScalars) })
  }

  @Test(arguments: reporters.map(\.name))
  func aMessageOfAMegabyteAndManyDiagnosticsAreNoTrouble(name: String) throws {
    let long = Diagnostic(
      rule: "a/b", String(repeating: "<]]>\n::", count: 150_000), at: SourceLocation(file: "a"))
    let many = (1...20_000).map {
      Diagnostic(rule: "a/b", "it is wrong", at: SourceLocation(file: "f\($0 % 100)", line: $0, column: 2))
    }
    let report = try Self.report(name)(Report([long] + many, fileCount: 1))
    #expect(report.utf8.count > 1_000)
  }

  @Test(arguments: reporters.map(\.name))
  func nothingToTellIsAReportToo(name: String) throws {
    let report = try Self.report(name)(Report([], fileCount: 3))
    #expect(report.isEmpty == (name == "report.txt" || name == "report.github.txt"))
  }

  private func strings(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let array as [Any]: array.flatMap(strings)
    case let object as [String: Any]: object.values.flatMap(strings)
    default: []
    }
  }
}
