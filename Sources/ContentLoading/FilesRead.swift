public import Files
internal import Synchronization

/// The files that were read while pages were made, beyond what was loaded before: those that directives name.
public final class FilesRead: Sendable {
  private let root: String
  private let known = Mutex<[String: FileIdentity]>([:])

  init(root: String) {
    self.root = root
  }

  /// The files so far, by their paths from the root of the site, as they were when they were read.
  public var files: [String: FileIdentity] { known.withLock { $0 } }

  /// Notes that pages are made from what a file holds, by its path from the root of the site.
  func note(_ path: String) {
    guard let identity = FileIdentity(ofFile: "\(root)/\(path)") else { return }
    known.withLock { $0[path] = identity }
  }

  /// The bytes of a file, by its path from the root of the site; nothing if there is none.
  func bytes(of path: String) -> [UInt8]? {
    guard let identity = FileIdentity(ofFile: "\(root)/\(path)"),
      let bytes = try? FileReader.bytes(of: "\(root)/\(path)")
    else { return nil }
    known.withLock { $0[path] = identity }
    return bytes
  }
}
