/// All files below a folder, and what is wrong with the folder.
public struct FileTree: Sendable {
  /// A regular file or a folder, or a symbolic link to one.
  public struct File: Hashable, Sendable {
    /// Its path from the root of the walk, such as `guide/start.md`.
    public let path: String
    /// Its path from `/`.
    public let absolutePath: String
  }

  /// Something in the tree that is no file to be read.
  public struct Fault: Hashable, Sendable {
    /// What is wrong with it.
    public enum Kind: Sendable {
      /// The system refuses to show it.
      case unreadable
      /// There is no folder at the root of the walk.
      case missing
      /// A symbolic link that leads to itself or into a folder it lies in.
      case linkLoop
      /// A symbolic link that leads nowhere.
      case danglingLink
      /// A name that is not UTF-8.
      case nameNotUTF8
      /// A FIFO, a socket or a device.
      case special
    }

    /// What is wrong.
    public let kind: Kind
    /// Its path from the root of the walk, repaired where it is not UTF-8; empty for the root itself.
    public let path: String
    /// What is wrong, as the end of a sentence.
    public let reason: String
  }

  /// The files, ordered by the bytes of their paths.
  public let files: [File]
  /// The folders that were looked into, ordered by the bytes of their paths; that of the root is empty.
  public let folders: [File]
  /// What is wrong, ordered by the bytes of the paths.
  public let faults: [Fault]

  /// Looks at everything below `root`, behind symbolic links too, without reading a file.
  ///
  /// Names that start with `.` are left out unless `includingHidden`; `.DS_Store` and names that end in
  /// `~` always; the folders in `skipping`, which name children of the root, with all that is in them.
  public static func walk(
    _ root: String, includingHidden: Bool, skipping: Set<String> = []
  ) -> FileTree {
    var walk = TreeWalk(includingHidden: includingHidden, skipping: skipping)
    walk.run(from: root)
    return FileTree(
      files: walk.files.sorted { precedes($0.path, $1.path) },
      folders: walk.folders.sorted { precedes($0.path, $1.path) },
      faults: walk.faults.sorted { precedes($0.path, $1.path) })
  }

  /// What is left of the tree without names that start with `.` and, where one is named, without a child of the root.
  public func withoutHidden(skipping folder: String? = nil) -> FileTree {
    let isLeft = { (path: String) in
      if let folder, path == folder || FolderPath.below(folder, path) != nil { return false }
      return !Self.isHidden(path)
    }
    return FileTree(
      files: files.filter { isLeft($0.path) }, folders: folders.filter { isLeft($0.path) },
      faults: faults.filter { isLeft($0.path) })
  }

  /// Whether one of the names in a path starts with `.`.
  static func isHidden(_ path: String) -> Bool {
    var isStart = true
    for byte in path.utf8 {
      if isStart, byte == UInt8(ascii: ".") { return true }
      isStart = byte == UInt8(ascii: "/")
    }
    return false
  }

  /// Strings compare by Unicode's canonical equivalence; paths are bytes.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    let order = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in precedes(left, right) }
    }
    return (order ?? nil) ?? left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  private static func precedes(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let shared = min(left.count, right.count)
    var index = 0
    while index < shared, left[index] == right[index] { index += 1 }
    return index < shared ? left[index] < right[index] : left.count < right.count
  }
}
