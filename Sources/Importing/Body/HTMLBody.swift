/// A text in HTML, written so that Markdown leaves it as it is: one block of HTML, which no empty line ends.
enum HTMLBody {
  /// The text without empty lines; those in `pre` and `textarea` are written as characters.
  static func rewritten(_ bytes: [UInt8]) -> [UInt8] {
    var lines: [String] = []
    var gap = ""
    var isKept = false
    for line in String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      if line.allSatisfy(\.isWhitespace) {
        if isKept { gap += "&#10;" }
        continue
      }
      lines.append(gap + line)
      gap = ""
      isKept = keepsSpace(behind: line.lowercased(), isKept)
    }
    guard let first = lines.first?.trimmed else { return [] }
    lines[0] = first
    if !startsBlock(first) { lines = ["<div>"] + lines + ["</div>"] }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Whether a text is a document, and not a part of one.
  static func isDocument(_ text: String) -> Bool {
    let start = text.drop(while: \.isWhitespace).prefix(10).lowercased()
    return start.hasPrefix("<!doctype") || start.hasPrefix("<html")
  }

  /// Whether the last tag of a line that has to do with white space opens an element that keeps it.
  private static func keepsSpace(behind line: String, _ before: Bool) -> Bool {
    line.matches(of: /<(\/?)(?:pre|textarea)[\s>]/).last.map { $0.1.isEmpty } ?? before
  }

  /// Whether Markdown takes a line for the start of a block of HTML that ends at an empty line.
  private static func startsBlock(_ line: String) -> Bool {
    guard let tag = line.prefixMatch(of: /<\/?([A-Za-z][A-Za-z0-9]*)(?:[\s>]|\/>|$)/) else { return false }
    return blockNames.contains(tag.1.lowercased())
  }

  /// The names that CommonMark lists for such blocks, but for headings: md4c takes most of those for text.
  private static let blockNames: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "header", "hr",
    "iframe", "legend", "li", "main", "menu", "nav", "ol", "p", "section", "summary", "table", "tbody", "td",
    "tfoot", "th", "thead", "tr", "ul",
  ]
}
