/// Where a site is published.
public struct BaseURL: Hashable, Sendable {
  /// Scheme, host and port, such as `https://example.org`.
  public let origin: String
  /// The base path, which starts and ends with a slash: `/`, or `/docs/`.
  public let path: String

  /// The root of no host: a site that is not published yet.
  public static let root = BaseURL(origin: "", path: "/")

  private init(origin: String, path: String) {
    self.origin = origin
    self.path = path
  }

  /// Reads a URL such as `https://example.org/docs`; only `http` and `https` with a host, without query or fragment.
  public init?(_ text: String) {
    guard let scheme = ["https://", "http://"].first(where: text.lowercased().hasPrefix) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    guard !host.isEmpty, host.utf8.allSatisfy(Self.mayStandInHost) else { return nil }
    let path = String(rest.dropFirst(host.count))
    guard path.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !path.contains("?"), !path.contains("#"),
      !path.contains("//"), !path.split(separator: "/").contains("..")
    else { return nil }
    self.init(origin: scheme + host, path: path.hasSuffix("/") ? path : path + "/")
  }

  private static func mayStandInHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-.:[]".utf8.contains(byte)
    }
  }
}
