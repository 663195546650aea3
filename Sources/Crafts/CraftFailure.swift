/// Why a program made nothing of what it was given.
public enum CraftFailure: Error, Hashable, Sendable {
  /// It could not be started; the reason is a sentence without a full stop.
  case notStarted(String)
  /// It refused, with what it said.
  case refused(String)
  /// It was ended because it took more than these seconds.
  case tooSlow(seconds: Int)
  /// It was ended because it wrote more than these bytes.
  case tooMuch(bytes: Int)
}

extension CraftFailure: CustomStringConvertible {
  /// What is wrong, a sentence without a full stop.
  public var description: String {
    switch self {
    case .notStarted(let reason): "it cannot be started: \(reason)"
    case .refused(let message): message.isEmpty ? "it ends without a result and says nothing" : message
    case .tooSlow(let seconds): "it was ended after \(seconds) seconds"
    case .tooMuch(let bytes): "it was ended as it wrote more than \(bytes) bytes"
    }
  }
}
