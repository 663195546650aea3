/// Tells diagnostics in the JSON of GitLab's Code Quality reports, which become remarks in a merge request.
///
/// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
public struct GitLabReporter: Sendable {
  /// Makes a reporter.
  public init() {}

  /// The document: an array with an object for each diagnostic.
  public func report(_ report: Report) -> String {
    var text = "["
    var counter = FingerprintCounter()
    for (index, diagnostic) in report.diagnostics.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      let fingerprint = Fingerprint(diagnostic, sources: report.sources)
      add(
        diagnostic, fingerprint: "\(fingerprint.text)-\(counter.number(of: fingerprint))", report, to: &text)
    }
    return text + (report.diagnostics.isEmpty ? "]\n" : "\n]\n")
  }

  private func add(
    _ diagnostic: Diagnostic, fingerprint: String, _ report: Report, to text: inout String
  ) {
    let description = diagnostic.statement + (diagnostic.hint.map { " – \($0)" } ?? "")
    // A remark needs a path; "." is the repository.
    let path = report.path(of: diagnostic) ?? "."
    text +=
      "{\"description\":\(JSONText.quoted(description)),\"check_name\":\(JSONText.quoted(diagnostic.rule))"
    text += ",\"fingerprint\":\"\(fingerprint)\",\"severity\":\"\(severity(diagnostic.severity))\""
    text += ",\"location\":{\"path\":\(JSONText.quoted(path))"
    text += ",\"lines\":{\"begin\":\(report.line(of: diagnostic))}}}"
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .hint: "info"
    }
  }
}
