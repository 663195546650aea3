/// Why there is no answer.
public enum TransferFailure: String, Error, Codable, Sendable {
  /// No address is known for the host.
  case unknownHost
  /// The host does not take the connection.
  case noConnection
  /// The time is over.
  case timeout
  /// No encryption could be agreed on, or the certificate is not to be trusted.
  case encryption
  /// The answer breaks off, or is none.
  case brokenAnswer
  /// The URL cannot be asked for.
  case impossibleURL
}

extension TransferFailure {
  /// What an exit code of curl means; nothing is that of a program that was ended.
  init(exitCode: Int?) {
    self =
      switch exitCode {
      case nil: .timeout
      case 1, 3: .impossibleURL
      case 5, 6: .unknownHost
      case 28: .timeout
      case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91: .encryption
      case 8, 16, 18, 52, 55, 56, 61, 92, 95: .brokenAnswer
      default: .noConnection
      }
  }
}

extension TransferFailure {
  /// The reason in words, behind "it cannot be reached".
  public var reason: String {
    switch self {
    case .unknownHost: "its host has no address"
    case .noConnection: "its host takes no connection"
    case .timeout: "its host does not answer in time"
    case .encryption: "its host has no certificate that is to be trusted, or offers no encryption"
    case .brokenAnswer: "its host breaks off"
    case .impossibleURL: "it is no URL that can be asked for"
    }
  }
}
