/// Reads a text of JSON (RFC 8259).
struct JSONReader {
  private static let depthLimit = 64
  private let bytes: Bytes
  private var index = 0

  /// Why a text is no JSON.
  struct SyntaxFault: Error {
    /// What is wrong.
    let reason: String
    /// The byte where it shows.
    let offset: Int
  }

  private init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  /// The value of a text.
  static func read(_ text: Bytes) throws(SyntaxFault) -> JSONValue {
    var reader = JSONReader(text)
    reader.skipWhitespace()
    let value = try reader.value(depth: 0)
    reader.skipWhitespace()
    guard reader.index == text.count else { throw reader.unexpected("the end") }
    return value
  }

  private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func unexpected(_ expected: String) -> SyntaxFault {
    guard index < bytes.count else {
      return SyntaxFault(reason: "it ends where \(expected) has to be", offset: index)
    }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let reason = "\"\(bytes[index..<end].text)\" stands where \(expected) has to be"
    return SyntaxFault(reason: reason, offset: index)
  }

  private mutating func skipWhitespace() {
    while byte.isWhitespace, byte != 0x0C { index += 1 }
  }

  private mutating func value(depth: Int) throws(SyntaxFault) -> JSONValue {
    guard depth < Self.depthLimit else { throw SyntaxFault(reason: "it is nested too deep", offset: index) }
    let start = index
    let content: JSONValue.Content
    switch byte {
    case UInt8(ascii: "{"): content = .object(try members(depth: depth))
    case UInt8(ascii: "["): content = .array(try elements(depth: depth))
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "t"): content = try word("true", .boolean)
    case UInt8(ascii: "f"): content = try word("false", .boolean)
    case UInt8(ascii: "n"): content = try word("null", .null)
    default:
      try number()
      content = .number
    }
    return JSONValue(content: content, offset: start)
  }

  private mutating func word(
    _ word: StaticString, _ content: JSONValue.Content
  ) throws(SyntaxFault) -> JSONValue.Content {
    let end = index + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes[index..<end].equals(word) else { throw unexpected("a value") }
    index = end
    return content
  }

  private mutating func members(depth: Int) throws(SyntaxFault) -> [JSONMember] {
    var members: [JSONMember] = []
    index += 1
    skipWhitespace()
    if take(UInt8(ascii: "}")) { return members }
    while true {
      guard byte == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let key = try string()
      skipWhitespace()
      guard take(UInt8(ascii: ":")) else { throw unexpected("\":\"") }
      skipWhitespace()
      members.append(JSONMember(key: key, value: try value(depth: depth + 1)))
      skipWhitespace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw unexpected("\",\" or \"}\"") }
      skipWhitespace()
    }
  }

  private mutating func elements(depth: Int) throws(SyntaxFault) -> [JSONValue] {
    var elements: [JSONValue] = []
    index += 1
    skipWhitespace()
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value(depth: depth + 1))
      skipWhitespace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw unexpected("\",\" or \"]\"") }
      skipWhitespace()
    }
  }

  private mutating func take(_ expected: UInt8) -> Bool {
    guard byte == expected, index < bytes.count else { return false }
    index += 1
    return true
  }
}

// MARK: Strings and numbers

extension JSONReader {
  private mutating func string() throws(SyntaxFault) -> JSONString {
    index += 1
    let start = index
    while byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw unexpected("\"\"\"") }
      if byte == UInt8(ascii: "\\") {
        index += 1
        try escape()
      } else {
        index += 1
      }
    }
    index += 1
    return JSONString(bytes: bytes[start..<index - 1], offset: start)
  }

  private mutating func escape() throws(SyntaxFault) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      index += 1
    case UInt8(ascii: "u"):
      index += 1
      for _ in 0..<4 {
        guard byte.isHexDigit else { throw unexpected("a hexadecimal digit") }
        index += 1
      }
    default: throw unexpected("an escape such as \"n\"")
    }
  }

  private mutating func number() throws(SyntaxFault) {
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits("a value") }
    if take(UInt8(ascii: ".")) { try digits("a digit") }
    if byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits("a digit")
    }
  }

  private mutating func digits(_ expected: String) throws(SyntaxFault) {
    guard byte.isDigit else { throw unexpected(expected) }
    while byte.isDigit { index += 1 }
  }
}
