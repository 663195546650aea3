/// Where a site is published: an `http` or `https` URL of RFC 3986 with a host, without query, fragment
/// and user.
public struct BaseURL: Hashable, Sendable {
  /// Scheme, host and port, such as `https://example.org`; the scheme is in lower case.
  public let origin: String
  /// The base path, which starts and ends with a slash: `/`, or `/docs/`.
  public let path: String

  /// The root of no host: a site that is not published yet.
  public static let root = BaseURL(origin: "", path: "/")

  private init(origin: String, path: String) {
    self.origin = origin
    self.path = path
  }

  /// Reads a URL such as `https://example.org/docs`; the slash at its end is added where it is missing.
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
    self.init(
      origin: "\(scheme)://\(String(decoding: authority, as: UTF8.self))",
      path: String(decoding: path, as: UTF8.self) + slash)
  }

  /// Reads the path of a URL whose host is not known, such as `/docs/`; the slash at its end is added where it is missing.
  public init?(path: String) {
    let bytes = Array(path.utf8)[...]
    guard bytes.first == UInt8(ascii: "/"), Self.isPath(bytes) else { return nil }
    self.init(origin: "", path: bytes.last == UInt8(ascii: "/") ? path : path + "/")
  }

  /// `example.org`, `localhost:8080` or `[::1]:80`.
  private static func isHostAndPort(_ authority: ArraySlice<UInt8>) -> Bool {
    var host = authority
    if let colon = authority.lastIndex(of: UInt8(ascii: ":")), authority.last != UInt8(ascii: "]") {
      host = authority[..<colon]
      let port = authority[(colon + 1)...]
      guard let number = Int(String(decoding: port, as: UTF8.self)), (1...65_535).contains(number),
        port.allSatisfy(isDigit)
      else { return false }
    }
    if host.first == UInt8(ascii: "[") {
      return host.count > 3 && host.last == UInt8(ascii: "]")
        && host.dropFirst().dropLast().allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: ":") }
    }
    return host.contains(where: isLetterOrDigit)
      && host.allSatisfy {
        isLetterOrDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
      }
  }

  /// A path without space, quotes, empty components, `.` and `..`, and of which every `%` is followed by two hexadecimal digits.
  private static func isPath(_ path: ArraySlice<UInt8>) -> Bool {
    let marks = Array("-._~!$&'()*+,;=:@/%".utf8)
    guard path.allSatisfy({ isLetterOrDigit($0) || marks.contains($0) }) else { return false }
    let components = path.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard !components.dropLast().contains([]), !components.contains(Array(".".utf8)[...]),
      !components.contains(Array("..".utf8)[...])
    else { return false }
    return path.indices.allSatisfy { index in
      path[index] != UInt8(ascii: "%")
        || (index + 2 < path.endIndex
          && path[(index + 1)...(index + 2)].allSatisfy { Character(Unicode.Scalar($0)).isHexDigit })
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || isDigit(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension BaseURL: CustomStringConvertible {
  /// The whole URL, with a slash at its end.
  public var description: String { origin + path }
}
