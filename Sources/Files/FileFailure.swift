import SystemPackage

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

  /// Names what the system refused.
  ///
  /// Its errors are asked for their words by their type: to print whatever an error is searches all conformances of the program,
  /// 0.7 million instructions the first time, and most builds meet a file that is not there yet.
  init(path: String, _ error: any Error) {
    self.init(path: path, reason: (error as? Errno)?.description ?? "\(error)")
  }
}

extension FileFailure: CustomStringConvertible {
  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
