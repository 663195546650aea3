/// A file that is served.
public struct PreviewFile: Sendable {
  /// Its content.
  public let bytes: [UInt8]
  /// Stands for its content: the same for the same bytes, also after a restart.
  public let hash: UInt64

  /// Takes the content of a file.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    hash = Self.hash(of: bytes)
  }

  /// Eight bytes at a time: a site of ten thousand pages is hashed whenever all of it is built. Not for security.
  private static func hash(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var hash = mix(UInt64(truncatingIfNeeded: bytes.count))
      var index = 0
      while index + 8 <= bytes.count {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        hash = mix(hash ^ word)
        index += 8
      }
      return mix(bytes[index...].reduce(hash) { mix($0 ^ UInt64($1)) })
    }
  }

  /// The hash of a text.
  static func hash(of text: String) -> UInt64 { hash(of: Array(text.utf8)) }

  private static func mix(_ value: UInt64) -> UInt64 {
    let (high, low) = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }

  /// Some hashes made one, whatever their order.
  static func combined(_ hashes: some Sequence<UInt64>) -> UInt64 {
    hashes.reduce(0) { $0 &+ mix($1) }
  }
}
