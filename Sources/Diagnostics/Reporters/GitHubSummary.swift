/// Tells diagnostics in Markdown, for the page of a workflow run that GitHub Actions makes of the summaries of its steps.
public struct GitHubSummary: Sendable {
  /// How many bytes the summary of a step may have.
  public static let limit = 1_048_576
  private static let messageLimit = 1_000

  private let limit: Int

  /// Makes a summary of at most `limit` bytes.
  public init(limit: Int = GitHubSummary.limit) {
    self.limit = limit
  }

  /// A heading with counts, and a table with as many diagnostics as there is room for; nothing if there is none at all.
  public func report(_ report: Report) -> String {
    var text = "## Vipera: \(Report.counts(of: report.diagnostics) ?? "no faults")\n\n"
    let table = "| | Place | Message | Rule |\n|---|---|---|---|\n"
    let count = report.diagnostics.count
    let ending = { (left: Int) in "\n\(left) more of \(count) are not shown here.\n\n" }
    guard count > 0 else { return text.utf8.count <= limit ? text : "" }
    let room = limit - ending(count).utf8.count
    text += table
    guard text.utf8.count <= room else { return "" }
    for (index, diagnostic) in report.diagnostics.enumerated() {
      let row = row(diagnostic, in: report)
      guard text.utf8.count + row.utf8.count <= room else { return text + ending(count - index) }
      text += row
    }
    return text + "\n"
  }

  private func row(_ diagnostic: Diagnostic, in report: Report) -> String {
    let place = report.path(of: diagnostic).map { path in
      "\(path):\(report.line(of: diagnostic)):\(diagnostic.place.column)"
    }
    let cells = [
      diagnostic.severity.rawValue, place.map { "<code>\(literal($0))</code>" } ?? "",
      literal(diagnostic.statement), "<code>\(literal(diagnostic.rule))</code>",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  /// The text with everything by number that means something in Markdown or HTML.
  private func literal(_ text: String) -> String {
    var literal = ""
    for scalar in PlainText.visible(PlainText.shortened(text, to: Self.messageLimit)).unicodeScalars {
      if Self.signs.contains(scalar) {
        literal += "&#\(scalar.value);"
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    return literal
  }

  private static let signs = Set("\\`*_{}[]<>#+!|~&@$^".unicodeScalars)
}
