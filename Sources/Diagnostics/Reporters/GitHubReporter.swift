/// Tells diagnostics to GitHub Actions by workflow commands, which become annotations of the changed lines.
///
/// https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands
public struct GitHubReporter: Sendable {
  /// How many annotations of one level GitHub keeps of a step.
  static let annotationsPerLevel = 10
  /// The most bytes of a message; GitHub cuts longer ones.
  static let messageLimit = 4_000

  /// Makes a reporter.
  public init() {}

  /// A command for each of the first 10 diagnostics of a severity, and a line that counts the others.
  public func report(_ report: Report) -> String {
    var text = ""
    var counts: [Severity: Int] = [:]
    var others: [Diagnostic] = []
    for diagnostic in report.diagnostics {
      counts[diagnostic.severity, default: 0] += 1
      if counts[diagnostic.severity, default: 0] <= Self.annotationsPerLevel {
        text += command(diagnostic, in: report)
      } else {
        others.append(diagnostic)
      }
    }
    guard let rest = Report.counts(of: others) else { return text }
    return text + "\(rest) more: GitHub shows \(Self.annotationsPerLevel) annotations of a level\n"
  }

  private func command(_ diagnostic: Diagnostic, in report: Report) -> String {
    var properties: [String] = []
    if let path = report.path(of: diagnostic) {
      properties += ["file=\(property(path))", "line=\(report.line(of: diagnostic))"]
      if let column = report.column(of: diagnostic) { properties.append("col=\(column)") }
    }
    properties.append("title=\(property(diagnostic.rule))")
    let hint = diagnostic.hint.map { "\nhint: \($0)" } ?? ""
    let message = PlainText.shortened(diagnostic.statement + hint, to: Self.messageLimit)
    return "::\(level(diagnostic.severity)) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .hint: "notice"
    }
  }

  /// What stands behind the second `::`.
  private func data(_ text: String) -> String { escaped(text) { $0 == "%" } }

  /// The value of a property.
  private func property(_ text: String) -> String {
    escaped(text) { $0 == "%" || $0 == ":" || $0 == "," }
  }

  /// The text with some signs and line ends by number. Other control characters would act in the log.
  private func escaped(_ text: String, _ isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) || scalar == "\n" || scalar == "\r" {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%\(digits.count == 1 ? "0" : "")\(digits)".unicodeScalars
      } else {
        escaped.append(PlainText.sign(for: scalar))
      }
    }
    return String(escaped)
  }
}
