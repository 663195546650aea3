extension PolyglotNormaliser {
  mutating func beginReference(_ index: Int) {
    hold(UInt8(ascii: "&"), index)
    isReference = true
  }

  mutating func feedReference(_ byte: UInt8, _ index: Int, to output: inout PolyglotOutput) {
    let isNumber = byte == UInt8(ascii: "#") && held.count == 1
    if byte == UInt8(ascii: ";") {
      writeReference(isEnded: true, to: &output)
    } else if held.count < Self.longestReference, isNumber || byte.isASCIILetter || byte.isASCIIDigit {
      held.append(byte)
    } else {
      writeReference(isEnded: false, to: &output)
      feed(byte, index, to: &output)
    }
  }

  /// Writes the reference that is held back, or an escaped `&` where there is none.
  mutating func writeReference(isEnded: Bool, to output: inout PolyglotOutput) {
    isReference = false
    let name = held.dropFirst()
    let isNumber = name.first == UInt8(ascii: "#")
    if isEnded, isNumber, Self.isSameInXML(name.dropFirst()) {
      output.copy(held, from: heldAt.value)
      output.copy(CollectionOfOne(UInt8(ascii: ";")), from: heldAt.value + held.count)
      followReference(CharacterReferences.text(of: name) ?? [])
    } else if isEnded || isNumber, let text = CharacterReferences.text(of: name) {
      writeText(isXML(text) ? text : Array("\u{FFFD}".utf8), to: &output)
      followReference(text)
    } else if state == .text, CharacterReferences.longestMatch(in: name) != nil {
      // Browsers read an old name without its semicolon, too. It stays, and XML refuses it at its place.
      output.copy(held, from: heldAt.value)
      followReference(held)
    } else {
      output.write("&amp;", for: heldAt.value)
      output.copy(name, from: heldAt.value + 1)
      if isEnded { output.copy(CollectionOfOne(UInt8(ascii: ";")), from: heldAt.value + held.count) }
      followReference(held)
    }
    held = []
  }

  private mutating func followReference(_ text: [UInt8]) {
    if phase == .elsewhere { return }
    for byte in text { follow(byte) }
  }

  /// Writes characters so that XML reads them as they are: line ends in attributes, too.
  private func writeText(_ text: [UInt8], to output: inout PolyglotOutput) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): output.write("&amp;", for: heldAt.value)
      case UInt8(ascii: "<"): output.write("&lt;", for: heldAt.value)
      case UInt8(ascii: ">"): output.write("&gt;", for: heldAt.value)
      case UInt8(ascii: "\""): output.write("&quot;", for: heldAt.value)
      case UInt8(ascii: "'"): output.write("&#39;", for: heldAt.value)
      case UInt8(ascii: "\t"): output.write("&#9;", for: heldAt.value)
      case UInt8(ascii: "\n"): output.write("&#10;", for: heldAt.value)
      case UInt8(ascii: "\r"): output.write("&#13;", for: heldAt.value)
      default: output.write(CollectionOfOne(byte), for: heldAt.value)
      }
    }
  }

  /// Whether a numeric reference, given without `&#`, is the same character to HTML and XML.
  private static func isSameInXML(_ digits: ArraySlice<UInt8>) -> Bool {
    guard digits.first != UInt8(ascii: "X"), let number = CharacterReferences.number(of: digits) else {
      return false
    }
    return isXML(number) && CharacterReferences.scalar(of: number).value == number
  }

  private func isXML(_ text: [UInt8]) -> Bool {
    String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy { Self.isXML($0.value) }
  }

  /// Whether XML 1.0 allows the character.
  private static func isXML(_ number: UInt32) -> Bool {
    switch number {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// More than any name has, leading zeros of numbers included.
  private static let longestReference = 40
}
