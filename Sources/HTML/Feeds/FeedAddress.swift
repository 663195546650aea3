/// URLs in files that are read away from their site.
enum FeedAddress {
  /// Whether a URL starts with a scheme (RFC 3986, section 3.1) and has no space in it.
  static func isAbsolute(_ url: some Collection<UInt8>) -> Bool {
    guard let colon = url.firstIndex(of: UInt8(ascii: ":")), let first = url.first, isLetter(first),
      url.index(after: colon) != url.endIndex
    else { return false }
    return url[..<colon].allSatisfy { isLetter($0) || $0.isDigit || "+-.".utf8.contains($0) }
      && !url.contains { $0.isWhitespace }
  }

  /// Whether a URL is an absolute one of the web.
  static func isOfWeb(_ url: Bytes) -> Bool {
    (url.startsIgnoringCase("https://") || url.startsIgnoringCase("http://")) && url.count > 8
      && !url.contains { $0.isWhitespace }
  }

  /// The scheme and host of an absolute URL of the web.
  static func origin(of url: Bytes) -> Bytes {
    let start = url.startsIgnoringCase("https://") ? 8 : 7
    let end = url[start..<url.count].firstIndex { "/?#".utf8.contains($0) }
    return url[0..<(end.map { $0 + start } ?? url.count)]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
