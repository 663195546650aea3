import Entities

/// A URL of another host, as a request may have it (RFC 3986): everything else is percent-encoded already.
struct RemoteAddress: ParsedText {
  let description: String

  static let expectation = "an http or https address such as https://example.org/data.json"
  static let example = RemoteAddress(unchecked: "https://example.org/data.json")

  init?(_ text: String) {
    let start = text.prefix(8).lowercased()
    let scheme = ["https://", "http://"].first { start.hasPrefix($0) }
    guard let scheme, text.utf8.count < 8_000, text.utf8.allSatisfy(Self.isAllowed),
      let first = text.utf8.dropFirst(scheme.utf8.count).first, !"/?#:@".utf8.contains(first)
    else { return nil }
    description = text
  }

  private init(unchecked text: String) {
    description = text
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\"<>\\^`{|}".utf8.contains(byte)
  }
}
