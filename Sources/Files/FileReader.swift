import SystemPackage

/// Reads files by plain system calls.
public enum FileReader {
  /// The whole of a regular file; symbolic links are followed.
  ///
  /// Refuses folders, devices, sockets and FIFOs, and never waits for one.
  public static func bytes(of path: String) throws(FileFailure) -> [UInt8] {
    do {
      // Without `nonBlocking`, opening a FIFO waits for somebody to write to it.
      let file = try FileDescriptor.open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
      return try file.closeAfter {
        let status = try file.stat(retryOnInterrupt: true)
        guard status.type == .regular else {
          throw FileFailure(path: path, reason: reason(for: status.type))
        }
        return try bytes(of: file, count: Int(status.size))
      }
    } catch let failure as FileFailure {
      throw failure
    } catch {
      throw FileFailure(path: path, error)
    }
  }

  private static func bytes(of file: FileDescriptor, count: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized...])
        let step = try file.read(into: rest)
        if step == 0 { break }
        initialized += step
      }
    }
  }

  private static func reason(for type: FileType) -> String {
    type == .directory ? "it is a folder" : "it is not a regular file"
  }
}
