import Diagnostics
import Entities

extension TOMLReader {
  /// Reads a value behind a key or in an array.
  mutating func readValue() throws(Halt) -> ContentNode {
    skipSpace()
    let start = location()
    let value: ContentNode.Value
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): value = .text(try readText())
    case UInt8(ascii: "["): value = .list(try readArray(at: start))
    case UInt8(ascii: "{"): return try readInlineTable(at: start)
    default: value = try readBareValue(at: start)
    }
    return ContentNode(value: value, location: start)
  }

  private mutating func readArray(at start: SourceLocation) throws(Halt) -> [ContentNode] {
    try enter(at: start)
    var nodes: [ContentNode] = []
    skipLines()
    while byte != UInt8(ascii: "]") {
      nodes.append(try readValue())
      skipLines()
      if byte == UInt8(ascii: ",") {
        offset += 1
        skipLines()
      } else if byte != UInt8(ascii: "]") {
        throw expected("a comma or ]")
      }
    }
    leave()
    return nodes
  }

  /// An inline table, which nothing may be added to once it is closed.
  private mutating func readInlineTable(at start: SourceLocation) throws(Halt) -> ContentNode {
    try enter(at: start)
    var tables = TOMLTables(startingAt: start)
    skipSpace()
    while byte != UInt8(ascii: "}") {
      let key = try readKey()
      try expect(UInt8(ascii: "="), "an equals sign after the key")
      // A dotted key makes tables inside one another, too.
      depth += key.count - 1
      let value = try readValue()
      depth -= key.count - 1
      do throws(TOMLTables.Conflict) {
        try tables.put(value, under: key)
      } catch {
        report("toml/duplicate-key", error.message, at: error.location)
      }
      skipSpace()
      guard byte == UInt8(ascii: ",") else {
        if byte == UInt8(ascii: "}") { break }
        throw expected("a comma or }", hint: "an inline table stands on one line")
      }
      offset += 1
    }
    leave()
    return tables.root
  }

  private mutating func enter(at start: SourceLocation) throws(Halt) {
    depth += 1
    if depth > Self.depthLimit { throw tooDeep(at: start) }
    offset += 1
  }

  private mutating func leave() {
    depth -= 1
    offset += 1
  }

  /// Passes over space, line breaks and comments inside an array.
  private mutating func skipLines() {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): offset += 1
      case UInt8(ascii: "#"): skipComment()
      default: return
      }
    }
  }

  /// `true`, `false`, a number, a date or a time.
  private mutating func readBareValue(at start: SourceLocation) throws(Halt) -> ContentNode.Value {
    var text = takeWord()
    if text.isEmpty { throw expected("a value") }
    if text == "true" || text == "false" { return .boolean(text == "true") }
    if Self.isDay(text), hasTimeBehindSpace {
      offset += 1
      text += "T" + takeWord()
    }
    if let number = TOMLNumber.decimal(text) { return .number(number) }
    if Self.isDate(text) { return .plain(text) }
    report(
      "toml/bad-value", "\(Quotation.of(text)) is no number, date, true or false", at: start,
      hint: Self.hint(for: text))
    return .null
  }

  private mutating func takeWord() -> String {
    let start = offset
    while let byte, ASCII.isLetterOrDigit(byte) || "+-_.:".utf8.contains(byte) || byte >= 0x80 { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Whether a day is followed by a space and a time.
  private var hasTimeBehindSpace: Bool {
    offset + 3 < end && bytes[offset] == UInt8(ascii: " ") && ASCII.isDigit(bytes[offset + 1])
      && ASCII.isDigit(bytes[offset + 2]) && bytes[offset + 3] == UInt8(ascii: ":")
  }

  private static func isDay(_ text: String) -> Bool {
    text.utf8.count == 10 && DateStamp(text) != nil
  }

  /// A date, a date and time, or a time alone.
  private static func isDate(_ text: String) -> Bool {
    let isTime = text.utf8.count > 2 && text.utf8.dropFirst(2).first == UInt8(ascii: ":")
    return DateStamp(isTime ? "2000-01-01T" + text : text) != nil
  }

  private static func hint(for text: String) -> String? {
    if ["True", "TRUE", "False", "FALSE"].contains(text) { return "write \(text.lowercased())" }
    guard let first = text.utf8.first else { return nil }
    if ASCII.isLetter(first) || first >= 0x80 { return "put text in quotes" }
    return first == UInt8(ascii: "0") ? "a number does not start with 0; text stands in quotes" : nil
  }
}
