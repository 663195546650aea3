import Digests

/// What front matter says by default, by folder: `cascade` of the `_index.md` above a file.
struct Cascade: Sendable {
  /// The defaults of each folder that has some, those of the folders above among them.
  private var folders: [String: [ContentNode.Entry]] = [:]
  /// What stands for all of it: equal where the files that say it are.
  private(set) var version: [String: Digest] = [:]

  /// Adds the defaults of a folder, whose file has the given bytes; the folders above it have to be added before.
  mutating func add(_ entries: [ContentNode.Entry], of path: [Substring], in bytes: [UInt8]) {
    version[path.joined(separator: "/")] = Digest(of: bytes)
    let outer = defaults(in: path).filter { entry in !entries.contains { $0.key == entry.key } }
    folders[path.joined(separator: "/")] = entries + outer
  }

  /// What files in a folder say by default.
  func defaults(in path: [Substring]) -> [ContentNode.Entry] {
    if folders.isEmpty { return [] }
    for depth in stride(from: path.count, through: 0, by: -1) {
      if let entries = folders[path[..<depth].joined(separator: "/")] { return entries }
    }
    return []
  }
}
