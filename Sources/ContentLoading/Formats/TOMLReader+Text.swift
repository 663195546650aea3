import Diagnostics

extension TOMLReader {
  /// Reads text in one or three quotes, single or double.
  mutating func readText() throws(Halt) -> String {
    let quote = bytes[offset]
    guard offset + 2 < end, bytes[offset + 1] == quote, bytes[offset + 2] == quote else {
      return try readLineOfText()
    }
    return try readLinesOfText(quote)
  }

  /// Reads text that stands on one line.
  mutating func readLineOfText() throws(Halt) -> String {
    let start = location()
    let quote = bytes[offset]
    offset += 1
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case quote:
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw unclosed("this text has no closing quote in its line", at: start)
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        try readEscape(into: &text)
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw unclosed("this text has no closing quote", at: start)
  }

  /// Reads text between three quotes, without the line break right behind the first three.
  private mutating func readLinesOfText(_ quote: UInt8) throws(Halt) -> String {
    let start = location()
    offset += 3
    if byte == UInt8(ascii: "\r") { offset += 1 }
    if byte == UInt8(ascii: "\n") { offset += 1 }
    var text: [UInt8] = []
    while let byte {
      switch byte {
      case quote:
        let count = bytes[offset..<end].prefix { $0 == quote }.prefix(5).count
        offset += count
        // Up to two quotes may stand right before the closing three.
        text += Array(repeating: quote, count: count < 3 ? count : count - 3)
        if count >= 3 { return String(decoding: text, as: UTF8.self) }
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        if !skipLineEnd() { try readEscape(into: &text) }
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw unclosed("this text is never closed by three quotes", at: start)
  }

  private mutating func unclosed(_ message: String, at start: SourceLocation) -> Halt {
    halt("toml/unclosed-text", message, at: start, hint: "text of several lines stands between three quotes")
  }

  /// Passes over a backslash at the end of a line and all space and line breaks behind it. Tells whether there is one.
  private mutating func skipLineEnd() -> Bool {
    var next = offset + 1
    while next < end, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") { next += 1 }
    guard next < end, bytes[next] == UInt8(ascii: "\n") || bytes[next] == UInt8(ascii: "\r") else {
      return false
    }
    while next < end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[next]) { next += 1 }
    offset = next
    return true
  }

  /// Reads an escape, which starts at the backslash.
  private mutating func readEscape(into text: inout [UInt8]) throws(Halt) {
    let start = offset
    offset = min(offset + 2, end)
    switch offset - start == 2 ? bytes[start + 1] : 0 {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(bytes[start + 1])
    case UInt8(ascii: "u"): try readScalar(digits: 4, from: start, into: &text)
    case UInt8(ascii: "U"): try readScalar(digits: 8, from: start, into: &text)
    default:
      offset = start
      throw halt(
        "toml/bad-escape", "there is no such escape", at: location(),
        hint: "a backslash itself is written \\\\, or the text stands in single quotes")
    }
  }

  private mutating func readScalar(digits: Int, from start: Int, into text: inout [UInt8]) throws(Halt) {
    let word = String(decoding: bytes[offset..<min(end, offset + digits)], as: UTF8.self)
    guard word.utf8.count == digits, !word.hasPrefix("+"), let value = UInt32(word, radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      offset = start
      throw halt(
        "toml/bad-escape", "this escape needs \(digits) hexadecimal digits of a character", at: location())
    }
    offset += digits
    text += UTF8.encode(scalar).map(Array.init) ?? []
  }
}
