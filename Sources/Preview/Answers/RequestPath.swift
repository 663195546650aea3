/// The path that a request asks for (RFC 3986 §3.3), decoded.
struct RequestPath: Equatable {
  /// Its components; the last one is empty where the path ends with a slash.
  let components: [String]

  /// Reads the path of a request target. Refuses what no link of a site has: escapes that are none, text that is not UTF-8, NUL,
  /// backslashes and encoded slashes, and components that lead upwards.
  init?(_ target: Substring) {
    guard target.utf8.first == UInt8(ascii: "/") else { return nil }
    var components: [String] = []
    for component in target.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let name = Self.decoded(component), name != ".", name != ".." else { return nil }
      components.append(name)
    }
    self.components = components
  }

  /// The path without the slash at its start.
  var text: String { components.joined(separator: "/") }

  private static func decoded(_ component: Substring.UTF8View) -> String? {
    var bytes: [UInt8] = []
    var rest = component
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value) else {
          return nil
        }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    let refused: [UInt8] = [0, UInt8(ascii: "/"), UInt8(ascii: "\\")]
    return bytes.contains(where: refused.contains) ? nil : String(validating: bytes, as: UTF8.self)
  }

  private static func value(of digit: UInt8) -> UInt8? {
    Character(Unicode.Scalar(digit)).hexDigitValue.map { UInt8($0) }
  }
}
