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

extension Digest {
  /// Both halves, the lowest byte of each first.
  public var bytes: [UInt8] {
    [high, low].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * UInt64($0))) } }
  }

  /// Takes what `bytes` gives; nothing of another length.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    let words = [bytes[..<8], bytes[8...]].map { half in half.reversed().reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(high: words[0], low: words[1])
  }

  /// The digest in 32 hexadecimal digits.
  public var name: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

extension Digest: Encodable {
  /// Writes both halves.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(high)
    try container.encode(low)
  }
}
