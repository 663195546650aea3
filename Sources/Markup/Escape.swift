/// Turns text into markup that shows it.
enum Escape {
  /// Appends `text` with `& < > " '` written as character references; runs between them are copied whole.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    while true {
      let end = firstSpecial(in: text, from: start)
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      guard end < text.count else { return }
      reference(for: text[end]).withUTF8Buffer { bytes.append(contentsOf: $0) }
      start = end + 1
    }
  }

  private static func reference(for byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: "&#39;"
    }
  }

  /// The place of the first byte that has to be escaped, or the end: eight bytes at a time, the rest one by one.
  private static func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index + 8 <= text.count {
      let marks = marks(of: UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < text.count, marks(of: UInt64(text[index])) & 0x80 == 0 { index += 1 }
    return index
  }

  /// Sets the highest bit of the first byte that has to be escaped, and none before it.
  private static func marks(of word: UInt64) -> UInt64 {
    // & and ' differ in one bit, and so do < and >.
    zeros(of: word ^ every(0x22)) | zeros(of: (word | every(0x01)) ^ every(0x27))
      | zeros(of: (word | every(0x02)) ^ every(0x3E))
  }

  /// The highest bit of each byte that is zero; above the first of them there may be more.
  private static func zeros(of word: UInt64) -> UInt64 {
    (word &- every(0x01)) & ~word & every(0x80)
  }

  private static func every(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }
}
