/// Turns text into markup that shows it.
public enum Escape {
  /// Appends `text` with `& < > " '` written as character references, and U+FFFD for what XML does not allow; what lies between
  /// them is copied while it is looked at.
  static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout ByteBuffer) {
    var index = 0
    while index < text.count {
      let rest = UnsafeBufferPointer(rebasing: text[index...])
      bytes.append(upTo: rest.count) { memory in
        let count = copyPlain(rest, to: memory)
        index += count
        return count
      }
      if index == text.count { return }
      let length = lengthOfNonXML(in: text, at: index)
      if let written = length > 0 ? replacement : reference(for: text[index]) {
        bytes.append(written)
      } else {
        bytes.append(text[index])
      }
      index += max(1, length)
    }
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

  /// The place of the first byte that may have to be written in another way, or the end.
  private static func firstCandidate(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index + runCount <= text.count, isPlain(text, from: index) { index += runCount }
    while index < text.count, !isCandidate(text[index]) { index += 1 }
    return index
  }

  /// Copies a text up to the first byte that may have to be written in another way, and tells how many bytes that are: sixteen
  /// at a time while all of them are plain, the last sixteen once more for the rest of them.
  private static func copyPlain(
    _ text: UnsafeBufferPointer<UInt8>, to output: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    guard let source = text.baseAddress, let target = output.baseAddress else { return 0 }
    var index = 0
    while index + runCount <= text.count, isPlain(text, from: index) {
      copyRun(source + index, to: target + index)
      index += runCount
    }
    if index == text.count { return index }
    let last = text.count - runCount
    if last >= 0, index > last, isPlain(text, from: last) {
      copyRun(source + last, to: target + last)
      return text.count
    }
    while index < text.count, !isCandidate(source[index]) {
      target[index] = source[index]
      index += 1
    }
    return index
  }

  @inline(__always)
  private static func copyRun(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>) {
    UnsafeMutableRawPointer(target).copyMemory(from: source, byteCount: runCount)
  }

  private static let runCount = 16

  /// Whether none of sixteen bytes is a candidate. The least of the differences says so, for which the compiler looks at all of
  /// them at once.
  @inline(__always)
  private static func isPlain(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var least = UInt8.max
    for index in 0..<runCount {
      let byte = text[start &+ index]
      // & and ' differ in one bit, and so do < and >.
      least = min(least, min(byte ^ 0x22, (byte | 0x01) ^ 0x27))
      least = min(least, min((byte | 0x02) ^ 0x3E, byte ^ 0xEF))
      least = min(least, byte & 0xE0)
    }
    return least > 0
  }

  /// Whether a byte is a sign of markup, a control character, or the lead byte of U+FFFE.
  @inline(__always)
  private static func isCandidate(_ byte: UInt8) -> Bool {
    byte < 0x40 ? candidates >> UInt64(byte) & 1 == 1 : byte == 0xEF
  }

  /// A bit for each candidate below 0x40.
  private static let candidates: UInt64 = 0x5000_00C4_FFFF_FFFF

  /// The digits of hexadecimal numbers in upper case.
  static let digits: StaticString = "0123456789ABCDEF"

  /// The digit for the lower four bits.
  static func digit(_ value: UInt8) -> UInt8 {
    digits.withUTF8Buffer { $0[Int(value & 15)] }
  }
}
