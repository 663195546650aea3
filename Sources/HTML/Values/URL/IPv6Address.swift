/// IPv6 addresses as URLs write them, without their brackets (URL §3.5, IPv6 parser).
enum IPv6Address {
  /// Whether the text is an address: eight groups, a run of zeros left out at most once, perhaps with an IPv4 address
  /// for the last two groups.
  static func isValid(_ text: Bytes) -> Bool {
    var groups = 0
    var isCompressed = false
    var index = 0
    if text.startsIgnoringCase("::") {
      (groups, isCompressed, index) = (1, true, 2)
    } else if text.first == UInt8(ascii: ":") {
      return false
    }
    while index < text.count {
      if groups == 8 { return false }
      if text[index] == UInt8(ascii: ":") {
        // The first colon went with the group before.
        if isCompressed { return false }
        isCompressed = true
        groups &+= 1
        index &+= 1
        continue
      }
      let start = index
      while index < text.count, index &- start < 4, text[index].isHexDigit { index &+= 1 }
      if index == text.count {
        groups &+= 1
      } else if text[index] == UInt8(ascii: ".") {
        return groups <= 6 && isDottedDecimal(text[start..<text.count]) && (isCompressed || groups == 6)
      } else if text[index] == UInt8(ascii: ":"), index > start, index &+ 1 < text.count {
        groups &+= 1
        index &+= 1
      } else {
        return false
      }
    }
    return isCompressed || groups == 8
  }

  /// Whether the text is four decimal numbers from 0 to 255 with dots between them.
  private static func isDottedDecimal(_ text: Bytes) -> Bool {
    var candidate = IPv4Candidate()
    for byte in text {
      if byte == UInt8(ascii: ".") { candidate.endPart() } else { candidate.append(byte) }
    }
    candidate.endPart()
    return candidate.isAddress
  }
}
