public import Transfers

/// What is known of an address.
public struct LinkState: Codable, Equatable, Sendable {
  /// Whether it leads somewhere.
  public enum Verdict: Codable, Hashable, Sendable {
    /// It does.
    case alive
    /// It does, by a redirect that is for good.
    case moved(to: String)
    /// It does not: 404, 410.
    case missing(status: Int)
    /// The host fails with a status.
    case failing(status: Int)
    /// Redirects lead round, or on and on.
    case endless
    /// The host does not answer.
    case unreachable(TransferFailure)
    /// The host does not tell programs, or not that many: 401, 403, 429.
    case refused(status: Int)
    /// The host asks to come back later than anybody waits.
    case later
    /// Nobody asked: there was no network to be used, or no time left.
    case notAsked

    /// Whether visitors get something there.
    public var isAlive: Bool {
      switch self {
      case .alive, .moved: true
      default: false
      }
    }

    /// Whether they do not.
    public var isDead: Bool {
      switch self {
      case .missing, .failing, .endless, .unreachable: true
      default: false
      }
    }

    /// Whether it speaks against asking the host for anything else.
    var speaksAgainstHost: Bool {
      switch self {
      case .unreachable, .refused(429), .failing(502), .failing(503), .failing(504): true
      default: false
      }
    }
  }

  /// Whether it leads somewhere.
  public let verdict: Verdict
  /// Which elements were looked for: whether they are there, or cannot be known to be missing.
  public var elements: [String: Bool]

  /// States what is known.
  public init(_ verdict: Verdict, elements: [String: Bool] = [:]) {
    self.verdict = verdict
    self.elements = elements
  }
}
