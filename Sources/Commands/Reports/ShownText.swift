/// Text in columns.
enum ShownText {
  /// A text in one line of at most so many characters.
  static func line(_ text: String, columns: Int) -> String {
    // What is behind the end need not be looked at: a page's text may be long.
    let start = text.prefix(4 * columns)
    let words = start.split {
      $0.isWhitespace || $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    let line = words.joined(separator: " ")
    if line.count <= columns, start.endIndex == text.endIndex { return line }
    return line.prefix(columns - 1) + "…"
  }

  /// A text with spaces behind it, so that it fills a column.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - text.count))
  }

  /// A line without the spaces at its end.
  static func trimmed(_ line: String) -> String {
    String(line.prefix(line.count - line.reversed().prefix { $0 == " " }.count))
  }
}
