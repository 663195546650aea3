/// The labels of a domain that stand for others, with `xn--` in front (RFC 3492).
enum Punycode {
  /// Whether each label of `domain` that starts with `xn--` is the Punycode of a label that may be in a domain.
  static func isValid(inLabelsOf domain: Bytes) -> Bool {
    var start = 0
    while start <= domain.count {
      var end = start
      while end < domain.count, domain[end] != UInt8(ascii: ".") { end &+= 1 }
      let label = domain[start..<end]
      if label.startsIgnoringCase("xn--"), !isValid(label[4..<label.count]) { return false }
      start = end &+ 1
    }
    return true
  }

  /// Whether the text decodes to a label with at least one code point that is not ASCII, and none that UTS 46 maps or
  /// disallows. The label itself is not made: where a code point goes does not matter.
  private static func isValid(_ text: Bytes) -> Bool {
    let basicCount = text.lastIndex(of: UInt8(ascii: "-")) ?? 0
    var input = text[(basicCount == 0 ? 0 : basicCount &+ 1)..<text.count]
    if input.isEmpty { return false }
    var length = basicCount
    var state = 0
    var codePoint = 0x80
    var bias = 72
    while !input.isEmpty {
      guard let delta = readInteger(from: &input, bias: bias) else { return false }
      length &+= 1
      bias = adapted(delta, length, isFirst: length == basicCount &+ 1)
      state &+= delta
      codePoint &+= state / length
      guard codePoint <= 0x10FFFF, let scalar = Unicode.Scalar(UInt32(codePoint)), isValid(scalar) else {
        return false
      }
      state = state % length &+ 1
    }
    return true
  }

  /// Whether UTS 46 leaves the code point as it is.
  private static func isValid(_ scalar: Unicode.Scalar) -> Bool {
    switch DomainCodePoint(scalar) {
    case .mark, .joiner, .other: break
    case .ascii, .ignored, .disallowed: return false
    }
    // Sharp s, final sigma and the joiners are kept, although case folding changes them.
    switch scalar.value {
    case 0xDF, 0x3C2, 0x200C, 0x200D: return true
    default: return !scalar.properties.changesWhenNFKCCaseFolded
    }
  }

  /// A generalized variable-length integer (RFC 3492 §3.3); nothing where it does not end or is too large.
  private static func readInteger(from input: inout Bytes, bias: Int) -> Int? {
    var result = 0
    var weight = 1
    var threshold = 36
    for index in 0..<input.count {
      guard let digit = digit(input[index]) else { return nil }
      result &+= digit &* weight
      let least = min(max(threshold &- bias, 1), 26)
      if digit < least {
        input = input[(index &+ 1)..<input.count]
        return result
      }
      weight &*= 36 &- least
      threshold &+= 36
      if result > 0x7FFF_FFFF || weight > 0x7FFF_FFFF { return nil }
    }
    return nil
  }

  private static func digit(_ byte: UInt8) -> Int? {
    if byte.isLetter { return Int(byte.lowercase &- UInt8(ascii: "a")) }
    return byte.isDigit ? Int(byte & 0x0F) &+ 26 : nil
  }

  /// The bias after a delta (RFC 3492 §3.4).
  private static func adapted(_ delta: Int, _ length: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta &+= delta / length
    var threshold = 0
    while delta > 455 {
      delta /= 35
      threshold &+= 36
    }
    return threshold &+ 36 &* delta / (delta &+ 38)
  }
}
