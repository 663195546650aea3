/// A token of CSS (CSS Syntax 3 §4).
struct CSSToken {
  /// What it is; brackets and punctuation have kinds of their own.
  enum Kind: UInt8 {
    case ident, function, atKeyword, hash, string, badString, url, badURL, number, percentage, dimension
    case whitespace, delimiter, colon, semicolon, comma
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace, end
  }

  /// What it is.
  let kind: Kind
  /// Its bytes, with quotes and brackets; a delimiter is one byte.
  let text: Bytes
  /// The byte where it starts.
  let offset: Int
  /// The name of an ident, a function, an at-keyword or a hash; the unit of a dimension.
  let name: CSSName
  /// The number of a number, a percentage or a dimension.
  let number: Bytes

  /// The byte behind it.
  var end: Int { offset + text.count }

  /// Whether it is an ident of this name.
  func isIdent(_ lowercaseName: StaticString) -> Bool { kind == .ident && name.equals(lowercaseName) }

  /// Whether it is this delimiter.
  func isDelimiter(_ byte: UInt8) -> Bool { kind == .delimiter && text.first == byte }

  /// Whether it opens a block: a bracket or a function.
  var opens: Bool {
    switch kind {
    case .function, .leftParenthesis, .leftBracket, .leftBrace: true
    default: false
    }
  }

  /// Whether its number is below 0.
  var isNegative: Bool { number.first == UInt8(ascii: "-") && !isZero }

  /// Whether its number is 0: no digit before the exponent says otherwise.
  var isZero: Bool {
    for byte in number {
      if byte | 0x20 == UInt8(ascii: "e") { break }
      if byte.isDigit, byte != UInt8(ascii: "0") { return false }
    }
    return true
  }

  /// Whether its number is written without fraction and exponent.
  var isInteger: Bool {
    number.allSatisfy { $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
  }
}

/// A name of CSS as it is written, escapes and all.
struct CSSName {
  /// The bytes as they are written.
  let bytes: Bytes

  /// Whether the name, escapes resolved, is `lowercaseName` in any letter case.
  func equals(_ lowercaseName: StaticString) -> Bool {
    if bytes.firstIndex(of: UInt8(ascii: "\\")) == nil { return bytes.equalsIgnoringCase(lowercaseName) }
    var index = 0
    for position in 0..<lowercaseName.utf8CodeUnitCount {
      guard index < bytes.count, let character = nextCharacter(&index), character < 0x80,
        UInt8(character).lowercase == lowercaseName.utf8Start[position]
      else { return false }
    }
    return index == bytes.count
  }

  /// Whether the name is one of these.
  func isOne(of names: [StaticString]) -> Bool { names.contains(where: equals) }

  /// The bytes with escapes resolved, in UTF-8; an escaped line break is nothing.
  var unescaped: [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let isNumber = index + 1 < bytes.count && bytes[index + 1].isHexDigit
      guard let character = nextCharacter(&index) else { break }
      if isNumber {
        result.append(contentsOf: String(Unicode.Scalar(character) ?? "\u{FFFD}").utf8)
      } else if character != 0x0A {
        result.append(UInt8(truncatingIfNeeded: character))
      }
    }
    return result
  }

  /// The byte or the escaped character at `index`, which moves behind it.
  private func nextCharacter(_ index: inout Int) -> UInt32? {
    let byte = bytes[index]
    index += 1
    guard byte == UInt8(ascii: "\\") else { return UInt32(byte) }
    guard index < bytes.count else { return nil }
    guard bytes[index].isHexDigit else {
      index += 1
      return UInt32(bytes[index - 1])
    }
    var value: UInt32 = 0
    let end = Swift.min(index + 6, bytes.count)
    while index < end, bytes[index].isHexDigit {
      let digit = bytes[index]
      value = value << 4 | UInt32(digit.isDigit ? digit & 0x0F : (digit & 0x0F) + 9)
      index += 1
    }
    if index < bytes.count, bytes[index].isWhitespace { index += 1 }
    return value
  }
}
