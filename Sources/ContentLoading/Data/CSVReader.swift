import Diagnostics

/// Reads values separated by commas, as RFC 4180 has them, in one pass: the first row names the columns, each other row is
/// a mapping of them. Rows may end with a line feed alone; empty lines between them are passed over.
struct CSVReader {
  /// A value and where it starts.
  private struct Cell {
    let text: String
    let location: SourceLocation
  }

  private let bytes: [UInt8]
  private var offset: Int
  private var cursor: SourceCursor
  private var diagnostics: [Diagnostic] = []

  /// Reads UTF-8. No node means that there is no row to name the columns.
  static func read(_ bytes: [UInt8], file: String) -> (node: ContentNode?, diagnostics: [Diagnostic]) {
    var reader = CSVReader(bytes, file: file)
    let node = reader.readTable()
    return (node, reader.diagnostics)
  }

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    offset = ByteOrderMark.length(in: bytes)
    cursor = SourceCursor(file: file, startingAt: offset)
  }

  private mutating func readTable() -> ContentNode? {
    let start = place
    guard let header = readRow() else {
      report("csv/empty", "the file is empty; expected a row with the names of the columns", at: start)
      return nil
    }
    checkNames(header)
    var rows: [ContentNode] = []
    while let row = readRow() {
      if row.count != header.count { reportRagged(row, header.count) }
      let entries = zip(header, row).map { name, cell in
        ContentNode.Entry(
          key: name.text, keyLocation: name.location,
          value: ContentNode(value: .text(cell.text), location: cell.location))
      }
      rows.append(ContentNode(value: .mapping(entries), location: row[0].location))
    }
    return ContentNode(value: .list(rows), location: start)
  }

  /// The next row that is not empty; it has at least one value.
  private mutating func readRow() -> [Cell]? {
    while offset < bytes.count, isLineEnd { skipLineEnd() }
    guard offset < bytes.count else { return nil }
    var row = [readCell()]
    while offset < bytes.count, bytes[offset] == UInt8(ascii: ",") {
      offset += 1
      row.append(readCell())
    }
    if offset < bytes.count { skipLineEnd() }
    return row
  }

  private mutating func readCell() -> Cell {
    let start = place
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") { return readQuoted(startingAt: start) }
    let first = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ","), !isLineEnd {
      if bytes[offset] == UInt8(ascii: "\"") {
        report(
          "csv/stray-quote", "a quotation mark stands in a value that does not start with one", at: place,
          hint: "put the whole value in quotation marks, and write \"\" for one in it")
      }
      offset += 1
    }
    return Cell(text: String(decoding: bytes[first..<offset], as: UTF8.self), location: start)
  }

  private mutating func readQuoted(startingAt start: SourceLocation) -> Cell {
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") {
        guard offset < bytes.count, bytes[offset] == byte else { return endQuoted(text, startingAt: start) }
        offset += 1
      }
      text.append(byte)
    }
    report(
      "csv/unclosed-quote", "the value that starts here never ends", at: start,
      hint: "put a quotation mark behind it, and write \"\" for one in it")
    return Cell(text: String(decoding: text, as: UTF8.self), location: start)
  }

  /// Behind the closing quotation mark stands the next comma or line.
  private mutating func endQuoted(_ text: [UInt8], startingAt start: SourceLocation) -> Cell {
    if offset < bytes.count, bytes[offset] != UInt8(ascii: ","), !isLineEnd {
      report(
        "csv/stray-quote", "behind the closing quotation mark of a value stands something else", at: place,
        hint: "write \"\" for a quotation mark in a value")
      while offset < bytes.count, bytes[offset] != UInt8(ascii: ","), !isLineEnd { offset += 1 }
    }
    return Cell(text: String(decoding: text, as: UTF8.self), location: start)
  }

  private mutating func checkNames(_ header: [Cell]) {
    var known: Set<String> = []
    for name in header {
      if FilledText(name.text) == nil {
        report("csv/column-name", "this column has no name", at: name.location)
      } else if !known.insert(name.text).inserted {
        report(
          "csv/column-name", "there are two columns \(Quotation.of(name.text))", at: name.location,
          hint: "give one of them another name")
      }
    }
  }

  private mutating func reportRagged(_ row: [Cell], _ count: Int) {
    let values = row.count == 1 ? "1 value" : "\(row.count) values"
    report(
      "csv/ragged-row", "this row has \(values), and the first row names \(count)", at: row[0].location,
      hint: row.count > count ? "a value with a comma in it stands in quotation marks" : nil)
  }

  private var isLineEnd: Bool {
    bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
  }

  private mutating func skipLineEnd() {
    if bytes[offset] == UInt8(ascii: "\r"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "\n")
    {
      offset += 1
    }
    offset += 1
  }

  private var place: SourceLocation {
    mutating get { cursor.location(of: offset, in: bytes) }
  }

  private mutating func report(
    _ rule: String, _ message: String, at location: SourceLocation, hint: String? = nil
  ) {
    diagnostics.append(Diagnostic(rule: rule, message, at: location, hint: hint))
  }
}
