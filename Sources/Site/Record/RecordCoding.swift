internal import Digests
internal import Files
internal import Images

/// Writes values as they lie in memory: only this program reads them, and only on this machine. They leave it in blocks, so that
/// no record is ever in memory as a whole.
struct RecordWriter {
  /// How many bytes of a record are summed up at a time.
  fileprivate static let blockSize = 1 << 16

  private var block: [UInt8] = []
  private var mixer = Mixer()
  private let write: (UnsafeRawBufferPointer) throws -> Void

  init(_ write: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.write = write
    block.reserveCapacity(Self.blockSize)
  }

  mutating func add<Value: BitwiseCopyable>(_ value: Value) throws {
    try withUnsafeBytes(of: value) { try add(bytes: $0) }
  }

  mutating func add<Value: BitwiseCopyable>(_ list: [Value]) throws {
    try add(list.count)
    try list.withUnsafeBytes { try add(bytes: $0) }
  }

  /// Adds a text, or that there is none.
  mutating func add(_ text: String?) throws {
    try add(text != nil)
    try add(Array((text ?? "").utf8))
  }

  mutating func add(_ files: [LastBuild.File]) throws {
    try add(files.map(\.identity))
    let counts = files.map { $0.path.utf8.count }
    try add(counts)
    try add(counts.reduce(0, +))
    for file in files {
      var path = file.path
      try path.withUTF8 { try add(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  mutating func add(_ images: [ImageFiles.Seen]) throws {
    try add(images.map(\.file))
    try add(images.map { $0.size ?? ImageSize(width: 0, height: 0) })
  }

  private mutating func add(bytes: UnsafeRawBufferPointer) throws {
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

/// Reads what a `RecordWriter` wrote, in the same order.
struct RecordReader {
  private(set) var rest: UnsafeRawBufferPointer

  /// Takes the bytes of a record; nothing if they are not whole.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let count = bytes.count - MemoryLayout<Digest>.size
    guard count >= 0 else { return nil }
    var mixer = Mixer()
    for start in stride(from: 0, to: count, by: RecordWriter.blockSize) {
      mixer.add(UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + RecordWriter.blockSize, count)]))
    }
    guard bytes.loadUnaligned(fromByteOffset: count, as: Digest.self) == mixer.digest else { return nil }
    rest = UnsafeRawBufferPointer(rebasing: bytes[..<count])
  }

  mutating func value<Value: BitwiseCopyable>(_ type: Value.Type) -> Value? {
    guard rest.count >= MemoryLayout<Value>.size else { return nil }
    defer { rest = UnsafeRawBufferPointer(rebasing: rest[MemoryLayout<Value>.size...]) }
    return rest.loadUnaligned(as: type)
  }

  mutating func list<Value: BitwiseCopyable>(_ type: Value.Type) -> [Value]? {
    guard let count = value(Int.self), count >= 0, count <= rest.count / MemoryLayout<Value>.stride else {
      return nil
    }
    let size = count * MemoryLayout<Value>.stride
    defer { rest = UnsafeRawBufferPointer(rebasing: rest[size...]) }
    return [Value](unsafeUninitializedCapacity: count) { list, initialized in
      UnsafeMutableRawBufferPointer(list).copyMemory(from: UnsafeRawBufferPointer(rebasing: rest[..<size]))
      initialized = count
    }
  }

  /// A text, or nothing in its place; nothing at all if neither is there.
  mutating func text() -> String?? {
    guard let isThere = value(Bool.self), let bytes = list(UInt8.self) else { return nil }
    return .some(isThere ? String(decoding: bytes, as: UTF8.self) : nil)
  }

  mutating func files() -> [LastBuild.File]? {
    guard let identities = list(FileIdentity.self), let counts = list(Int.self), let text = list(UInt8.self),
      counts.count == identities.count, counts.allSatisfy({ $0 >= 0 && $0 <= text.count }),
      counts.reduce(0, +) == text.count
    else { return nil }
    var start = 0
    return zip(identities, counts).map { identity, count in
      defer { start += count }
      return LastBuild.File(
        path: String(decoding: text[start..<(start + count)], as: UTF8.self), identity: identity)
    }
  }

  mutating func images() -> [ImageFiles.Seen]? {
    guard let files = files(), let sizes = list(ImageSize.self), sizes.count == files.count else {
      return nil
    }
    return zip(files, sizes).map { .init(file: $0, size: $1.width > 0 ? $1 : nil) }
  }
}
