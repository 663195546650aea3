internal import Digests

/// Reads what was added to a `CacheSink`, in the same order.
public struct CacheReader {
  private let whole: UnsafeRawBufferPointer
  /// Where the next value lies: the offset from where reading began, in bytes.
  public private(set) var offset = 0

  /// Takes bytes that were found whole before.
  public init(_ bytes: UnsafeRawBufferPointer) {
    whole = bytes
  }

  /// Takes the bytes of a file that a `CacheWriter` wrote; nothing if they are not whole.
  init?(checking bytes: UnsafeRawBufferPointer) {
    let count = bytes.count - MemoryLayout<Digest>.size
    guard count >= 0 else { return nil }
    var mixer = Mixer()
    for start in stride(from: 0, to: count, by: CacheWriter.blockSize) {
      mixer.add(UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + CacheWriter.blockSize, count)]))
    }
    guard bytes.loadUnaligned(fromByteOffset: count, as: Digest.self) == mixer.digest else { return nil }
    whole = UnsafeRawBufferPointer(rebasing: bytes[..<count])
  }

  /// The next bytes; nothing if there are not so many.
  private mutating func bytes(_ count: Int) -> UnsafeRawBufferPointer? {
    guard count >= 0, count <= whole.count - offset else { return nil }
    defer { offset += count }
    return UnsafeRawBufferPointer(rebasing: whole[offset..<(offset + count)])
  }

  /// The next value, if there is one.
  public mutating func value<Value: BitwiseCopyable>(_ type: Value.Type) -> Value? {
    bytes(MemoryLayout<Value>.size)?.loadUnaligned(as: type)
  }

  /// How many values follow, if each takes at least a byte.
  public mutating func count() -> Int? {
    guard let count = value(Int.self), (0...(whole.count - offset)).contains(count) else { return nil }
    return count
  }

  /// The next values, if there are some.
  public mutating func list<Value: BitwiseCopyable>(_ type: Value.Type) -> [Value]? {
    guard let count = count(), count <= (whole.count - offset) / MemoryLayout<Value>.stride,
      let bytes = bytes(count * MemoryLayout<Value>.stride)
    else { return nil }
    return [Value](unsafeUninitializedCapacity: count) { list, initialized in
      UnsafeMutableRawBufferPointer(list).copyMemory(from: bytes)
      initialized = count
    }
  }

  /// The next values of which each is read in the same way; nothing if one of them is not there.
  public mutating func each<Value>(_ body: (inout CacheReader) -> Value?) -> [Value]? {
    guard let count = count() else { return nil }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count {
      guard let value = body(&self) else { return nil }
      values.append(value)
    }
    return values
  }

  /// Goes on behind a list of bytes, and tells where it lies: offsets from where reading began.
  public mutating func skippedBytes() -> Range<Int>? {
    guard let count = count() else { return nil }
    defer { offset += count }
    return offset..<(offset + count)
  }

  /// A text, or nothing in its place; nothing at all if neither is there.
  public mutating func text() -> String?? {
    guard let count = value(Int32.self) else { return nil }
    if count < 0 { return .some(nil) }
    return bytes(Int(count)).map { String(decoding: $0, as: UTF8.self) }
  }
}
