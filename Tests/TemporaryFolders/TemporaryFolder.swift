public import Foundation

/// A folder of its own for a test; it is gone when the test is over.
public final class TemporaryFolder: Sendable {
  /// Its path from `/`, without symbolic links.
  public let path: String

  /// Makes a folder and writes files into it, by their paths.
  public init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("vipera-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    for (name, text) in files { try write(Data(text.utf8), to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and makes the folders that lead to it.
  public func write(_ data: Data, to name: String) throws {
    try makeFolder(of: name)
    try data.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  /// Writes a file of text, and makes the folders that lead to it.
  public func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  /// Removes a file, or a folder with all that is in it.
  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Makes a symbolic link; `target` is taken as it is.
  public func link(_ name: String, to target: String) throws {
    try makeFolder(of: name)
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// Sets the permissions of a file or folder, such as `0o000`.
  public func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: "\(path)/\(name)")
  }

  private func makeFolder(of name: String) throws {
    let folder = URL(fileURLWithPath: "\(path)/\(name)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
}
