/// The hosts that the preview answers for. A page elsewhere can make its own name lead here (DNS rebinding) and would read
/// drafts; it cannot do so with an address, nor with `localhost`.
struct AllowedHosts: Sendable {
  /// What `--host` says.
  let bound: String

  /// Whether a `Host` field is one of them: `localhost:8080`, `127.0.0.1`, `[::1]:8080`.
  func allow(_ field: String) -> Bool {
    let host = Self.name(in: field.lowercased())
    return host == "localhost" || host.hasSuffix(".localhost") || host == bound.lowercased()
      || Self.isAddress(host)
  }

  /// The host without its port.
  private static func name(in field: String) -> Substring {
    if field.hasPrefix("["), let end = field.firstIndex(of: "]") { return field[...end] }
    return field.prefix { $0 != ":" }
  }

  private static func isAddress(_ host: Substring) -> Bool {
    if host.hasPrefix("[") { return host.hasSuffix("]") }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }
}
