/// A set of bytes, such as those of a name.
struct ByteSet: Hashable, Sendable, ExpressibleByStringLiteral {
  private var low: UInt128 = 0
  private var high: UInt128 = 0

  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      let bit: UInt128 = 1 << UInt128(byte & 0x7F)
      if byte < 0x80 { low |= bit } else { high |= bit }
    }
  }

  init(stringLiteral text: StaticString) {
    self = text.withUTF8Buffer { ByteSet($0) }
  }

  func contains(_ byte: UInt8) -> Bool {
    (byte < 0x80 ? low : high) >> UInt128(byte & 0x7F) & 1 == 1
  }

  static func + (left: ByteSet, right: ByteSet) -> ByteSet {
    var union = left
    union.low |= right.low
    union.high |= right.high
    return union
  }

  static func - (left: ByteSet, right: ByteSet) -> ByteSet {
    var difference = left
    difference.low &= ~right.low
    difference.high &= ~right.high
    return difference
  }

  static let all = ByteSet(0...0xFF)
  static let digits: ByteSet = "0123456789"
  static let lower = ByteSet(UInt8(ascii: "a")...UInt8(ascii: "z"))
  static let upper = ByteSet(UInt8(ascii: "A")...UInt8(ascii: "Z"))
  static let letters = lower + upper
  /// Letters, the underscore, and every byte of a character beyond ASCII.
  static let nameStart = letters + "_" + ByteSet(0x80...0xFF)
  /// What a name goes on with.
  static let name = nameStart + digits
  static let blanks: ByteSet = " \t"
  static let spaces: ByteSet = " \t\r\n"
}
