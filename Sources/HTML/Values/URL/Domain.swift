/// A domain, read code point by code point as “domain to ASCII” maps it (URL §3.3, UTS 46 §4), without making the name.
struct Domain {
  private var address = IPv4Candidate()
  private var previous: Unicode.Scalar?
  private var labelLength = 0
  private var length = 0

  /// Whether nothing was left of the name.
  private(set) var isEmpty = true

  /// Whether a label is empty, except for the last one, or longer than 63 characters, or the name longer than 253, as
  /// DNS does not have it. The parser lets it pass, but it is no valid domain string (URL §3.4).
  private(set) var hasBadLength = false

  /// Whether it is no name: its last label is a number.
  var endsInNumber: Bool { address.endsInNumber }
  /// Whether it is an IPv4 address as it should be written.
  var isIPv4Address: Bool { address.isAddress }

  /// Adds a code point; false if it may not be there.
  mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    switch DomainCodePoint(scalar) {
    case .ignored:
      return true
    case .disallowed:
      return false
    case .ascii(UInt8(ascii: ".")):
      if labelLength == 0 { hasBadLength = true }
      endLabel()
    case .ascii(let byte):
      if ASCIISet.forbiddenInDomain.contains(byte) { return false }
      keep(Unicode.Scalar(byte), byte)
    case .joiner:
      // Joiners make sense between letters of some scripts, none of which is ASCII (RFC 5892 appendix A).
      guard let previous, !previous.isASCII else { return false }
      keep(previous, nil)
    case .mark where previous == nil:
      return false
    case .mark, .other:
      keep(scalar, nil)
    }
    return true
  }

  /// Ends a label: at a dot, or at the end.
  mutating func endLabel() {
    length &+= labelLength &+ 1
    if labelLength > 63 || length > 254 { hasBadLength = true }
    labelLength = 0
    previous = nil
    address.endPart()
  }

  private mutating func keep(_ scalar: Unicode.Scalar, _ byte: UInt8?) {
    isEmpty = false
    labelLength &+= 1
    previous = scalar
    address.append(byte)
  }
}
