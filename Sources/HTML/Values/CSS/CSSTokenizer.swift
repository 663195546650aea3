/// Splits bytes into tokens of CSS (CSS Syntax 3 §4.3). Comments leave nothing behind.
struct CSSTokenizer {
  private let bytes: Bytes
  private var index = 0
  /// Where the comment starts that has no end.
  private(set) var openComment: Int?

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  /// The next token; `.end` for ever when there is none left.
  mutating func next() -> CSSToken {
    skipComments()
    let start = index
    guard index < bytes.count else { return token(.end, from: start) }
    let byte = bytes[index]
    if byte.isWhitespace {
      while index < bytes.count, bytes[index].isWhitespace { index += 1 }
      return token(.whitespace, from: start)
    }
    if startsNumber(at: index) { return number() }
    if startsName(at: index) { return identLike() }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(endingIn: byte, from: start)
    case UInt8(ascii: "#") where index < bytes.count && isNamePart(at: index):
      let name = self.name()
      return token(.hash, from: start, name: name)
    case UInt8(ascii: "@") where startsName(at: index):
      let name = self.name()
      return token(.atKeyword, from: start, name: name)
    default: return token(Self.punctuation(byte), from: start)
    }
  }

  private static func punctuation(_ byte: UInt8) -> CSSToken.Kind {
    switch byte {
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    default: .delimiter
    }
  }

  private func token(
    _ kind: CSSToken.Kind, from start: Int, name: Bytes = .empty, number: Bytes = .empty
  ) -> CSSToken {
    CSSToken(
      kind: kind, text: bytes[start..<index], offset: start, name: CSSName(bytes: name), number: number)
  }

  private mutating func skipComments() {
    while byte(at: index) == UInt8(ascii: "/"), byte(at: index + 1) == UInt8(ascii: "*") {
      let start = index
      index += 2
      while index < bytes.count, bytes[index] != UInt8(ascii: "*") || byte(at: index + 1) != UInt8(ascii: "/")
      {
        index += 1
      }
      openComment = index >= bytes.count ? start : nil
      index = Swift.min(index + 2, bytes.count)
    }
  }

  /// The byte at `position`; 0 behind the end.
  private func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }
}

// MARK: Names, strings and URLs

extension CSSTokenizer {
  private func isNamePart(at position: Int) -> Bool {
    let byte = byte(at: position)
    return byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || isEscape(at: position)
  }

  private func isEscape(at position: Int) -> Bool {
    byte(at: position) == UInt8(ascii: "\\") && position + 1 < bytes.count && !isNewline(bytes[position + 1])
  }

  private func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D || byte == 0x0C }

  private func startsName(at position: Int) -> Bool {
    let byte = byte(at: position)
    if byte == UInt8(ascii: "-") {
      return self.byte(at: position + 1) == byte
        || isNamePart(at: position + 1) && !self.byte(at: position + 1).isDigit
    }
    return isNamePart(at: position) && !byte.isDigit
  }

  private mutating func name() -> Bytes {
    let start = index
    while index < bytes.count, isNamePart(at: index) {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes[start..<index]
  }

  private mutating func identLike() -> CSSToken {
    let start = index
    let name = self.name()
    guard byte(at: index) == UInt8(ascii: "(") else { return token(.ident, from: start, name: name) }
    index += 1
    guard name.equalsIgnoringCase("url") else { return token(.function, from: start, name: name) }
    var first = index
    while byte(at: first).isWhitespace { first += 1 }
    if byte(at: first) == UInt8(ascii: "\"") || byte(at: first) == UInt8(ascii: "'") {
      return token(.function, from: start, name: name)
    }
    return url(from: start, name: name)
  }

  private mutating func url(from start: Int, name: Bytes) -> CSSToken {
    var isBad = false
    while index < bytes.count {
      let byte = bytes[index]
      index += isEscape(at: index) ? 2 : 1
      switch byte {
      case UInt8(ascii: ")"): return token(isBad ? .badURL : .url, from: start, name: name)
      case UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'"): isBad = true
      default:
        if byte.isWhitespace, !self.byte(at: index).isWhitespace, self.byte(at: index) != UInt8(ascii: ")") {
          isBad = isBad || index - 1 > start + 4
        }
      }
    }
    index = bytes.count
    return token(.badURL, from: start, name: name)
  }

  private mutating func string(endingIn quote: UInt8, from start: Int) -> CSSToken {
    while index < bytes.count {
      let byte = bytes[index]
      if isNewline(byte) { return token(.badString, from: start) }
      index += 1
      if byte == quote { return token(.string, from: start) }
      if byte == UInt8(ascii: "\\"), index < bytes.count { index += 1 }
    }
    return token(.badString, from: start)
  }
}

// MARK: Numbers

extension CSSTokenizer {
  private func startsNumber(at position: Int) -> Bool {
    var position = position
    if byte(at: position) == UInt8(ascii: "+") || byte(at: position) == UInt8(ascii: "-") { position += 1 }
    return byte(at: position).isDigit
      || byte(at: position) == UInt8(ascii: ".") && byte(at: position + 1).isDigit
  }

  private mutating func skipDigits() {
    while byte(at: index).isDigit { index += 1 }
  }

  private mutating func number() -> CSSToken {
    let start = index
    index += 1
    if bytes[start] != UInt8(ascii: ".") { skipDigits() }
    if byte(at: index) == UInt8(ascii: "."), byte(at: index + 1).isDigit, bytes[start] != UInt8(ascii: ".") {
      index += 1
    }
    skipDigits()
    if byte(at: index) | 0x20 == UInt8(ascii: "e") {
      let isSigned = byte(at: index + 1) == UInt8(ascii: "+") || byte(at: index + 1) == UInt8(ascii: "-")
      if byte(at: index + (isSigned ? 2 : 1)).isDigit {
        index += 2
        skipDigits()
      }
    }
    let number = bytes[start..<index]
    if byte(at: index) == UInt8(ascii: "%") {
      index += 1
      return token(.percentage, from: start, number: number)
    }
    guard startsName(at: index) else { return token(.number, from: start, number: number) }
    let unit = name()
    return token(.dimension, from: start, name: unit, number: number)
  }
}
