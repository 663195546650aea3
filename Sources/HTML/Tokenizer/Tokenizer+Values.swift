/// The values of attributes (HTML §13.2.5.35–39).
extension Tokenizer {
  /// Reads the value at the position; false if the page ends inside.
  mutating func readValue(of attribute: inout Document.Attribute) -> Bool {
    let first = source[position]
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else {
      attribute.valueOffset = position
      attribute.value = readUnquotedValue()
      return position < source.count
    }
    position += 1
    attribute.valueOffset = position
    guard let value = readQuotedValue(quote: first) else { return false }
    attribute.value = value
    if let next = byte(at: position), !next.isWhitespace, next != UInt8(ascii: "/"), next != UInt8(ascii: ">")
    {
      note(.missingWhitespaceBetweenAttributes, at: position)
    }
    return true
  }

  private mutating func readQuotedValue(quote: UInt8) -> Bytes? {
    let source = source
    let start = position
    let end = end(at: quote, from: start)
    position = end
    if end == source.count { return nil }
    if source[end] == quote {
      position = end &+ 1
      return source[start..<end]
    }
    arena.append(source[start..<end])
    return readUnusualValue { $0 == quote }.map {
      position += 1
      return $0
    }
  }

  private mutating func readUnquotedValue() -> Bytes {
    let start = position
    while position < source.count {
      let byte = source[position]
      if byte.isWhitespace || byte == UInt8(ascii: ">") { break }
      if byte == UInt8(ascii: "&") || byte == 0 {
        arena.append(source[start..<position])
        let value = readUnusualValue { $0.isWhitespace || $0 == UInt8(ascii: ">") } ?? .empty
        noteUnquotedCharacters(in: start..<position)
        return value
      }
      position += 1
    }
    noteUnquotedCharacters(in: start..<position)
    return source[start..<position]
  }

  private mutating func noteUnquotedCharacters(in range: Range<Int>) {
    for index in range {
      switch source[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "`"):
        note(.unexpectedCharacterInUnquotedAttributeValue, at: index)
      default: break
      }
    }
  }

  /// Reads the rest of a value that has to be put together in the arena; stands at the byte that ends it.
  private mutating func readUnusualValue(until isEnd: (UInt8) -> Bool) -> Bytes? {
    while position < source.count {
      let byte = source[position]
      if isEnd(byte) { return arena.take() }
      switch byte {
      case UInt8(ascii: "&"):
        appendReference()
      case 0:
        note(.unexpectedNullCharacter, at: position)
        arena.append("\u{FFFD}".utf8)
        position += 1
      case 0x0D:
        arena.append(0x0A)
        position += self.byte(at: position + 1) == 0x0A ? 2 : 1
      default:
        arena.append(byte)
        position += 1
      }
    }
    _ = arena.take()
    return nil
  }
}
