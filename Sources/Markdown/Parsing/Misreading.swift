/// A part of a text that the parser, md4c 0.4.8, reads otherwise than GitHub, and than its author meant it.
struct Misreading: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// What looks like a delimiter row is text.
    case delimiterRow
    /// A cell without even a space in it is skipped: what follows moves to the left.
    case emptyCell
    /// The header has not as many cells as the delimiter row.
    case header
    /// A row has more cells than the header.
    case longRow
    /// What starts another block is a row of a table.
    case row
    /// A fence is read where it is indented so far that it is text.
    case fence
    /// What does not begin with a letter is an address in pointed brackets.
    case autolink
  }

  let kind: Kind
  /// The byte where it stands.
  let offset: Int
  /// What makes the parser read it as GitHub does; empty if nothing can.
  var corrections: [Correction] = []

  /// Whether what the parser reads as GitHub does is not what its author meant, either.
  var isMistake: Bool { kind == .header || kind == .longRow }

  var message: String {
    switch kind {
    case .delimiterRow: "this looks like a row of a table, but is read as text"
    case .emptyCell: "a cell without even a space in it is skipped"
    case .header: "this is no table: the header has not as many cells as the row of dashes"
    case .longRow: "this row has more cells than the header of its table: the last ones are not shown"
    case .row: "this is read as a row of the table above it"
    case .fence: "this fence is read although it is indented like text"
    case .autolink: "this is read as an address in pointed brackets"
    }
  }

  var hint: String {
    switch kind {
    case .delimiterRow:
      "write dashes in each cell, with a colon before or behind them at most: --- or :-:"
    case .emptyCell: "write | | for an empty cell"
    case .header: "write as many cells in both"
    case .longRow: "write as many cells as in the header, and \\| for a bar that is text"
    case .row, .fence: "put a blank line above it"
    case .autolink: "write \\< for a bracket that is meant as text"
    }
  }

  /// What is told of it.
  func remark(_ origins: Origins) -> Remark {
    Remark(rule: "markdown/table", message, at: origins[offset], hint: hint)
  }
}
