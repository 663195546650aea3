/// Hashes of bytes with 64 bits and a seed: no page can know which of them collide.
struct ByteHash {
  /// Made at random; hashes that are compared have the same.
  let seed: UInt64

  init(seed: UInt64 = .random(in: .min ... .max)) {
    self.seed = seed
  }

  /// The hash of some bytes.
  func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = bytes.count
    var hash = Self.mix(seed ^ UInt64(truncatingIfNeeded: count))
    guard let base = bytes.baseAddress, count > 0 else { return hash }
    let raw = UnsafeRawPointer(base)
    var index = 0
    while index &+ 8 <= count {
      hash = Self.mix(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < count {
      rest = rest &<< 8 | UInt64(bytes[index])
      index &+= 1
    }
    return Self.mix(hash ^ rest)
  }

  /// The hash of a text's bytes in UTF-8.
  func of(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { of($0) }
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let (high, low) = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }
}
