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
  /// Replaces a file in one step, so that nobody ever sees half of it; it keeps its permissions. A symbolic link stays and its target
  /// is replaced, or made where it leads nowhere. A device or a pipe is written to as it is, and so is what the process, or another
  /// one, holds open, such as `/dev/stdout`.
  public static func write(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    do {
      switch try target(of: path) {
      case .descriptor(let number):
        let fault = bytes.withUnsafeBytes { OpenFile.write($0, to: number) }
        if let fault { throw Errno(rawValue: fault) }
      case .others(let file): try add(bytes, to: file)
      case .file(let file):
        let status = try? Stat(file)
        if let status, status.type != .regular {
          let special = try FileDescriptor.open(file, .writeOnly, options: [.closeOnExec])
          _ = try special.closeAfter { try special.writeAll(bytes) }
        } else {
          try replace(file, with: bytes, permissions: status?.permissions)
        }
      }
    } catch {
      throw FileFailure(path: path, error)
    }
  }

  private static func replace(
    _ path: String, with bytes: [UInt8], permissions: FilePermissions?
  ) throws {
    let newPath = "\(folder(of: path)).vipera-new-\(getpid())"
    try? remove(newPath)
    do {
      let file = try FileDescriptor.open(
        newPath, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: readableByAll)
      try file.closeAfter {
        // Before anything is in it that not everybody may read.
        if let permissions, fchmod(file.rawValue, permissions.rawValue) != 0 { throw Errno(rawValue: errno) }
        _ = try file.writeAll(bytes)
      }
      guard rename(newPath, path) == 0 else { throw Errno(rawValue: errno) }
    } catch {
      try? remove(newPath)
      throw error
    }
  }

  /// Adds to the end of a file, or starts it.
  public static func append(_ bytes: [UInt8], to path: String) throws(FileFailure) {
    do {
      try add(bytes, to: path)
    } catch {
      throw FileFailure(path: path, error)
    }
  }

  /// Removes a file of which nothing is to be left, unless it is a device or the like, or held open by a path such as `/dev/stdout`.
  /// A symbolic link stays. What cannot be removed stays, too.
  public static func removeIfRegular(_ path: String) {
    guard case .file(let file)? = try? target(of: path), (try? Stat(file))?.type == .regular else { return }
    try? remove(file)
  }

  /// How many bytes a file has; none if there is no such file.
  public static func size(of path: String) -> Int {
    (try? Stat(path)).map { Int($0.size) } ?? 0
  }

  private static let readableByAll: FilePermissions = [.ownerReadWrite, .groupRead, .otherRead]

  private static func add(_ bytes: [UInt8], to path: String) throws {
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .append, .closeOnExec], permissions: readableByAll)
    _ = try file.closeAfter { try file.writeAll(bytes) }
  }

  private static func remove(_ path: String) throws {
    guard unlink(path) == 0 else { throw Errno(rawValue: errno) }
  }

  /// The folder of a path with the slash behind it; empty for the working folder.
  private static func folder(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
  }
}

extension WholeFile {
  /// What a path is of.
  private enum Target {
    /// Something that this process holds open.
    case descriptor(CInt)
    /// Something that another process holds open.
    case others(String)
    /// Anything else, by a path that is no symbolic link.
    case file(String)
  }

  /// How many symbolic links are followed, one after the other.
  private static let linkLimit = 40

  /// Follows symbolic links up to a file, whether it is there or not, or to what a process holds open: the system says of that
  /// which file it is, and a new one in its place would be another.
  private static func target(of path: String) throws -> Target {
    var path = path
    for _ in 0..<linkLimit {
      if let target = openFile(path) { return target }
      guard let link = try link(at: path) else { return .file(path) }
      path = link.hasPrefix("/") ? link : folder(of: path) + link
    }
    throw Errno.tooManySymbolicLinkLevels
  }

  private static func openFile(_ path: String) -> Target? {
    switch path {
    case "/dev/stdin": return .descriptor(STDIN_FILENO)
    case "/dev/stdout": return .descriptor(STDOUT_FILENO)
    case "/dev/stderr": return .descriptor(STDERR_FILENO)
    default: break
    }
    let names = path.split(separator: "/")
    guard path.hasPrefix("/"), names.count > 2, names[names.count - 2] == "fd",
      let number = CInt(names[names.count - 1])
    else { return nil }
    if names.count == 3, names[0] == "dev" { return .descriptor(number) }
    guard names[0] == "proc" else { return nil }
    let isOwn = names.count == 4 && (names[1] == "self" || names[1] == "\(getpid())")
    return isOwn ? .descriptor(number) : .others(path)
  }

  /// Where a symbolic link leads; nothing if there is none.
  private static func link(at path: String) throws -> String? {
    guard (try? Stat(path, followTargetSymlink: false))?.type == .symbolicLink else { return nil }
    let limit = Int(PATH_MAX)
    var bytes = [CChar](repeating: 0, count: limit)
    let count = readlink(path, &bytes, limit)
    guard count >= 0 else { throw Errno(rawValue: errno) }
    return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
