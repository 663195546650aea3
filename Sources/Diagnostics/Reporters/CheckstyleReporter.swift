/// Tells diagnostics in the XML of Checkstyle, which many services and editors read.
public struct CheckstyleReporter: Sendable {
  /// Makes a reporter.
  public init() {}

  /// The document: an element for each file.
  public func report(_ report: Report) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
    for (path, diagnostics) in report.byFile {
      text += "  <file name=\"\(XMLText.attribute(path ?? ""))\">\n"
      for diagnostic in diagnostics { text += element(diagnostic, report) }
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private func element(_ diagnostic: Diagnostic, _ report: Report) -> String {
    let column = report.column(of: diagnostic).map { " column=\"\($0)\"" } ?? ""
    let message = diagnostic.statement + (diagnostic.hint.map { "\nhint: \($0)" } ?? "")
    let severity = diagnostic.severity == .hint ? "info" : diagnostic.severity.rawValue
    return "    <error line=\"\(report.line(of: diagnostic))\"\(column) severity=\"\(severity)\""
      + " message=\"\(XMLText.attribute(message))\" source=\"\(XMLText.attribute(diagnostic.rule))\"/>\n"
  }
}
