/// Hashes of bytes with 64 bits and a seed of the process: no page can know which of them collide.
enum ByteHash {
  private static let seed = UInt64.random(in: .min ... .max)

  /// The hash of some bytes.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = bytes.count
    var hash = mix(seed ^ UInt64(truncatingIfNeeded: count))
    guard let base = bytes.baseAddress, count > 0 else { return hash }
    let raw = UnsafeRawPointer(base)
    var index = 0
    while index &+ 8 <= count {
      hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < count {
      rest = rest &<< 8 | UInt64(bytes[index])
      index &+= 1
    }
    return mix(hash ^ rest)
  }

  /// The hash of a text's bytes in UTF-8.
  static func of(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { of($0) }
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let (high, low) = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }
}
