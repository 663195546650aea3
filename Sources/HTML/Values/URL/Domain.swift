/// A domain, read code point by code point as “domain to ASCII” maps it (URL §3.3, UTS 46 §4), without making the name.
struct Domain {
  private var address = IPv4Candidate()
  private var previous: Unicode.Scalar?

  /// Whether nothing was left of the name.
  private(set) var isEmpty = true

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
      isEmpty = false
      address.endPart()
      previous = nil
    case .ascii(let byte):
      if ASCIISet.forbiddenInDomain.contains(byte) { return false }
      isEmpty = false
      address.append(byte)
      previous = Unicode.Scalar(byte)
    case .joiner:
      // Joiners make sense between letters of some scripts, none of which is ASCII (RFC 5892 appendix A).
      guard let previous, !previous.isASCII else { return false }
      address.append(nil)
    case .mark where previous == nil:
      return false
    case .mark, .other:
      isEmpty = false
      address.append(nil)
      previous = scalar
    }
    return true
  }

  /// Ends the last label.
  mutating func endLabel() { address.endPart() }
}
