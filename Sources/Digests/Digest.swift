/// 128 bits that stand for a value: values that differ have different ones, but for a chance that no site will meet. The
/// same in every process and on every machine; not for secrets.
public struct Digest: Hashable, BitwiseCopyable, Sendable {
  /// The first half.
  public let high: UInt64
  /// The second half.
  public let low: UInt64

  /// Takes both halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest of bytes.
  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Digest(of: $0) }
  }

  /// The digest of bytes.
  public init(of bytes: UnsafeRawBufferPointer) {
    var mixer = Mixer()
    mixer.add(bytes)
    self = mixer.digest
  }
}

extension Digest: Codable {
  /// Writes both halves.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(high)
    try container.encode(low)
  }

  /// Reads both halves.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    high = try container.decode(UInt64.self)
    low = try container.decode(UInt64.self)
  }
}
