/// The bytes of a run with those that are percent-encoded decoded (URL §1.3); other percent signs stay.
struct PercentDecoding: IteratorProtocol {
  private let bytes: Bytes
  private var index = 0

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "%"), bytes.isPercentEncodedByte(at: index) {
      index &+= 3
      return bytes[index &- 2].hexDigitValue &<< 4 | bytes[index &- 1].hexDigitValue
    }
    index &+= 1
    return bytes[index &- 1]
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  @inline(__always) var hexDigitValue: UInt8 { isDigit ? self & 0x0F : (self & 0x0F) &+ 9 }
}
