/// A place in a value that is read from left to right.
struct ByteCursor {
  /// The value.
  let bytes: Bytes
  /// How many bytes have been read.
  private(set) var position = 0

  init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  /// Whether everything has been read.
  @inline(__always) var isAtEnd: Bool { position >= bytes.count }
  /// The next byte.
  @inline(__always) var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Reads `byte`, if it is the next one.
  @inline(__always)
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == byte.value else { return false }
    position += 1
    return true
  }

  /// Reads the next byte, if it is as asked.
  @inline(__always)
  mutating func take(where matches: (UInt8) -> Bool) -> UInt8? {
    guard let next, matches(next) else { return nil }
    position += 1
    return next
  }

  /// Reads all bytes that are as asked, and counts them.
  @inline(__always)
  @discardableResult
  mutating func skip(while matches: (UInt8) -> Bool) -> Int {
    let start = position
    while let next, matches(next) { position += 1 }
    return position - start
  }

  /// Reads digits; what is too great for an integer becomes the greatest integer.
  mutating func digits() -> (count: Int, value: Int) {
    let start = position
    var value = 0
    while let digit = take(where: \.isDigit) {
      let (tenfold, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, exceeded) = tenfold.addingReportingOverflow(Int(digit &- 0x30))
      value = overflowed || exceeded ? .max : sum
    }
    return (position - start, value)
  }
}
