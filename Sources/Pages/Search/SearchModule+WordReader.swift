/// Cuts text into words: runs of letters, marks and digits in lower case; an ideograph or kana is one by itself.
struct WordReader {
  /// Longer ones are no words that anybody looks for, in bytes.
  private static let sizeLimit = 40

  private var word: [UInt8] = []

  /// Hands on the words that end in a piece of text, which may start in the middle of one.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, _ body: ([UInt8]) -> Void) {
    if text.allSatisfy({ $0 < 0x80 }) {
      for byte in text { read(ascii: byte, body) }
    } else {
      for scalar in String(decoding: text, as: UTF8.self).lowercased().unicodeScalars { read(scalar, body) }
    }
  }

  /// Ends the word that is open.
  mutating func end(_ body: ([UInt8]) -> Void) {
    let isLetter = word.count == 1
    if !word.isEmpty, !isLetter, word.count <= Self.sizeLimit { body(word) }
    word.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  private mutating func read(ascii byte: UInt8, _ body: ([UInt8]) -> Void) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
    default: end(body)
    }
  }

  private mutating func read(_ scalar: Unicode.Scalar, _ body: ([UInt8]) -> Void) {
    if scalar.isASCII { return read(ascii: UInt8(truncatingIfNeeded: scalar.value), body) }
    switch scalar.value {
    case 0x3040...0x30FF, 0x3400...0x9FFF:
      end(body)
      body(Array(String(scalar).utf8))
    case _ where Self.isOfWord(scalar): word += Array(String(scalar).utf8)
    default: end(body)
    }
  }

  /// Whether a character is a letter, a mark or a number: `\p{L}`, `\p{M}` or `\p{N}`.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
