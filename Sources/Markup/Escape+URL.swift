/// Values in URLs (RFC 3986, URL Standard §1.3).
extension Escape {
  /// Which bytes stay as they are in a part of a URL; the others are percent-encoded.
  enum URLPart {
    /// All that may stand in a URL, percent-encoded bytes among it.
    case whole
    /// The same without the comma, which separates URLs in `srcset`.
    case candidate
    case authority
    case path
    case query

    fileprivate func keeps(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
      case UInt8(ascii: "/"), UInt8(ascii: "@"): self != .query
      case UInt8(ascii: ":"): self != .query && self != .path
      case UInt8(ascii: ","): self == .whole
      case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&")...UInt8(ascii: "+"), UInt8(ascii: ";"),
        UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "["), UInt8(ascii: "]"):
        isWhole
      default: byte.isASCIILetter || byte.isASCIIDigit
      }
    }

    fileprivate var isWhole: Bool { self == .whole || self == .candidate }

    /// The ASCII bytes that are written as they are, as bits.
    fileprivate var plain: (low: UInt64, high: UInt64) {
      switch self {
      case .whole: Self.plainInWhole
      case .candidate: Self.plainInCandidate
      case .authority: Self.plainInAuthority
      case .path: Self.plainInPath
      case .query: Self.plainInQuery
      }
    }

    private static let plainInWhole = bits(of: .whole)
    private static let plainInCandidate = bits(of: .candidate)
    private static let plainInAuthority = bits(of: .authority)
    private static let plainInPath = bits(of: .path)
    private static let plainInQuery = bits(of: .query)

    private static func bits(of part: URLPart) -> (low: UInt64, high: UInt64) {
      var bits: (low: UInt64, high: UInt64) = (0, 0)
      for byte in UInt8(0)..<128 where part.keeps(byte) && Escape.reference(for: byte) == nil {
        if byte < 64 { bits.low |= 1 << UInt64(byte) } else { bits.high |= 1 << UInt64(byte - 64) }
      }
      return bits
    }
  }

  /// Appends a URL as far as it may stand in one; false if its scheme is not allowed.
  static func appendURL(
    _ text: UnsafeBufferPointer<UInt8>, keeping part: URLPart, to bytes: inout ByteBuffer
  ) -> Bool {
    let url = trimmed(text)
    guard scheme(of: url).map(isAllowed) ?? true else {
      bytes.append("about:invalid")
      return false
    }
    appendPercentEncoded(url, keeping: part, to: &bytes)
    return true
  }

  /// Appends text as a part of a URL. In a whole one, what is percent-encoded already stays as it is.
  static func appendPercentEncoded(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, keeping part: URLPart, to bytes: inout ByteBuffer
  ) {
    let plain = part.plain
    var index = text.startIndex
    while index < text.endIndex {
      let start = index
      while index < text.endIndex, text[index] < 128,
        (text[index] < 64 ? plain.low : plain.high) >> UInt64(text[index] & 63) & 1 != 0
      {
        index += 1
      }
      if index > start { bytes.append(UnsafeBufferPointer(rebasing: text[start..<index])) }
      guard index < text.endIndex else { return }
      defer { index += 1 }
      let byte = text[index]
      if part.keeps(byte) || byte == UInt8(ascii: "%") && part.isWhole && isPercentEncoded(text, at: index) {
        switch byte {
        case UInt8(ascii: "&"): bytes.append("&amp;")
        case UInt8(ascii: "'"): bytes.append("&#39;")
        default: bytes.append(byte)
        }
      } else if lengthOfNonXML(in: text.base, at: index) == 1 {
        bytes.append("%EF%BF%BD")
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digit(byte >> 4))
        bytes.append(digit(byte))
      }
    }
  }

  private static func isPercentEncoded(_ text: Slice<UnsafeBufferPointer<UInt8>>, at index: Int) -> Bool {
    index + 2 < text.endIndex && text[index + 1].hexadecimalValue != nil
      && text[index + 2].hexadecimalValue != nil
  }

  /// What a browser strips from a URL: white space and control characters around it (URL Standard §4.4).
  private static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
    let text = text.drop { $0 <= 0x20 }
    let end = text.lastIndex { $0 > 0x20 }
    return text[..<(end.map { $0 + 1 } ?? text.startIndex)]
  }

  /// What stands before the first colon, unless that is behind the start of the path, in lower case and without
  /// the line ends and tabs which browsers skip.
  static func scheme(of url: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
    let end = url.firstIndex {
      $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
    }
    guard let end, url[end] == UInt8(ascii: ":") else { return nil }
    return url[..<end].filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }.map(\.asciiLowercased)
  }

  private static func isAllowed(_ scheme: [UInt8]) -> Bool { allowedSchemes.contains(scheme) }

  private static let allowedSchemes = PolyglotNormaliser.names("http https mailto tel")
}
