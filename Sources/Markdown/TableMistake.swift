/// A table that is not read as its author meant it, because md4c is stricter than GitHub.
struct TableMistake: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// What looks like a delimiter row is text.
    case delimiterRow
    /// A cell without even a space in it is skipped: what follows moves to the left.
    case emptyCell
  }

  let kind: Kind
  /// The byte where it stands.
  let offset: Int32

  var message: String {
    switch kind {
    case .delimiterRow: "this looks like a row of a table, but is read as text"
    case .emptyCell: "a cell without even a space in it is skipped"
    }
  }

  var hint: String {
    switch kind {
    case .delimiterRow:
      "write at least three characters in each cell, such as --- or :-:, and a blank line above the table"
    case .emptyCell: "write | | for an empty cell"
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
    let start = source[..<offset].lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
    let end = source[offset...].firstIndex { $0 == UInt8(ascii: "\n") } ?? source.count
    var isEscaped = false
    for index in start..<end {
      if !isEscaped, source[index] == UInt8(ascii: "|"), index + 1 < end,
        source[index + 1] == UInt8(ascii: "|")
      {
        return index
      }
      isEscaped = source[index] == UInt8(ascii: "\\") && !isEscaped
    }
    return nil
  }
}
