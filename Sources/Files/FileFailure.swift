/// A file or folder that cannot be read.
public struct FileFailure: Error, Hashable, Sendable {
  /// The path that was asked for.
  public let path: String
  /// What the system says about it, such as "No such file or directory".
  public let reason: String

  /// Names what cannot be read, and why.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension FileFailure: CustomStringConvertible {
  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
