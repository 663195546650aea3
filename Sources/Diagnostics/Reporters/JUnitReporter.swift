/// Tells diagnostics as results of tests, in the XML of JUnit: a suite for each file, a case for each diagnostic. What makes the
/// run fail is a failure; what does not is a case that passed, with what there is to say.
public struct JUnitReporter: Sendable {
  /// Makes a reporter.
  public init() {}

  /// The document. Without a diagnostic it has one case that passed, because many readers take no case for a mistake.
  public func report(_ report: Report) -> String {
    let failures = report.diagnostics.count(where: report.threshold.isReached)
    let tests = max(1, report.diagnostics.count)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"vipera\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"0\">\n"
    for (path, diagnostics) in report.byFile { add(diagnostics, of: path ?? "vipera", report, to: &text) }
    if report.diagnostics.isEmpty {
      text += "  <testsuite name=\"vipera\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
      text += "    <testcase name=\"\(report.fileCount) pages\" classname=\"vipera\"/>\n  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private func add(_ diagnostics: [Diagnostic], of path: String, _ report: Report, to text: inout String) {
    let name = XMLText.attribute(path)
    let failures = diagnostics.count(where: report.threshold.isReached)
    text +=
      "  <testsuite name=\"\(name)\" tests=\"\(diagnostics.count)\" failures=\"\(failures)\" errors=\"0\">\n"
    for diagnostic in diagnostics {
      let place = "\(report.line(of: diagnostic)):\(diagnostic.place.column)"
      text +=
        "    <testcase name=\"\(XMLText.attribute(diagnostic.rule)) at \(place)\" classname=\"\(name)\">\n"
      text += outcome(of: diagnostic, report)
      text += "    </testcase>\n"
    }
    text += "  </testsuite>\n"
  }

  private func outcome(of diagnostic: Diagnostic, _ report: Report) -> String {
    let paragraph = XMLText.content(TextReporter().paragraph(diagnostic, report.sources))
    guard report.threshold.isReached(by: diagnostic) else {
      return "      <system-out>\(paragraph)</system-out>\n"
    }
    let message = XMLText.attribute(diagnostic.statement)
    return
      "      <failure message=\"\(message)\" type=\"\(diagnostic.severity.rawValue)\">\(paragraph)</failure>\n"
  }
}
