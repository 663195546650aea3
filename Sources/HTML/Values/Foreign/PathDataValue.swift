/// Path data of SVG, as `d` has it (SVG 2 §9.3).
enum PathDataValue {
  /// What is wrong with the value. `none` and nothing at all draw nothing, and are allowed.
  static func fault(in value: Bytes) -> ValueFault? {
    var reader = PathReader(value)
    reader.skipWhitespace()
    if reader.isAtEnd || value.trimmed.equals("none") { return nil }
    guard reader.byte | 0x20 == UInt8(ascii: "m") else {
      return reader.fault("a path starts with \"M\" or \"m\"")
    }
    while !reader.isAtEnd {
      if let fault = command(&reader) { return fault }
      reader.skipWhitespace()
    }
    return nil
  }

  /// Reads a letter and the numbers behind it, which may repeat.
  private static func command(_ reader: inout PathReader) -> ValueFault? {
    let letter = reader.byte | 0x20
    guard let count = numbers(behind: letter), reader.byte.isLetter else {
      return reader.fault("a command has to be here")
    }
    let name = Character(Unicode.Scalar(reader.byte))
    reader.advance()
    reader.skipWhitespace()
    if count == 0 { return nil }
    repeat {
      for position in 0..<count {
        let isFlag = letter == UInt8(ascii: "a") && (position == 3 || position == 4)
        guard isFlag ? reader.takeFlag() : reader.takeNumber() else {
          return reader.fault("\(isFlag ? "\"0\" or \"1\"" : "a number") of \"\(name)\" has to be here")
        }
        guard reader.skipSeparator() || position + 1 < count else {
          return reader.fault("a number has to be behind the comma")
        }
      }
    } while reader.isAtNumber
    return reader.isBehindComma ? reader.fault("a number has to be behind the comma") : nil
  }

  /// How many numbers a command takes at a time; nothing if there is no such command.
  private static func numbers(behind letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "z"): 0
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "s"), UInt8(ascii: "q"): 4
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "a"): 7
    default: nil
    }
  }
}

/// Walks over the numbers of path data.
struct PathReader {
  private let bytes: Bytes
  private var index = 0
  /// Whether the separator before this place has a comma.
  private(set) var isBehindComma = false

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index >= bytes.count }
  /// The byte here; 0 at the end.
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  /// Whether a number may start here.
  var isAtNumber: Bool {
    byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  /// A fault here.
  func fault(_ reason: String) -> ValueFault { ValueFault(.badPathData, reason, at: index) }

  /// Goes behind the byte here.
  mutating func advance() {
    index += 1
  }

  /// Goes behind whitespace.
  mutating func skipWhitespace() {
    while byte.isWhitespace { index += 1 }
  }

  /// Goes behind whitespace and one comma; says whether all is well: no comma stands at the end of the value.
  mutating func skipSeparator() -> Bool {
    skipWhitespace()
    isBehindComma = byte == UInt8(ascii: ",")
    if isBehindComma {
      index += 1
      skipWhitespace()
    }
    return !isBehindComma || !isAtEnd
  }

  /// Goes behind a flag of an arc: one digit, which needs no separator behind it.
  mutating func takeFlag() -> Bool {
    guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return false }
    index += 1
    return true
  }

  /// Goes behind a number, if there is one.
  mutating func takeNumber() -> Bool {
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { index += 1 }
    let start = index
    skipDigits()
    var hasDigits = index > start
    if byte == UInt8(ascii: ".") {
      index += 1
      let fraction = index
      skipDigits()
      hasDigits = hasDigits || index > fraction
    }
    if hasDigits, byte | 0x20 == UInt8(ascii: "e") { takeExponent() }
    return hasDigits
  }

  private mutating func skipDigits() {
    while byte.isDigit { index += 1 }
  }

  private mutating func takeExponent() {
    let start = index
    index += 1
    if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") { index += 1 }
    if byte.isDigit { skipDigits() } else { index = start }
  }
}
