internal import Routing

/// The base URL of a site, ready to be compared with bytes.
struct SiteAddress: Sendable {
  /// Host and port in lower case, the scheme's own port left out; empty where no host is known.
  let host: [UInt8]
  /// Whether the scheme is `https`.
  let isSecure: Bool
  /// The base path, decoded, from slash to slash.
  let basePath: [UInt8]
  /// What the paths in messages start with.
  private let shownBase: String

  /// Reads a base URL. Messages show paths as authors write them: with the base path only where nobody adds it.
  init(_ url: BaseURL, showsBasePath: Bool) {
    isSecure = url.origin.hasPrefix("https:")
    let authority = url.origin.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first ?? ""
    host = Array(Self.withoutDefaultPort(Array(authority.lowercased().utf8)[...], isSecure: isSecure))
    basePath = Array(PercentEncoding.decode(url.path).utf8)
    shownBase = showsBasePath ? url.path : "/"
  }

  /// A path below the base path, as messages show it.
  func shown(_ path: String) -> String { shownBase + path }

  /// Host and port without the port that goes without saying.
  static func withoutDefaultPort<Bytes: BidirectionalCollection<UInt8>>(
    _ authority: Bytes, isSecure: Bool
  ) -> Bytes.SubSequence where Bytes.SubSequence: BidirectionalCollection {
    let port = isSecure ? ":443" : ":80"
    let isDefault = authority.suffix(port.utf8.count).elementsEqual(port.utf8)
    return isDefault ? authority.dropLast(port.utf8.count) : authority[...]
  }
}
