package import Diagnostics

/// Finds bytes that may stand in no text: what is not UTF-8, and characters that neither XML nor HTML allows.
package enum CharacterCheck {
  /// What is wrong with a text.
  enum Fault: Equatable {
    case notUTF8
    case forbidden(Unicode.Scalar)
  }

  /// The first fault and the offset of its first byte.
  static func firstFault(in bytes: UnsafeBufferPointer<UInt8>) -> (offset: Int, fault: Fault)? {
    var offset = 0
    while offset < bytes.count {
      offset = endOfPlainRun(in: bytes, from: offset)
      guard offset < bytes.count else { break }
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x7F {
        offset += 1
      } else if byte < 0x80 {
        if !isSpace(byte) { return (offset, .forbidden(Unicode.Scalar(byte))) }
        offset += 1
      } else {
        guard let (scalar, length) = decode(bytes, at: offset) else { return (offset, .notUTF8) }
        if isForbidden(scalar) { return (offset, .forbidden(scalar)) }
        offset += length
      }
    }
    return nil
  }

  static func firstFault(in bytes: [UInt8]) -> (offset: Int, fault: Fault)? {
    bytes.withUnsafeBufferPointer { firstFault(in: $0) }
  }

  static func firstFault(in text: String) -> (offset: Int, fault: Fault)? {
    var text = text
    return text.withUTF8 { firstFault(in: $0) }
  }

  /// The offset of the first byte that is no printable ASCII, or of the last few bytes; most text is passed over here.
  private static func endOfPlainRun(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset + 8 <= raw.count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      // The first byte below a space, above a tilde or out of ASCII sets its top bit in one of the three; none before it does.
      let marks = word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
      let tops = marks & 0x8080_8080_8080_8080
      if tops != 0 { return offset + tops.trailingZeroBitCount / 8 }
      offset += 8
    }
    return offset
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }

  /// The controls of Latin-1 and Unicode's noncharacters.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0xFDD0...0xFDEF: true
    case let value: value & 0xFFFE == 0xFFFE
    }
  }

  /// A character of two bytes or more: no overlong form, no surrogate, none above U+10FFFF.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at offset: Int
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let first = UInt32(bytes[offset])
    let (length, least): (Int, UInt32)
    switch first {
    case 0xC2...0xDF: (length, least) = (2, 0x80)
    case 0xE0...0xEF: (length, least) = (3, 0x800)
    case 0xF0...0xF4: (length, least) = (4, 0x1_0000)
    default: return nil
    }
    guard offset + length <= bytes.count else { return nil }
    var value = first & (0x7F >> UInt32(length))
    for byte in bytes[(offset + 1)..<(offset + length)] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= least, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}

extension CharacterCheck {
  /// Tells the first fault of a file.
  package static func diagnostic(for bytes: [UInt8], file: String) -> Diagnostic? {
    guard let (offset, fault) = firstFault(in: bytes) else { return nil }
    let location = SourceLocation(file: file, offset: offset, in: bytes)
    switch fault {
    case .notUTF8:
      return Diagnostic(
        rule: "content/invalid-utf8", "this is not UTF-8", at: location, hint: "save the file as UTF-8")
    case .forbidden(let scalar):
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      return Diagnostic(
        rule: "content/control-character", "the character U+\(code) may not stand in a page", at: location,
        hint: "remove it")
    }
  }
}
