public import Entities

/// Where a site is published: an `http` or `https` URL of RFC 3986 with a host, without query, fragment
/// and user, and with a slash at its end.
public struct BaseURL: ParsedText {
  /// The URL; its scheme is in lower case.
  public let description: String

  public static let expectation = "an http or https address such as https://example.org/docs/"
  public static let example = BaseURL(unchecked: "https://example.org/")

  /// Takes a URL, and adds the slash at its end where it is missing.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      bytes[colon...].starts(with: Array("://".utf8))
    else { return nil }
    let scheme = String(decoding: bytes[..<colon], as: UTF8.self).lowercased()
    let rest = bytes[(colon + 3)...]
    let authority = rest.prefix { $0 != UInt8(ascii: "/") }
    let path = rest[authority.endIndex...]
    guard scheme == "http" || scheme == "https", Self.isHostAndPort(authority), Self.isPath(path)
    else { return nil }
    let slash = path.last == UInt8(ascii: "/") ? "" : "/"
    description = "\(scheme)://\(String(decoding: rest, as: UTF8.self))\(slash)"
  }

  private init(unchecked text: String) {
    description = text
  }

  /// `example.org`, `localhost:8080` or `[::1]:80`.
  private static func isHostAndPort(_ authority: ArraySlice<UInt8>) -> Bool {
    var host = authority
    if let colon = authority.lastIndex(of: UInt8(ascii: ":")), authority.last != UInt8(ascii: "]") {
      host = authority[..<colon]
      let port = authority[(colon + 1)...]
      guard let number = Int(String(decoding: port, as: UTF8.self)), (1...65_535).contains(number),
        port.allSatisfy(ASCII.isDigit)
      else { return false }
    }
    if host.first == UInt8(ascii: "[") {
      return host.count > 3 && host.last == UInt8(ascii: "]")
        && host.dropFirst().dropLast().allSatisfy { ASCII.isLetterOrDigit($0) || $0 == UInt8(ascii: ":") }
    }
    return host.contains(where: ASCII.isLetterOrDigit)
      && host.allSatisfy {
        ASCII.isLetterOrDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
      }
  }

  /// A path without space and quotes, and of which every `%` is followed by two hexadecimal digits.
  private static func isPath(_ path: ArraySlice<UInt8>) -> Bool {
    let marks = Array("-._~!$&'()*+,;=:@/%".utf8)
    guard path.allSatisfy({ ASCII.isLetterOrDigit($0) || marks.contains($0) }) else { return false }
    return path.indices.allSatisfy { index in
      path[index] != UInt8(ascii: "%")
        || (index + 2 < path.endIndex
          && path[(index + 1)...(index + 2)].allSatisfy { Character(Unicode.Scalar($0)).isHexDigit })
    }
  }
}
