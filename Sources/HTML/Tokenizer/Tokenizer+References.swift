internal import Markup

extension Tokenizer {
  /// Reads what starts with `&`: a character reference, which becomes its text, or else text as it stands
  /// (HTML §13.2.5.72).
  mutating func reference(inAttribute: Bool) -> Bytes {
    let reference = readReference(inAttribute: inAttribute)
    switch reference {
    case .literal(let bytes): return bytes
    case .byte(let byte):
      arena.append(byte)
      return arena.take()
    case .text(let text):
      arena.append(text)
      return arena.take()
    }
  }

  /// The same inside a value that is being put together in the arena, to which it is added.
  mutating func appendReference() {
    switch readReference(inAttribute: true) {
    case .literal(let bytes): arena.append(bytes)
    case .byte(let byte): arena.append(byte)
    case .text(let text): arena.append(text)
    }
  }

  private enum Reference {
    case literal(Bytes)
    case byte(UInt8)
    case text([UInt8])
  }

  private mutating func readReference(inAttribute: Bool) -> Reference {
    let next = byte(at: position + 1) ?? 0
    if next == UInt8(ascii: "#") { return readNumber() }
    guard next.isLetter || next.isDigit else { return literal(1) }
    return readNamed(inAttribute: inAttribute)
  }

  /// As many bytes as they stand.
  private mutating func literal(_ count: Int) -> Reference {
    defer { position += count }
    return .literal(source[position..<(position + count)])
  }

  private mutating func readNamed(inAttribute: Bool) -> Reference {
    if let byte = commonReference() { return .byte(byte) }
    let rest = source[(position + 1)..<source.count]
    guard let match = CharacterReferences.longestMatch(in: rest) else {
      var end = position + 1
      while let byte = byte(at: end), byte.isLetter || byte.isDigit { end += 1 }
      if byte(at: end) == UInt8(ascii: ";") { note(.unknownNamedCharacterReference, at: end) }
      return literal(end - position)
    }
    let end = position + 1 + match.length
    if source[end - 1] != UInt8(ascii: ";") {
      // `?a=b&copy=1` in an old page is an address.
      if inAttribute, let byte = byte(at: end), byte == UInt8(ascii: "=") || byte.isLetter || byte.isDigit {
        return literal(match.length + 1)
      }
      note(.missingSemicolonAfterCharacterReference, at: end)
    }
    position = end
    return .text(match.text)
  }

  /// The references that nearly all are: `&amp;`, `&lt;`, `&gt;` and `&quot;`.
  private mutating func commonReference() -> UInt8? {
    let rest = source[position..<Swift.min(position + 6, source.count)]
    let (byte, length): (UInt8, Int)
    switch rest.count > 3 ? rest[1] : 0 {
    case UInt8(ascii: "a"): (byte, length) = (UInt8(ascii: "&"), rest.starts(with: "&amp;") ? 5 : 0)
    case UInt8(ascii: "l"): (byte, length) = (UInt8(ascii: "<"), rest.starts(with: "&lt;") ? 4 : 0)
    case UInt8(ascii: "g"): (byte, length) = (UInt8(ascii: ">"), rest.starts(with: "&gt;") ? 4 : 0)
    case UInt8(ascii: "q"): (byte, length) = (UInt8(ascii: "\""), rest.starts(with: "&quot;") ? 6 : 0)
    default: return nil
    }
    position += length
    return length > 0 ? byte : nil
  }

  private mutating func readNumber() -> Reference {
    var end = position + 2
    let isHexadecimal = byte(at: end).map { $0 | 0x20 == UInt8(ascii: "x") } ?? false
    if isHexadecimal { end += 1 }
    let digits = end
    var number: UInt32 = 0
    while let byte = byte(at: end), isHexadecimal ? byte.isHexDigit : byte.isDigit {
      let digit = byte.isDigit ? byte &- 0x30 : byte.lowercase &- 0x61 &+ 10
      number = min(number * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
      end += 1
    }
    guard end > digits else {
      note(.absenceOfDigitsInNumericCharacterReference, at: end)
      return literal(end - position)
    }
    if byte(at: end) == UInt8(ascii: ";") {
      end += 1
    } else {
      note(.missingSemicolonAfterCharacterReference, at: end)
    }
    noteNumber(number, at: end - 1)
    position = end
    return .text(Array(String(CharacterReferences.scalar(of: number)).utf8))
  }

  private mutating func noteNumber(_ number: UInt32, at offset: Int) {
    switch number {
    case 0: note(.nullCharacterReference, at: offset)
    case 0x11_0000...: note(.characterReferenceOutsideUnicodeRange, at: offset)
    case 0xD800...0xDFFF: note(.surrogateCharacterReference, at: offset)
    case _ where number.isNoncharacter: note(.noncharacterCharacterReference, at: offset)
    case 0x0D, 0...8, 0x0B, 0x0E...0x1F, 0x7F...0x9F: note(.controlCharacterReference, at: offset)
    default: break
    }
  }
}

extension UInt32 {
  /// Whether it is the number of a noncharacter (Infra §4.6).
  var isNoncharacter: Bool { (0xFDD0...0xFDEF).contains(self) || self & 0xFFFE == 0xFFFE }
}
