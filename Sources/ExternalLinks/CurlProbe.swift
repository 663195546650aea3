public import Files
internal import Transfers

/// Asks by the program `curl`.
public struct CurlProbe: LinkProbe {
  private static let curl = Curl(
    agent: "Mozilla/5.0 (compatible; Vipera link check)",
    accepting: "text/html,application/xhtml+xml,*/*;q=0.8", sizeLimit: 8 << 20)

  private let timeout: Int

  /// Asks with a timeout in seconds. Throws if the program is not installed.
  public init(timeout: Int) async throws(FileFailure) {
    self.timeout = max(1, timeout)
    guard await Curl.isInstalled else {
      throw FileFailure(
        path: "curl", reason: "other hosts are asked by this program, and \(Curl.installation)")
    }
  }

  /// Runs the program once, and ends it if it does not keep to its time.
  public func ask(_ request: ProbeRequest) async -> ProbeResult {
    let method: Curl.Method =
      switch request.method {
      case .head: .head
      case .get: .getHead
      case .page: .get
      }
    switch await Self.curl.ask(request.address, by: method, seconds: timeout) {
    case .success(let transfer): return .answer(ProbeAnswer(transfer))
    case .failure(let failure): return .failure(failure)
    }
  }
}

extension ProbeAnswer {
  fileprivate init(_ transfer: Transfer) {
    // What breaks off may have the element that is looked for behind its end.
    let isPage = transfer.isWhole && transfer.head.isHTML && !transfer.content.isEmpty
    self.init(
      status: transfer.head.status, location: transfer.location, retryAfter: transfer.head["retry-after"],
      page: isPage ? Array(transfer.content) : nil)
  }
}
