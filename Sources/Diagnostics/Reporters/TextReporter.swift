/// Tells diagnostics to people: `file:line:column: severity: message [rule]`, the line with a caret, and what to do.
public struct TextReporter: Sendable {
  /// Whether colours are used (ECMA-48).
  private let isColoured: Bool
  /// The text of a line of a source file, if it can be read.
  private let line: @Sendable (SourceLocation) -> String?

  /// Makes a reporter that finds source lines with `line`.
  public init(isColoured: Bool = false, line: @escaping @Sendable (SourceLocation) -> String?) {
    self.isColoured = isColoured
    self.line = line
  }

  /// The report, one paragraph a diagnostic.
  public func report(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(paragraph).joined()
  }

  private func paragraph(_ diagnostic: Diagnostic) -> String {
    let severity = coloured(diagnostic.severity.rawValue, severityColour(diagnostic.severity))
    var text =
      "\(coloured("\(diagnostic.place):", "1")) \(severity): \(diagnostic.message) [\(diagnostic.rule)]\n"
    if let line = line(diagnostic.place) { text += frame(line, at: diagnostic.place) }
    if diagnostic.origin != nil { text += "  seen in the output at \(diagnostic.location)\n" }
    if let hint = diagnostic.hint { text += "  \(coloured("hint:", "36")) \(hint)\n" }
    return text
  }

  /// The line, cut to what fits around the column, and a caret under the column.
  private func frame(_ line: String, at place: SourceLocation) -> String {
    let number = String(place.line)
    let scalars = Array(line.unicodeScalars.map { $0 == "\t" ? " " : $0 })
    let start = max(0, place.column - 80)
    var text = String(String.UnicodeScalarView(scalars.dropFirst(start).prefix(120)))
    while text.last == "\r" || text.last == "\n" || text.last == "\r\n" { text.removeLast() }
    let margin = String(repeating: " ", count: number.count)
    let indent = String(repeating: " ", count: max(0, place.column - 1 - start))
    return "  \(number) | \(text)\n  \(margin) | \(indent)\(coloured("^", "1;32"))\n"
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
