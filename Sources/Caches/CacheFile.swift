internal import Files

/// A file in which a run of the program keeps what the next one can go by. It is thrown away when in doubt: when it is not
/// whole, or of another version.
public struct CacheFile: Sendable {
  private let folder: OutputFolder
  private let name: String
  private let version: UInt64

  /// Names a file in a folder; the version changes with the form of what it holds.
  public init(_ name: String, in folder: String, version: UInt64) {
    self.folder = OutputFolder(folder)
    self.name = name
    self.version = version
  }

  /// Reads what was kept; nothing if there is nothing to trust.
  public func read<Value>(_ body: (inout CacheReader) -> Value?) -> Value? {
    readBytes { reader, _ in body(&reader) }
  }

  /// The same for who goes on reading later, at offsets that the reader told: `body` also gets the bytes these are in.
  public func readBytes<Value>(_ body: (inout CacheReader, [UInt8]) -> Value?) -> Value? {
    guard let bytes = try? FileReader.bytes(of: "\(folder.path)/\(name)") else { return nil }
    return bytes.withUnsafeBytes { buffer in
      guard var reader = CacheReader(checking: buffer), reader.value(UInt64.self) == version else {
        return nil
      }
      return body(&reader, bytes)
    }
  }

  /// Keeps what `body` writes. Where that cannot be, nothing is kept.
  public func write(_ body: (inout CacheWriter) throws -> Void) {
    do {
      try folder.createFolder()
      try folder.write(to: "\(name).new") { write in
        var writer = CacheWriter(write)
        try writer.add(version)
        try body(&writer)
        try writer.finish()
      }
      try folder.rename("\(name).new", to: name)
    } catch {
      try? folder.removeFile("\(name).new")
      remove()
    }
  }

  /// Forgets what was kept.
  public func remove() {
    try? folder.removeFile(name)
  }
}
