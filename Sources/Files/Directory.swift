import SystemPackage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What swift-system has no words for: the names in a directory, and the real path of one.
enum Directory {
  /// A name in a directory.
  struct Entry {
    /// What the directory itself tells about the entry, without a look at it.
    enum Kind {
      case file
      case directory
      /// A symbolic link, something special, or a file system that does not tell.
      case unknown
    }

    /// The name; repaired where it is not UTF-8.
    let name: String
    let isUTF8: Bool
    let kind: Kind
  }

  /// The names in a directory but `.` and `..`, in the order of the file system.
  static func entries(of path: String) throws -> [Entry] {
    guard let directory = opendir(path) else { throw Errno(rawValue: errno) }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while true {
      errno = 0
      guard let entry = readdir(directory) else {
        if errno != 0 { throw Errno(rawValue: errno) }
        return entries
      }
      let kind = kind(Int(entry.pointee.d_type))
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        let capacity = MemoryLayout.size(ofValue: name.pointee)
        name.withMemoryRebound(to: CChar.self, capacity: capacity) { name in
          let valid = String(validatingCString: name)
          let text = valid ?? String(cString: name)
          if text != ".", text != ".." {
            entries.append(Entry(name: text, isUTF8: valid != nil, kind: kind))
          }
        }
      }
    }
  }

  /// The path without symbolic links, `.` and `..`, starting with `/`.
  static func realPath(of path: String) throws -> String {
    guard let real = realpath(path, nil) else { throw Errno(rawValue: errno) }
    defer { free(real) }
    return String(cString: real)
  }

  private static func kind(_ type: Int) -> Entry.Kind {
    switch type {
    case Int(DT_REG): .file
    case Int(DT_DIR): .directory
    default: .unknown
    }
  }
}
