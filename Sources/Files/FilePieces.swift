import SystemPackage

/// A file of which only pieces are read.
public struct FilePieces: ~Copyable {
  private let file: FileDescriptor

  /// Opens a regular file; symbolic links are followed.
  public init(of path: String) throws(FileFailure) {
    file = try Self.open(path)
  }

  private static func open(_ path: String) throws(FileFailure) -> FileDescriptor {
    do {
      // Without `nonBlocking`, opening a FIFO waits for somebody to write to it.
      let file = try FileDescriptor.open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
      if try file.stat(retryOnInterrupt: true).type == .regular { return file }
      try file.close()
    } catch {
      throw FileFailure(path: path, error)
    }
    throw FileFailure(path: path, reason: "it is not a regular file")
  }

  deinit {
    try? file.close()
  }

  /// The bytes at an offset: fewer than `count` at the end of the file, and none where it cannot be read.
  public borrowing func bytes(at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, initialized in
      let room = UnsafeMutableRawBufferPointer(buffer)
      initialized = (try? file.read(fromAbsoluteOffset: Int64(offset), into: room)) ?? 0
    }
  }
}
