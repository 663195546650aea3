public import Transfers

/// Asks the network for one address, once.
public protocol LinkProbe: Sendable {
  /// Asks. Follows nothing, repeats nothing, and ends in bounded time.
  func ask(_ request: ProbeRequest) async -> ProbeResult
}

/// What a probe asks for.
public struct ProbeRequest: Hashable, Sendable {
  /// How it asks (RFC 9110 §9.3).
  public enum Method: Hashable, Sendable {
    /// By `HEAD`.
    case head
    /// By `GET`, for the head of the answer alone.
    case get
    /// By `GET`, for the page.
    case page
  }

  /// The address.
  public let address: String
  /// How it asks.
  public let method: Method

  /// Asks for an address.
  public init(_ address: String, by method: Method) {
    self.address = address
    self.method = method
  }
}

/// What came of a request.
public enum ProbeResult: Sendable {
  /// The host answered.
  case answer(ProbeAnswer)
  /// It did not.
  case failure(TransferFailure)
}

/// The answer of a host, as far as links need it.
public struct ProbeAnswer: Sendable {
  /// The status code.
  public var status: Int
  /// The whole URL that `Location` leads to.
  public var location: String?
  /// `Retry-After` as it stands there.
  public var retryAfter: String?
  /// The page, if it is HTML and came as a whole.
  public var page: [UInt8]?

  /// Takes the parts of an answer.
  public init(status: Int, location: String? = nil, retryAfter: String? = nil, page: [UInt8]? = nil) {
    self.status = status
    self.location = location
    self.retryAfter = retryAfter
    self.page = page
  }
}

extension TransferFailure {
  /// How often the same may be asked at most: what was broken for a moment can be whole in the next one.
  var attempts: Int {
    switch self {
    case .unknownHost, .noConnection, .brokenAnswer: AskingLimits.attempts
    case .timeout: 2
    case .encryption, .impossibleURL: 1
    }
  }
}
