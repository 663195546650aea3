import Diagnostics

extension JSONReader {
  /// Reads a number. One of a wrong form is reported and passed over as a whole.
  mutating func readNumber(at start: SourceLocation) -> String {
    let first = offset
    while let byte, Self.isPartOfNumber(byte) { offset += 1 }
    let digits = bytes[first..<offset]
    let text = String(decoding: digits, as: UTF8.self)
    if !Self.isNumber(digits) {
      report(
        "json/bad-number", "\(Quotation.clipped(text)) is not a number of JSON", at: start,
        hint: Self.hint(forNumber: digits))
    }
    return text
  }

  static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    func skip(_ wanted: Unicode.Scalar...) -> Bool {
      guard let byte = rest.first, wanted.contains(Unicode.Scalar(byte)) else { return false }
      rest.removeFirst()
      return true
    }
    func skipDigits() -> Bool {
      let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      rest.removeFirst(count)
      return count > 0
    }
    _ = skip("-")
    guard skip("0") || skipDigits() else { return false }
    if skip("."), !skipDigits() { return false }
    if skip("e", "E") {
      _ = skip("+", "-")
      if !skipDigits() { return false }
    }
    return rest.isEmpty
  }

  private static func hint(forNumber text: ArraySlice<UInt8>) -> String? {
    let digits = text.drop { $0 == UInt8(ascii: "-") }
    if digits.first == UInt8(ascii: "+") { return "leave the + out" }
    if digits.first == UInt8(ascii: ".") { return "write a 0 before the point" }
    if digits.last == UInt8(ascii: ".") { return "write a digit after the point, or leave it out" }
    return digits.first == UInt8(ascii: "0") ? "a number does not start with 0; text stands in quotes" : nil
  }

  /// Reads text in double quotes; single ones are reported.
  mutating func readText(at start: SourceLocation) throws(Halt) -> String {
    let quote = bytes[offset]
    if quote == UInt8(ascii: "'") {
      report("json/single-quotes", "text stands in double quotes", at: start, hint: "write \" instead of '")
    }
    offset += 1
    var decoded: [UInt8] = []
    var runStart = offset
    while let byte {
      switch byte {
      case quote:
        offset += 1
        let run = bytes[runStart..<(offset - 1)]
        return String(decoding: decoded.isEmpty ? run : (decoded + run)[...], as: UTF8.self)
      case UInt8(ascii: "\\"):
        decoded += bytes[runStart..<offset]
        readEscape(into: &decoded)
        runStart = offset
      case UInt8(ascii: "\n"):
        throw unclosed(at: start)
      case 0..<0x20:
        report(
          "json/control-character", "a control character may not stand in text", at: location(),
          hint: byte == UInt8(ascii: "\t") ? "write \\t for a tab" : "remove it")
        offset += 1
      default:
        offset += 1
      }
    }
    throw unclosed(at: start)
  }

  private mutating func unclosed(at start: SourceLocation) -> Halt {
    halt(
      "json/unclosed-text", "this text has no closing quote in its line", at: start,
      hint: "a line break inside text is written \\n")
  }

  /// Reads an escape, which starts at the backslash.
  private mutating func readEscape(into decoded: inout [UInt8]) {
    let start = offset
    offset += min(2, bytes.count - offset)
    switch offset - start == 2 ? bytes[start + 1] : 0 {
    case UInt8(ascii: "n"): decoded.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): decoded.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): decoded.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(bytes[start + 1])
    case UInt8(ascii: "u"): readUnicodeEscape(from: start, into: &decoded)
    default:
      // The character behind the backslash may be a line break or the first byte of several: it is left.
      offset = start + 1
      reportEscape(
        "json/bad-escape", "there is no such escape", from: start, hint: "a backslash itself is written \\\\")
    }
  }

  private mutating func readUnicodeEscape(from start: Int, into decoded: inout [UInt8]) {
    guard let unit = takeHexDigits() else {
      return reportEscape("json/bad-escape", "\\u needs four hexadecimal digits", from: start)
    }
    var value = UInt32(unit)
    if UTF16.isLeadSurrogate(unit), bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
      let end = offset
      offset += 2
      if let trail = takeHexDigits(), UTF16.isTrailSurrogate(trail) {
        value = 0x1_0000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(trail) - 0xDC00)
      } else {
        offset = end
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      return reportEscape(
        "json/lone-surrogate", "this is half of a surrogate pair", from: start,
        hint: "write the character itself")
    }
    decoded += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
  }

  private mutating func takeHexDigits() -> UInt16? {
    guard offset + 4 <= bytes.count else { return nil }
    var value: UInt16 = 0
    for byte in bytes[offset..<(offset + 4)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
      value = value << 4 | UInt16(digit)
    }
    offset += 4
    return value
  }

  private mutating func reportEscape(_ rule: String, _ message: String, from start: Int, hint: String? = nil)
  {
    let end = offset
    offset = start
    let place = location()
    offset = end
    report(rule, message, at: place, hint: hint)
  }
}
