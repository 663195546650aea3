internal import Digests

/// Writes values to a file, in blocks, so that no cache is ever in memory as a whole.
public struct CacheWriter: CacheSink {
  /// How many bytes are summed up at a time.
  static let blockSize = 1 << 16

  private var block: [UInt8] = []
  private var mixer = Mixer()
  private let write: (UnsafeRawBufferPointer) throws -> Void

  init(_ write: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.write = write
    block.reserveCapacity(Self.blockSize)
  }

  /// Adds bytes as they are. Throws where they cannot be written.
  public mutating func add(bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.blockSize - block.count)
      block += part
      rest = rest.dropFirst(part.count)
      if block.count == Self.blockSize { try endBlock() }
    }
  }

  private mutating func endBlock() throws {
    try block.withUnsafeBytes {
      mixer.add($0)
      try write($0)
    }
    block.removeAll(keepingCapacity: true)
  }

  /// Writes what is left, and the digest of all.
  mutating func finish() throws {
    if !block.isEmpty { try endBlock() }
    try withUnsafeBytes(of: mixer.digest) { try write($0) }
  }
}
