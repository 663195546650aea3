/// The items of lists in which lines stand, told by the columns where their contents start: CommonMark 0.31.2, 5.2. What only
/// a parser can tell, such as whether a line continues a paragraph, is taken for what it mostly is.
struct ListItems {
  /// Behind this column no items are read: each costs a look at the rest of its line.
  static let greatestColumn = 64
  private static let codeIndentation = 4

  /// The columns of the items that are open, outermost first.
  private var columns: [Int] = []

  /// Where the content of the innermost item starts; 0 outside of lists.
  var column: Int { columns.last ?? 0 }

  /// Reads the next line. What stands in it behind indentation and marks of items; nothing if that is nothing, or code.
  mutating func content(of line: Line, isAfterBlank: Bool) -> Line? {
    var rest = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard let first = rest.first else { return nil }
    var column = line.indentation
    let isText = first.isASCIIAlphanumeric || first >= 0x80
    if isAfterBlank || !isText || Self.mark(in: rest) != nil {
      while column < self.column { columns.removeLast() }
    }
    while column - self.column < Self.codeIndentation, self.column <= Self.greatestColumn {
      guard let length = Self.mark(in: rest), !Self.isBreak(rest) else { return rest.isEmpty ? nil : rest }
      rest = rest.dropFirst(length)
      column += length
      let start = column
      while let byte = rest.first, byte == 0x20 || byte == 0x09 {
        column += byte == 0x20 ? 1 : 4 - column % 4
        rest = rest.dropFirst()
      }
      let isCode = rest.isEmpty || column - start > Self.codeIndentation
      columns.append(isCode ? start + 1 : column)
    }
    return nil
  }

  /// Notes that nothing stands behind the mark of the innermost item, and what stood there is on the next line: its column.
  mutating func moveContent(behind mark: Line) -> Int {
    let column = mark[..<mark.trimmed.endIndex].width + 1
    columns[columns.count - 1] = column
    return column
  }

  /// The length of a mark at the start of a line, with a blank or nothing behind it.
  static func mark(in line: Line) -> Int? {
    guard let first = line.first else { return nil }
    var length = 1
    switch first {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): break
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = line.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      let point = line.dropFirst(digits).first
      guard digits < 10, point == UInt8(ascii: ".") || point == UInt8(ascii: ")") else { return nil }
      length = digits + 1
    default: return nil
    }
    let next = line.dropFirst(length).first
    return next == nil || next == 0x20 || next == 0x09 ? length : nil
  }

  /// Whether a line that looks like items of lists is a thematic break: `* * *`.
  static func isBreak(_ line: Line) -> Bool {
    guard let first = line.first, "-*".utf8.contains(first) else { return false }
    var count = 0
    for byte in line where byte != 0x20 && byte != 0x09 {
      guard byte == first else { return false }
      count += 1
    }
    return count > 2
  }
}
