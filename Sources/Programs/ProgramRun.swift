/// What came of running a program.
public struct ProgramRun<Reader: OutputReader>: Sendable {
  /// Who read its output, and what was made of it.
  public let output: Reader
  /// What it said of errors.
  public let errors: String
  /// Its exit code; nothing if it was ended by a signal.
  public let exitCode: Int?
}

/// Why a program did not run to its end.
public enum ProgramFailure: Error, Hashable, Sendable {
  /// There is no such program.
  case notInstalled
  /// It took too long.
  case timeout
  /// It could not be started, or its output not be read; the reason is a sentence without a full stop.
  case broken(String)
}

/// Reads the output of a program part by part.
public protocol OutputReader: Sendable {
  /// Takes the next part, and says whether it wants more: if not, the program is ended.
  mutating func take(_ part: UnsafeRawBufferPointer) -> Bool
}

/// Keeps the output of a program as it is.
public struct WholeOutput: OutputReader {
  /// What was read so far: more than the limit if the program was ended because of it.
  public private(set) var bytes: [UInt8] = []
  private let limit: Int

  /// Reads until more than `limit` bytes are there.
  public init(limit: Int) {
    self.limit = limit
  }

  /// Whether there was more than wanted.
  public var isTooLong: Bool { bytes.count > limit }

  /// Keeps a part.
  public mutating func take(_ part: UnsafeRawBufferPointer) -> Bool {
    bytes += part
    return !isTooLong
  }
}
