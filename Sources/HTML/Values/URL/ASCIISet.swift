/// A set of ASCII characters as two words of bits: asking it costs a shift, and it needs no memory.
struct ASCIISet {
  private let low: UInt64
  private let high: UInt64

  @inline(__always)
  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Whether the byte is an ASCII character of the set.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let half = byte & 0x40 == 0 ? low : high
    return byte < 0x80 && (half &>> UInt64(byte & 0x3F)) & 1 != 0
  }
}

extension ASCIISet {
  /// The URL code points in ASCII (URL §4.3).
  @inline(__always)
  static var urlCodePoints: ASCIISet { ASCIISet(low: 0xAFFF_FFD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFF) }

  /// The URL code points in ASCII that may stand in a host: none of them separates it from what follows.
  @inline(__always)
  static var plainHost: ASCIISet { ASCIISet(low: 0x2BFF_7FD2_0000_0000, high: 0x47FF_FFFE_87FF_FFFE) }

  /// What a scheme is made of after its first letter (URL §4.4, scheme state).
  @inline(__always)
  static var scheme: ASCIISet { ASCIISet(low: 0x03FF_6800_0000_0000, high: 0x07FF_FFFE_07FF_FFFE) }

  /// The forbidden host code points (URL §3.2).
  @inline(__always)
  static var forbiddenInHost: ASCIISet { ASCIISet(low: 0xD400_8009_0000_2601, high: 0x1000_0000_7800_0001) }

  /// The forbidden domain code points (URL §3.2).
  @inline(__always)
  static var forbiddenInDomain: ASCIISet { ASCIISet(low: 0xD400_8029_FFFF_FFFF, high: 0x9000_0000_7800_0001) }

  /// What a MIME token is made of (RFC 2045 §5.1).
  @inline(__always)
  static var mimeToken: ASCIISet { ASCIISet(low: 0x03FF_6CFA_0000_0000, high: 0x7FFF_FFFF_C7FF_FFFE) }

  /// The alphabet of Base64 without its padding (RFC 4648 §4).
  @inline(__always)
  static var base64: ASCIISet { ASCIISet(low: 0x03FF_8800_0000_0000, high: 0x07FF_FFFE_07FF_FFFE) }
}
