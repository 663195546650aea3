internal import Files
internal import Synchronization
internal import SystemPackage

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Looks at all files a few times a second, where the system does not tell of changes.
struct PollingWatcher: Watcher {
  /// What tells two versions of a file apart.
  struct Version: Equatable {
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  private static let interval = Duration.milliseconds(300)

  private let folders: WatchedFolders
  private let changes: Changes
  private let start: [String: Version]
  private let beside = FilesBeside()

  init(_ folders: WatchedFolders, noting changes: Changes) {
    self.folders = folders
    self.changes = changes
    start = Self.versions(of: folders)
  }

  func run() async throws {
    var known = start
    while true {
      try await Task.sleep(for: Self.interval)
      known = look(knowing: known)
    }
  }

  func watch(filesBeside paths: Set<String>) {
    let files = paths.filter { !folders.holds($0) }
    beside.versions.withLock { known in
      known = Dictionary(uniqueKeysWithValues: files.map { ($0, known[$0] ?? version(of: $0)) })
    }
  }

  /// Notes how what is there differs from what is known, and tells what is there.
  func look(knowing known: [String: Version]? = nil) -> [String: Version] {
    let known = known ?? start
    let versions = Self.versions(of: folders)
    for (path, version) in versions where known[path] != version { changes.add(path) }
    for path in known.keys where versions[path] == nil { changes.remove(path) }
    lookBeside()
    return versions
  }

  private func lookBeside() {
    beside.versions.withLock { known in
      for (path, old) in known {
        let new = version(of: path)
        if new == old { continue }
        known[path] = new
        if new == nil { changes.remove(path) } else { changes.add(path) }
      }
    }
  }

  private func version(of path: String) -> Version? { Version("\(folders.root)/\(path)") }

  private static func versions(of folders: WatchedFolders) -> [String: Version] {
    var versions: [String: Version] = [:]
    for folder in folders.folders {
      for file in FileTree.walk("\(folders.root)/\(folder)", includingHidden: true).files {
        let path = "\(folder)/\(file.path)"
        if folders.includes(path) { versions[path] = Version(file.absolutePath) }
      }
    }
    return versions
  }
}

/// Files beside the folders that are watched, each as it was last; nothing for one that is gone.
private final class FilesBeside: Sendable {
  let versions = Mutex<[String: PollingWatcher.Version?]>([:])
}

extension PollingWatcher.Version {
  /// The version of a file; nothing if there is none.
  fileprivate init?(_ path: String) {
    guard let status = try? Stat(path) else { return nil }
    self.init(
      inode: UInt64(truncatingIfNeeded: status.inode.rawValue), size: Int64(status.size),
      seconds: Int(status.st_mtim.tv_sec), nanoseconds: Int(status.st_mtim.tv_nsec))
  }
}
