internal import Diagnostics
internal import Files
internal import HTML

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where one report goes.
struct ReportOutlet {
  private let format: ReportFormat

  init(_ format: ReportFormat) {
    self.format = format
  }

  /// Writes the report. Inside GitHub Actions the form `github` has a part that goes into the summary of the step.
  func tell(_ report: Report) throws(FileFailure) {
    let text = text(of: report)
    if let file = format.file {
      try WholeFile.write(Array(text.utf8), to: file)
    } else {
      Terminal.standardOutput.write(text)
    }
    let summary = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY", default: ""]
    if format.form == .github, !summary.isEmpty {
      let room = GitHubSummary.limit - WholeFile.size(of: summary)
      try WholeFile.append(Array(GitHubSummary(limit: room).report(report).utf8), to: summary)
    }
  }

  private func text(of report: Report) -> String {
    switch format.form {
    case .text:
      TextReporter(isColoured: format.file == nil && Terminal.standardOutput.isColoured).report(report)
    case .json: JSONReporter().report(report)
    case .github: GitHubReporter().report(report)
    case .sarif:
      SARIFReporter(version: Vipera.version, rules: Rule.all.map(RuleDescription.init)).report(report)
    case .junit: JUnitReporter().report(report)
    case .checkstyle: CheckstyleReporter().report(report)
    case .gitlab: GitLabReporter().report(report)
    }
  }
}

extension RuleDescription {
  /// Describes a rule of the HTML checker.
  fileprivate init(_ rule: Rule) {
    self.init(id: rule.id, severity: rule.severity, summary: rule.summary, address: rule.specification)
  }
}
