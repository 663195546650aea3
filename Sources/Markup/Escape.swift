/// Turns text into markup that shows it.
public enum Escape {
  /// Appends `text` with `& < > " '` written as character references, and U+FFFD for what XML does not allow; runs between them
  /// are copied whole.
  public static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    var index = firstCandidate(in: text, from: 0)
    while index < text.count {
      let length = lengthOfNonXML(in: text, at: index)
      if let written = length > 0 ? replacement : reference(for: text[index]) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        written.withUTF8Buffer { bytes.append(contentsOf: $0) }
        index += max(1, length)
        start = index
      } else {
        index += 1
      }
      index = firstCandidate(in: text, from: index)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// The text with U+FFFD for each character that XML does not allow, as `append` writes it; nothing if it has none.
  public static func replacingNonXML(in text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var replaced: [UInt8] = []
    var start = 0
    var index = firstCandidate(in: text, from: 0)
    while index < text.count {
      let length = lengthOfNonXML(in: text, at: index)
      if length > 0 {
        replaced.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        replacement.withUTF8Buffer { replaced.append(contentsOf: $0) }
        start = index + length
      }
      index = firstCandidate(in: text, from: index + max(1, length))
    }
    if start == 0 { return nil }
    replaced.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    return replaced
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

  /// What stands for a byte in text; nothing if it stands for itself.
  public static func reference(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }

  /// The place of the first byte that may have to be written in another way, or the end: sixteen bytes at a time while none of
  /// them is one, then eight, the last eight once more for the rest of them.
  private static func firstCandidate(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(text)
    var index = start
    while index + runCount <= text.count, !hasCandidate(in: text, from: index) { index += runCount }
    while index + 8 <= text.count {
      let marks = marks(of: UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    if index == text.count { return index }
    if text.count >= 8 {
      let last = text.count - 8
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: last, as: UInt64.self))
      // What is known already is shifted out, and zeros come in, which would be marks themselves.
      let rest = word >> (UInt64(index - last) * 8)
      return min(text.count, index + marks(of: rest).trailingZeroBitCount / 8)
    }
    while index < text.count, marks(of: UInt64(text[index])) & 0x80 == 0 { index += 1 }
    return index
  }

  private static let runCount = 16

  /// Whether one of sixteen bytes is a candidate. The least of the differences says so, for which the compiler looks at all of
  /// them at once.
  @inline(__always)
  private static func hasCandidate(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var least = UInt8.max
    for index in start..<(start + runCount) {
      let byte = text[index]
      // & and ' differ in one bit, and so do < and >.
      least = min(least, min(byte ^ 0x22, (byte | 0x01) ^ 0x27))
      least = min(least, min((byte | 0x02) ^ 0x3E, byte ^ 0xEF))
      least = min(least, byte & 0xE0)
    }
    return least == 0
  }

  /// Sets the highest bit of the first byte that is a candidate, and none before it: the signs of markup, control characters,
  /// and the lead byte of U+FFFE.
  private static func marks(of word: UInt64) -> UInt64 {
    // & and ' differ in one bit, and so do < and >.
    zeros(of: word ^ every(0x22)) | zeros(of: (word | every(0x01)) ^ every(0x27))
      | zeros(of: (word | every(0x02)) ^ every(0x3E)) | zeros(of: word ^ every(0xEF))
      | (word &- every(0x20)) & ~word & every(0x80)
  }

  /// The highest bit of each byte that is zero; above the first of them there may be more.
  private static func zeros(of word: UInt64) -> UInt64 {
    (word &- every(0x01)) & ~word & every(0x80)
  }

  private static func every(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// The digits of hexadecimal numbers in upper case.
  static let digits: StaticString = "0123456789ABCDEF"

  /// The digit for the lower four bits.
  static func digit(_ value: UInt8) -> UInt8 {
    digits.withUTF8Buffer { $0[Int(value & 15)] }
  }
}
