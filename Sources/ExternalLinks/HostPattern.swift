/// What is not asked for: a host and those below it, or what starts with a path there: `example.org`, `example.org/login`.
public struct HostPattern: Hashable, Sendable {
  private let host: String
  private let path: String

  /// Reads a host, with a port where it has one, and possibly a path.
  public init?(_ text: String) {
    let hasScheme = ["https://", "http://", "//"].contains { text.lowercased().hasPrefix($0) }
    guard let url = ExternalURL(hasScheme ? text : "//\(text)"),
      !url.host.contains(where: { "* ".contains($0) })
    else { return nil }
    host = url.host
    path = url.path
  }

  /// Whether a URL is meant.
  func matches(_ url: ExternalURL) -> Bool {
    (url.host == host || url.host.hasSuffix(".\(host)")) && url.path.hasPrefix(path)
  }
}
