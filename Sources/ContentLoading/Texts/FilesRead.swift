public import Files
internal import Synchronization

/// The files that were read while pages were made, beyond what was loaded before: those that directives name.
public final class FilesRead: Sendable {
  private let root: String
  /// The files that are read in place of others, by the paths of those.
  private let standIns: [String: String]
  /// The files that were read before anybody asked for them, as they were then.
  private let loaded: [String: FileIdentity]
  private let known = Mutex<[String: FileIdentity]>([:])
  private let wanted = Mutex<Set<String>>([])

  init(root: String, standIns: [String: String] = [:], loaded: [String: FileIdentity] = [:]) {
    self.root = root
    self.standIns = standIns
    self.loaded = loaded
  }

  /// The files so far, by their paths from the root of the site, as they were when they were read.
  public var files: [String: FileIdentity] { known.withLock { $0 } }

  /// The files that were asked for and are not there, or cannot be read, by their paths from the root of the site.
  public var missing: Set<String> { wanted.withLock { $0 } }

  /// Notes that pages are made from what a file holds, or another in its place, by its path from the root of the site.
  func note(_ path: String) {
    let path = standIns[path] ?? path
    guard let identity = loaded[path] ?? FileIdentity(ofFile: "\(root)/\(path)") else { return }
    known.withLock { $0[path] = identity }
  }

  /// The bytes of a file, by its path from the root of the site; nothing if there is none.
  func bytes(of path: String) -> [UInt8]? {
    guard let identity = FileIdentity(ofFile: "\(root)/\(path)"),
      let bytes = try? FileReader.bytes(of: "\(root)/\(path)")
    else {
      wanted.withLock { _ = $0.insert(path) }
      return nil
    }
    known.withLock { $0[path] = identity }
    return bytes
  }
}
