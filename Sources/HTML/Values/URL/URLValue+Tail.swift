extension URLValue {
  /// What is wrong from `start` to the end of the URL, where there are only a path, a query and a fragment.
  static func faultOfTail(in url: Bytes, from start: Int) -> ValueFault? {
    let end = endOfTail(in: url, from: start)
    return end == url.count ? nil : faultOfCodePoint(in: url, at: end)
  }

  /// Where path, query and fragment end: at the end of the URL, or before a code point that is no URL code point, a
  /// percent sign without two digits, or a second number sign (URL §4.4).
  @inline(__always)
  static func endOfTail(in url: Bytes, from start: Int) -> Int {
    var index = start
    var isInFragment = false
    while index < url.count {
      let byte = url[index]
      if ASCIISet.urlCodePoints.contains(byte) {
        index &+= 1
      } else if byte == UInt8(ascii: "#"), !isInFragment {
        isInFragment = true
        index &+= 1
      } else if byte == UInt8(ascii: "%"), url.isPercentEncodedByte(at: index) {
        index &+= 3
      } else if byte >= 0x80, let length = url.lengthOfURLCodePoint(at: index) {
        index &+= length
      } else {
        return index
      }
    }
    return index
  }

  /// The fault of a code point that may not stand where it stands.
  static func faultOfCodePoint(in url: Bytes, at index: Int) -> ValueFault {
    switch url[index] {
    case UInt8(ascii: " "):
      return ValueFault(.urlSpace, "it has a space in it", hint: "write %20 for a space", at: index)
    case 0x09, 0x0A, 0x0D:
      return ValueFault(
        .urlSpace, "it has a tab or a line break in it", hint: "write the URL without breaks", at: index)
    case UInt8(ascii: "\\"):
      return ValueFault(
        .urlBackslash, "it has a backslash in it", hint: "write / between folders, %5C for the character",
        at: index)
    case UInt8(ascii: "%"):
      return ValueFault(
        .badPercent, "a % without two hexadecimal digits after it", hint: "write %25 for a percent sign",
        at: index)
    case UInt8(ascii: "#"):
      return ValueFault(.secondHash, "it has two #", hint: "write %23 for the second one", at: index)
    default:
      return ValueFault(
        .invalidURLCodePoint, "\"\(url.scalar(at: index).scalar.visibleText)\" may not stand in a URL",
        hint: "write \(percentEncoded(url, at: index)) for it", at: index)
    }
  }

  /// The bytes of the code point, percent-encoded.
  private static func percentEncoded(_ url: Bytes, at index: Int) -> String {
    let end = min(url.count, index &+ url.scalar(at: index).length)
    return url[index..<end].map { byte in
      (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// The character as itself, or by its number where it might not be seen.
  var visibleText: String {
    if value > 0x20, value < 0x7F { return String(self) }
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Bytes {
  /// Whether a percent sign at `index` has its two hexadecimal digits.
  func isPercentEncodedByte(at index: Int) -> Bool {
    index &+ 2 < count && self[index &+ 1].isHexDigit && self[index &+ 2].isHexDigit
  }

  /// How many bytes the code point beyond ASCII at `index` takes; nothing if it is no URL code point, but a control or a
  /// noncharacter (URL §4.3).
  func lengthOfURLCodePoint(at index: Int) -> Int? {
    let (scalar, length) = scalar(at: index)
    let isNoncharacter = (0xFDD0...0xFDEF).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    return scalar.value < 0xA0 || isNoncharacter ? nil : length
  }
}
