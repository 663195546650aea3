/// Writes tables that GitHub reads, and md4c does not, as md4c reads them too: with at least three dashes in each cell of the
/// delimiter row, a blank line above, and a blank in an empty cell. A header that is not as long as its delimiter row is
/// text for GitHub, so it is made text for md4c.
struct TableMender {
  /// The line before: it may be a header.
  private var header: (line: Line, next: Int, output: Int)?
  /// Whether the line before that one is text.
  private var followsText = false
  private var isInTable = false

  mutating func reset() {
    header = nil
    followsText = false
    isInTable = false
  }

  /// Reads a line; true if it was written.
  mutating func read(
    _ line: Line, _ next: Int, in source: UnsafeBufferPointer<UInt8>, to manuscript: inout Manuscript
  ) -> Bool {
    if line.isBlank {
      reset()
      return false
    }
    if isInTable { return writeRow(line, next, source, to: &manuscript) }
    if let header, TableMistake.isDelimiterRow(line.trimmed), let cells = Self.delimiterCells(of: line) {
      self.header = nil
      guard cells.count == Self.cellCount(of: header.line) else {
        manuscript.write("\\".utf8, for: line.startIndex)
        return false
      }
      manuscript.cut(from: header.output)
      if followsText { manuscript.write([0x0A], for: header.line.startIndex) }
      manuscript.copy(source, header.line.startIndex..<header.next)
      manuscript.write(Self.delimiterRow(cells), for: line.startIndex)
      isInTable = true
      return true
    }
    followsText = header != nil
    header = (line, next, manuscript.bytes.count)
    return false
  }

  private func writeRow(
    _ line: Line, _ next: Int, _ source: UnsafeBufferPointer<UInt8>, to manuscript: inout Manuscript
  ) -> Bool {
    var start = line.startIndex
    var isEscaped = false
    for index in line.indices.dropLast() {
      if !isEscaped, line[index] == UInt8(ascii: "|"), line[index + 1] == UInt8(ascii: "|") {
        manuscript.copy(source, start..<(index + 1))
        manuscript.write([0x20], for: index)
        start = index + 1
      }
      isEscaped = line[index] == UInt8(ascii: "\\") && !isEscaped
    }
    if start == line.startIndex { return false }
    manuscript.copy(source, start..<next)
    if next == line.endIndex { manuscript.write([0x0A], for: next) }
    return true
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
  private static func delimiterCells(of line: Line) -> [Line]? {
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

  private static func delimiterRow(_ cells: [Line]) -> [UInt8] {
    var row: [UInt8] = [UInt8(ascii: "|")]
    for cell in cells {
      if cell.first == UInt8(ascii: ":") { row.append(UInt8(ascii: ":")) }
      row += "---".utf8
      if cell.count > 1, cell.last == UInt8(ascii: ":") { row.append(UInt8(ascii: ":")) }
      row.append(UInt8(ascii: "|"))
    }
    return row + [0x0A]
  }
}
