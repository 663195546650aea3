/// Tells diagnostics to people: `file:line:column: severity: message [rule]`, the line with a caret, and what to do.
public struct TextReporter: Sendable {
  /// Whether colours are used (ECMA-48).
  private let isColoured: Bool

  /// Makes a reporter.
  public init(isColoured: Bool = false) {
    self.isColoured = isColoured
  }

  /// The report, one paragraph a diagnostic.
  public func report(_ report: Report) -> String {
    report.diagnostics.map { paragraph($0, report.sources) }.joined()
  }

  /// What is told about one diagnostic.
  func paragraph(_ diagnostic: Diagnostic, _ sources: SourceExcerpts) -> String {
    let isPlaced = !diagnostic.place.file.isEmpty
    let place = isPlaced ? coloured("\(PlainText.visible(diagnostic.place.description)):", "1") + " " : ""
    let severity = coloured(diagnostic.severity.rawValue, severityColour(diagnostic.severity))
    var text = "\(place)\(severity): \(PlainText.visible(diagnostic.statement)) [\(diagnostic.rule)]\n"
    if let excerpt = sources[diagnostic.place] { text += frame(excerpt, line: diagnostic.place.line) }
    if diagnostic.origin != nil {
      text += "  seen in the output at \(PlainText.visible(diagnostic.location.description))\n"
    }
    if let hint = diagnostic.hint { text += "  \(coloured("hint:", "36")) \(PlainText.visible(hint))\n" }
    return text
  }

  /// The line, cut to what fits around the column, and a caret under the column.
  private func frame(_ excerpt: SourceExcerpt, line: Int) -> String {
    let number = String(line)
    let scalars = excerpt.text.unicodeScalars
    let text = scalars.last == "\r" ? String(scalars.dropLast()) : excerpt.text
    let margin = String(repeating: " ", count: number.count)
    let indent = String(repeating: " ", count: excerpt.caret)
    return "  \(number) | \(PlainText.visible(text))\n  \(margin) | \(indent)\(coloured("^", "1;32"))\n"
  }

  private func severityColour(_ severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .hint: "1;36"
    }
  }

  private func coloured(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
