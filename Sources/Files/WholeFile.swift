import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files that others read while they are written.
public enum WholeFile {
  /// Replaces a file in one step, so that nobody ever sees half of it. A symbolic link stays and its target is replaced; a
  /// device or a pipe is written to as it is.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    let target = (try? Directory.realPath(of: path)) ?? path
    let (folder, name) = parts(of: target)
    do {
      if let status = try? Stat(target), status.type != .regular {
        try folder.write(bytes, to: name)
      } else {
        try replace(name, in: folder, with: bytes)
      }
    } catch {
      throw FileFailure(path: path, reason: error.reason)
    }
  }

  private static func replace(
    _ name: String, in folder: OutputFolder, with bytes: [UInt8]
  ) throws(FileFailure) {
    let newName = ".vipera-new-\(getpid())"
    do {
      try folder.write(bytes, to: newName)
      try folder.rename(newName, to: name)
    } catch {
      try? folder.removeFile(newName)
      throw error
    }
  }

  /// Adds to the end of a file, or starts it.
  public static func append(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    do {
      let file = try FileDescriptor.open(
        path, .writeOnly, options: [.create, .append, .closeOnExec],
        permissions: [.ownerReadWrite, .groupRead, .otherRead])
      _ = try file.closeAfter { try file.writeAll(bytes) }
    } catch {
      throw FileFailure(path: path, error)
    }
  }

  /// How many bytes a file has; none if there is no such file.
  public static func size(of path: String) -> Int {
    (try? Stat(path)).map { Int($0.size) } ?? 0
  }

  private static func parts(of path: String) -> (OutputFolder, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (OutputFolder("."), path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (OutputFolder(folder), String(path[path.index(after: slash)...]))
  }
}
