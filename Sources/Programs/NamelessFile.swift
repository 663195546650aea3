internal import Files

#if canImport(System)
  internal import System
#else
  internal import SystemPackage
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that has no name any more and is gone when it is closed: what a program reads. A pipe would end this process where
/// the program goes away before it has read all.
enum NamelessFile {
  /// Opens a file with these bytes, to be read from the start.
  static func open(_ bytes: [UInt8]) throws -> FileDescriptor {
    let named = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let folder = OutputFolder(named.isEmpty ? "/tmp" : named)
    let name = "vipera-\(getpid())-\(UInt64.random(in: .min ... .max))"
    let file = try FileDescriptor.open(
      "\(folder.path)/\(name)", .readWrite, options: [.create, .exclusiveCreate, .closeOnExec],
      permissions: .ownerReadWrite)
    do {
      try folder.removeFile(name)
      try file.writeAll(bytes)
      try file.seek(offset: 0, from: .start)
    } catch {
      try? file.close()
      throw error
    }
    return file
  }
}
