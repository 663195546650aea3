internal import Foundation

/// A repository of git in a folder of a test, which no setting of the user's reaches.
public struct GitRepository {
  /// What git refuses.
  public struct Failure: Error {
    /// What it was asked for.
    public let arguments: [String]
  }

  private let path: String

  /// Starts a repository in a folder.
  public init(at path: String) throws {
    self.path = path
    try run("init", "--quiet", "--initial-branch=main")
  }

  /// Commits all that is in the folder; `date` is the author's, `committed` when it came into the history.
  public func commit(at date: String, committed: String? = nil) throws {
    try run("add", "--all")
    try run(
      "commit", "--quiet", "--allow-empty", "--message", "A change",
      variables: ["GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": committed ?? date])
  }

  /// Runs git in the folder; throws if it fails.
  public func run(_ arguments: String..., variables: [String: String] = [:]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(filePath: path)
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging([
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "Ann",
        "GIT_AUTHOR_EMAIL": "ann@example.org", "GIT_COMMITTER_NAME": "Ann",
        "GIT_COMMITTER_EMAIL": "ann@example.org",
      ]) { $1 }.merging(variables) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
  }
}
