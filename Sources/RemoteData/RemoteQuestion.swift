internal import Transfers

/// What is asked of the host of a URL.
struct RemoteQuestion: Sendable {
  /// What the host says to it.
  enum Reply: Sendable {
    /// Another content, with its `ETag` and `Last-Modified`.
    case new([UInt8], etag: String?, lastModified: String?)
    /// The content that is known.
    case unchanged(RemoteDataCache.Entry)
    /// Nothing that is of use: the reason as half a sentence, behind the URL.
    case failure(String)
  }

  /// How many redirects are followed.
  private static let redirects = 5
  /// The most that is read, in bytes.
  private static let sizeLimit = 16 << 20
  private static let curl = Curl(
    agent: "Vipera", accepting: "application/json, application/yaml, application/toml, text/csv, */*;q=0.8",
    sizeLimit: sizeLimit)

  let url: String
  /// How long the reply is waited for, with all redirects.
  let seconds: Int
  let maxAge: Int
  /// What is kept of the last reply.
  let known: RemoteDataCache.Entry?

  /// Asks, and follows redirects.
  func ask() async -> Reply {
    let end = ContinuousClock.now + .seconds(seconds)
    var address = url
    for _ in 0...Self.redirects {
      let rest = Int(ContinuousClock.now.duration(to: end).components.seconds)
      switch await Self.curl.ask(address, by: .get, fields: conditions, seconds: max(1, rest)) {
      case .failure(let failure): return .failure(await Self.reason(failure))
      case .success(let transfer):
        if let location = transfer.location, (300..<400).contains(transfer.head.status) {
          address = location
        } else {
          return reply(transfer)
        }
      }
    }
    return .failure("leads on without end")
  }

  /// What the host needs to know to say that nothing changed (RFC 9110 §13.1).
  private var conditions: [String] {
    [known?.etag.map { "If-None-Match: \($0)" }, known?.lastModified.map { "If-Modified-Since: \($0)" }]
      .compactMap { $0 }
  }

  private func reply(_ transfer: Transfer) -> Reply {
    if transfer.head.status == 304, let known { return .unchanged(known) }
    guard (200..<300).contains(transfer.head.status) else {
      return .failure("answers \(transfer.head.status)")
    }
    if transfer.isTooLarge { return .failure("answers more than \(Self.sizeLimit >> 20) MB") }
    guard transfer.isWhole else { return .failure("breaks off, or takes longer than \(seconds) s") }
    return .new(
      Array(transfer.content), etag: transfer.head["etag"], lastModified: transfer.head["last-modified"])
  }

  private static func reason(_ failure: TransferFailure) async -> String {
    if await !Curl.isInstalled { return "is asked by the program curl, and \(Curl.installation)" }
    return "cannot be reached: \(failure.reason)"
  }
}
