/// What takes values as they lie in memory: only this program reads them again, and only on this machine.
public protocol CacheSink {
  /// Adds bytes as they are. Throws where they cannot be written.
  mutating func add(bytes: UnsafeRawBufferPointer) throws
}

extension CacheSink {
  /// Adds a value.
  public mutating func add<Value: BitwiseCopyable>(_ value: Value) throws {
    try withUnsafeBytes(of: value) { try add(bytes: $0) }
  }

  /// Adds values, and how many they are.
  public mutating func add<Value: BitwiseCopyable>(_ list: [Value]) throws {
    try add(list.count)
    try list.withUnsafeBytes { try add(bytes: $0) }
  }

  /// Adds a text, or that there is none.
  public mutating func add(_ text: String?) throws {
    try add(Int32(text?.utf8.count ?? -1))
    guard var text else { return }
    try text.withUTF8 { try add(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Adds values of which each is added in the same way, and how many they are.
  public mutating func add<Value>(
    each values: [Value], by body: (inout Self, Value) throws -> Void
  ) throws {
    try add(values.count)
    for value in values { try body(&self, value) }
  }
}

/// Values that are put together in memory, to be added as one list of bytes.
public struct CacheBytes: CacheSink {
  /// The values so far.
  public private(set) var bytes: [UInt8] = []

  /// Starts with nothing.
  public init() {}

  /// Adds bytes as they are.
  public mutating func add(bytes: UnsafeRawBufferPointer) {
    self.bytes += bytes
  }

  /// Starts again.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }
}
