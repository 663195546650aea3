/// A URL of another host, as it is asked for.
public struct ExternalURL: Hashable, Sendable {
  /// The URL without its fragment; what may not stand in a request is percent-encoded.
  public let address: String
  /// The element that it leads to; nothing if it leads to the page, or to a place that only a program in the page knows.
  public let fragment: String?
  /// Host and port in lower case: what limits are counted by.
  let host: String
  /// The path with its query.
  let path: String
  /// Scheme, host and port: what answers, or does not.
  let origin: String

  /// Reads an absolute URL of the web; `//host/` is asked for by `https` unless said otherwise. Nothing if it has another
  /// scheme, or no host.
  public init?(_ text: String, isSecure: Bool = true) {
    let bytes = text.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    guard let (scheme, start) = Self.scheme(of: bytes, isSecure: isSecure) else { return nil }
    let end = bytes[start...].firstIndex { "/\\?#".utf8.contains($0) } ?? bytes.endIndex
    let authority = bytes[start..<end]
    let user = authority.lastIndex(of: UInt8(ascii: "@")).map { authority[...$0] } ?? []
    let host = Self.withoutDefaultPort(
      String(decoding: authority.dropFirst(user.count), as: UTF8.self).lowercased(), scheme)
    guard !host.isEmpty, !host.hasPrefix(":"), host.utf8.allSatisfy({ $0 > 0x20 }) else { return nil }
    let hash = bytes[end...].firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    let path = String(decoding: Self.encoded(bytes[end..<hash]), as: UTF8.self)
    self.path = path.hasPrefix("/") ? path : "/\(path)"
    self.host = host
    origin = "\(scheme)://\(host)"
    address = "\(scheme)://\(String(decoding: Self.encoded(user), as: UTF8.self))\(host)\(self.path)"
    fragment = Self.element(of: String(decoding: bytes[hash...].dropFirst(), as: UTF8.self))
  }

  /// The scheme in lower case, and where the authority starts.
  private static func scheme(of bytes: [UInt8], isSecure: Bool) -> (scheme: String, start: Int)? {
    for (prefix, scheme) in [("https://", "https"), ("http://", "http"), ("//", isSecure ? "https" : "http")]
    {
      let start = bytes.prefix(prefix.utf8.count)
      if String(decoding: start, as: UTF8.self).lowercased() == prefix { return (scheme, start.count) }
    }
    return nil
  }

  private static func withoutDefaultPort(_ host: String, _ scheme: String) -> String {
    for port in [scheme == "https" ? ":443" : ":80", ":"] where host.hasSuffix(port) {
      return String(host.dropLast(port.count))
    }
    return host
  }

  /// A path with its query, without what a request may not have (URL §4.4, §1.3).
  private static func encoded(_ path: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var isQuery = false
    for byte in path {
      if byte == UInt8(ascii: "?") { isQuery = true }
      switch byte {
      case UInt8(ascii: "\\") where !isQuery: bytes.append(UInt8(ascii: "/"))
      case 0...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
        UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
        bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  /// The element that a fragment leads to. Text directives are for browsers, and what starts with `!` or `/` for programs.
  private static func element(of fragment: String) -> String? {
    let name = fragment.firstRange(of: ":~:").map { String(fragment[..<$0.lowerBound]) } ?? fragment
    let isOfPage = name.isEmpty || name.lowercased() == "top"
    return isOfPage || name.hasPrefix("!") || name.hasPrefix("/") ? nil : name
  }
}
