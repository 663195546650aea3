/// A host that might turn out to be an IPv4 address, read part by part (URL §3.5, IPv4 parser).
struct IPv4Candidate {
  private var part = IPv4Part()
  private var lastPart = IPv4Part()
  private var parts = 0
  private var arePlain = true

  /// Whether the last part, or the one before an empty last part, is a number (URL §3.5, ends in a number checker).
  private(set) var endsInNumber = false

  /// Whether these are four decimal numbers from 0 to 255: the one notation without validation error.
  var isAddress: Bool { parts == 4 && arePlain }

  /// Adds a byte to the part; nothing stands for what is not ASCII.
  mutating func append(_ byte: UInt8?) { part.append(byte) }

  /// Ends the part, at a dot or at the end.
  mutating func endPart() {
    parts &+= 1
    if !part.isPlain { arePlain = false }
    endsInNumber = part.isNumber || part.isEmpty && lastPart.isNumber
    lastPart = part
    part = IPv4Part()
  }
}

/// A part of such a host.
private struct IPv4Part {
  private var count = 0
  private var value = 0
  private var isDecimal = true
  private var isHexadecimal = true
  private var startsWithZero = false

  var isEmpty: Bool { count == 0 }
  /// Whether it is a number in any notation.
  var isNumber: Bool { !isEmpty && (isDecimal || isHexadecimal && count > 1) }
  /// Whether it is a number as an address has it.
  var isPlain: Bool { !isEmpty && isDecimal && value < 256 && (count == 1 || !startsWithZero) }

  mutating func append(_ byte: UInt8?) {
    let byte = byte ?? 0
    if !byte.isDigit { isDecimal = false }
    switch count {
    case 0:
      startsWithZero = byte == UInt8(ascii: "0")
      isHexadecimal = startsWithZero
    case 1: isHexadecimal = isHexadecimal && byte.lowercase == UInt8(ascii: "x")
    default: isHexadecimal = isHexadecimal && byte.isHexDigit
    }
    value = min(value &* 10 &+ Int(byte & 0x0F), 256)
    count &+= 1
  }
}
