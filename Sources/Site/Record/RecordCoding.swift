internal import Digests
internal import Files
internal import Images

/// Writes values as they lie in memory: only this program reads them, and only on this machine.
struct RecordWriter {
  /// Behind the place of the digest of all that follows.
  private var bytes = [UInt8](repeating: 0, count: MemoryLayout<Digest>.size)

  mutating func add<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes += $0 }
  }

  mutating func add<Value: BitwiseCopyable>(_ list: [Value]) {
    add(list.count)
    list.withUnsafeBytes { bytes += $0 }
  }

  /// Adds a text, or that there is none.
  mutating func add(_ text: String?) {
    add(text != nil)
    add(Array((text ?? "").utf8))
  }

  mutating func add(_ files: [LastBuild.File]) {
    add(files.map(\.identity))
    let counts = files.map { $0.path.utf8.count }
    add(counts)
    add(counts.reduce(0, +))
    for file in files { bytes += file.path.utf8 }
  }

  mutating func add(_ images: [ImageFiles.Seen]) {
    add(images.map(\.file))
    add(images.map { $0.size ?? ImageSize(width: 0, height: 0) })
  }

  /// All of it behind its digest.
  consuming func finished() -> [UInt8] {
    let digest = bytes.withUnsafeBytes {
      Digest(of: UnsafeRawBufferPointer(rebasing: $0[MemoryLayout<Digest>.size...]))
    }
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: digest, as: Digest.self) }
    return bytes
  }
}

/// Reads what a `RecordWriter` wrote, in the same order.
struct RecordReader {
  private(set) var rest: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    rest = bytes
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
