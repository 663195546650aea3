/// A table that is not read as its author meant it, because md4c is stricter than GitHub.
struct TableMistake: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// What looks like a delimiter row is text.
    case delimiterRow
    /// A cell without even a space in it is skipped: what follows moves to the left.
    case emptyCell
    /// The header has more cells than the delimiter row.
    case header
  }

  let kind: Kind
  /// The byte where it stands.
  let offset: Int32

  var message: String {
    switch kind {
    case .delimiterRow: "this looks like a row of a table, but is read as text"
    case .emptyCell: "a cell without even a space in it is skipped"
    case .header: "the header of this table has more cells than the row below it"
    }
  }

  var hint: String {
    switch kind {
    case .delimiterRow:
      "write at least three characters in each cell, such as --- or :-:, and a blank line above the table"
    case .emptyCell: "write | | for an empty cell"
    case .header: "write as many cells in both"
    }
  }
}

extension TableMistake {
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

  /// Finds a cell without content in the line around `offset`.
  static func emptyCell(in source: UnsafeBufferPointer<UInt8>, around offset: Int) -> Int? {
    let line = line(in: source, around: offset)
    var isEscaped = false
    for index in line {
      if !isEscaped, source[index] == UInt8(ascii: "|"), index + 1 < line.upperBound,
        source[index + 1] == UInt8(ascii: "|")
      {
        return index
      }
      isEscaped = source[index] == UInt8(ascii: "\\") && !isEscaped
    }
    return nil
  }

  /// The line around `offset`, without its line end.
  static func line(in source: UnsafeBufferPointer<UInt8>, around offset: Int) -> Range<Int> {
    let start = source[..<offset].lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
    return start..<(source[offset...].firstIndex { $0 == UInt8(ascii: "\n") } ?? source.count)
  }
}
