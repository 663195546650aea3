/// Lines of tables, as GitHub reads them (GFM 0.29, section 4.10).
enum TableLine {
  /// Whether a line of text is made of nothing but `|`, `-`, `:` and space, as a delimiter row is.
  static func isDelimiterRow(_ line: some Collection<UInt8>) -> Bool {
    guard let first = line.first,
      first == UInt8(ascii: "|") || first == UInt8(ascii: "-") || first == UInt8(ascii: ":")
    else { return false }
    return line.contains(UInt8(ascii: "|")) && line.contains(UInt8(ascii: "-"))
      && line.allSatisfy {
        $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
          || $0 == UInt8(ascii: " ")
      }
  }

  /// The line without space and the bars at its ends.
  private static func inner(_ line: Line) -> Line {
    var line = line.trimmed
    if line.first == UInt8(ascii: "|") { line = line.dropFirst() }
    if line.last == UInt8(ascii: "|"), line.dropLast().last != UInt8(ascii: "\\") { line = line.dropLast() }
    return line
  }

  static func cellCount(of line: Line) -> Int {
    var count = 1
    var isEscaped = false
    for byte in inner(line) {
      if byte == UInt8(ascii: "|"), !isEscaped { count += 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }

  /// The cells of a delimiter row; nothing if one of them is none.
  static func delimiterCells(of line: Line) -> [Line]? {
    let cells = inner(line).split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(
      \.trimmed)
    let areValid = cells.allSatisfy { cell in
      var dashes = cell
      if dashes.first == UInt8(ascii: ":") { dashes = dashes.dropFirst() }
      if dashes.last == UInt8(ascii: ":") { dashes = dashes.dropLast() }
      return !dashes.isEmpty && dashes.allSatisfy { $0 == UInt8(ascii: "-") }
    }
    return areValid ? cells : nil
  }

  /// A delimiter row as the parser reads it: with three dashes in each cell.
  static func delimiterRow(_ cells: [Line]) -> [UInt8] {
    var row: [UInt8] = [UInt8(ascii: "|")]
    for cell in cells {
      if cell.first == UInt8(ascii: ":") { row.append(UInt8(ascii: ":")) }
      row += "---".utf8
      if cell.count > 1, cell.last == UInt8(ascii: ":") { row.append(UInt8(ascii: ":")) }
      row.append(UInt8(ascii: "|"))
    }
    return row
  }

  /// The bars behind which another one follows at once: empty cells.
  static func emptyCells(in line: Line) -> [Int] {
    var bars: [Int] = []
    var isEscaped = false
    for index in line.indices.dropLast() {
      if !isEscaped, line[index] == UInt8(ascii: "|"), line[index + 1] == UInt8(ascii: "|") {
        bars.append(index)
      }
      isEscaped = line[index] == UInt8(ascii: "\\") && !isEscaped
    }
    return bars
  }

  /// What a line starts that ends a table above it.
  enum Start {
    case heading, code, html
    /// Code or raw HTML with an end of its own.
    case long
  }

  /// What the rest of a line starts, but for lists and quotes, which the parser knows. `columns` is how far it is indented.
  static func start(of line: Line, columns: Int) -> Start? {
    guard let first = line.first else { return nil }
    if columns > 3 { return .code }
    switch first {
    case UInt8(ascii: "#"):
      let rest = line.drop { $0 == UInt8(ascii: "#") }
      return line.count - rest.count < 7 && (rest.first.map { $0 == 0x20 || $0 == 0x09 } ?? true)
        ? .heading : nil
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return isFence(line) ? .long : nil
    case UInt8(ascii: "<"): return htmlStart(of: line)
    default: return nil
    }
  }

  static func isFence(_ line: Line) -> Bool {
    guard let first = line.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
      return false
    }
    let rest = line.drop { $0 == first }
    return line.count - rest.count > 2 && (first == UInt8(ascii: "~") || !rest.contains(first))
  }

  private static func htmlStart(of line: Line) -> Start? {
    let rest = line.dropFirst()
    guard let next = rest.first else { return nil }
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") { return .long }
    let name = (next == UInt8(ascii: "/") ? rest.dropFirst() : rest).prefix { $0.isASCIIAlphanumeric }
    let after = line[name.endIndex...].first ?? 0x20
    guard after <= 0x20 || after == UInt8(ascii: ">") || after == UInt8(ascii: "/") else { return nil }
    let known = name.text.lowercased()
    if next != UInt8(ascii: "/"), ["script", "pre", "style", "textarea"].contains(known) { return .long }
    return blocks.contains(known) ? .html : nil
  }

  /// The elements whose tags start raw HTML wherever a line starts with them (CommonMark 0.31.2, section 4.6).
  private static let blocks: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
    "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure",
    "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr",
    "html", "iframe", "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol",
    "optgroup", "option", "p", "param", "search", "section", "summary", "table", "tbody", "td", "tfoot",
    "th", "thead", "title", "tr", "track", "ul",
  ]
}
