/// Turns text into markup that shows it.
enum Escape {
  /// Appends `text` with `& < > " '` written as character references, and U+FFFD for what XML does not allow; runs between them
  /// are copied whole.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let byte = text[index]
      // Behind `>` there are letters, which are many, and of the others only the lead byte of U+FFFE.
      if byte > UInt8(ascii: ">"), byte != 0xEF {
        index += 1
        continue
      }
      let length = lengthOfNonXML(in: text, at: index)
      guard let written = length > 0 ? replacement : reference(for: byte) else {
        index += 1
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      written.withUTF8Buffer { bytes.append(contentsOf: $0) }
      index += max(1, length)
      start = index
    }
    bytes.append(contentsOf: text[start...])
  }

  /// What stands for a character that XML does not allow.
  static let replacement: StaticString = "\u{FFFD}"

  /// How many bytes the character at `index` has if XML 1.0 does not allow it (§2.2), else 0.
  static func lengthOfNonXML(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch text[index] {
    case 0x09, 0x0A, 0x0D: 0
    case 0..<0x20: 1
    case 0xEF where index + 2 < text.endIndex && text[index + 1] == 0xBF && text[index + 2] >= 0xBE: 3
    default: 0
    }
  }

  private static func reference(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }

  /// The digits of hexadecimal numbers in upper case.
  static let digits: StaticString = "0123456789ABCDEF"

  /// The digit for the lower four bits.
  static func digit(_ value: UInt8) -> UInt8 {
    digits.withUTF8Buffer { $0[Int(value & 15)] }
  }
}
