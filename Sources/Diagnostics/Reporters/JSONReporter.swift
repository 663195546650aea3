/// Tells diagnostics to programs: one JSON object with `version`, `files` and `diagnostics` (RFC 8259).
///
/// Written by hand, so that keys keep their order and a report of a hundred thousand faults costs little.
public struct JSONReporter: Sendable {
  /// Makes a reporter.
  public init() {}

  /// The report.
  public func report(_ report: Report) -> String {
    var text = "{\"version\":1,\"files\":\(report.fileCount),\"diagnostics\":["
    for (index, diagnostic) in report.diagnostics.enumerated() {
      if index > 0 { text += "," }
      add(diagnostic, to: &text)
    }
    return text + "]}\n"
  }

  private func add(_ diagnostic: Diagnostic, to report: inout String) {
    report += "{"
    add(diagnostic.location, to: &report)
    report += ",\"severity\":\"\(diagnostic.severity.rawValue)\",\"rule\":"
    report += JSONText.quoted(diagnostic.rule)
    report += ",\"message\":"
    report += JSONText.quoted(diagnostic.statement)
    if let hint = diagnostic.hint {
      report += ",\"hint\":"
      report += JSONText.quoted(hint)
    }
    if let origin = diagnostic.origin {
      report += ",\"origin\":{"
      add(origin, to: &report)
      report += "}"
    }
    report += "}"
  }

  private func add(_ place: SourceLocation, to report: inout String) {
    report += "\"file\":"
    report += JSONText.quoted(place.file)
    report += ",\"line\":\(place.line),\"column\":\(place.column)"
  }
}
