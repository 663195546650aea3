/// Numbers as TOML 1.0 has them: of base 2, 8, 10 or 16, with `_` between digits.
enum TOMLNumber {
  /// The number in digits of base 10; nothing where it is none, or an integer of more than 64 bits.
  static func decimal(_ text: String) -> String? {
    let (sign, digits) = split(text)
    if digits == "inf" || digits == "nan" { return sign + digits }
    if digits.hasPrefix("0"), let radix = radix(of: digits) {
      guard sign.isEmpty, let plain = joined(digits.utf8.dropFirst(2), isDigit: isHexDigit) else {
        return nil
      }
      return Int(plain, radix: radix).map(String.init)
    }
    return decimal(sign, digits)
  }

  private static func decimal(_ sign: String, _ digits: Substring) -> String? {
    let exponent = digits.utf8.firstIndex { $0 | 0x20 == UInt8(ascii: "e") }
    let mantissa = digits[..<(exponent ?? digits.endIndex)]
    let point = mantissa.utf8.firstIndex(of: UInt8(ascii: "."))
    let whole = mantissa[..<(point ?? mantissa.endIndex)]
    guard let number = joined(whole.utf8, isDigit: ASCII.isDigit), number == "0" || !number.hasPrefix("0")
    else { return nil }
    if exponent == nil, point == nil { return Int(sign + number).map(String.init) }
    var text = (sign == "-" ? "-" : "") + number
    if let point {
      guard let fraction = joined(mantissa[point...].utf8.dropFirst(), isDigit: ASCII.isDigit) else {
        return nil
      }
      text += "." + fraction
    }
    if let exponent {
      let (sign, digits) = split(String(digits[exponent...].dropFirst()))
      guard let digits = joined(digits.utf8, isDigit: ASCII.isDigit) else { return nil }
      text += "e" + sign + digits
    }
    return text
  }

  private static func split(_ text: String) -> (sign: String, digits: Substring) {
    text.hasPrefix("-") || text.hasPrefix("+")
      ? (String(text.prefix(1)), text.dropFirst()) : ("", text[...])
  }

  private static func radix(of digits: Substring) -> Int? {
    switch digits.utf8.dropFirst().first {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "o"): 8
    case UInt8(ascii: "b"): 2
    default: nil
    }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    ASCII.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  /// The digits without the underscores between them; nothing where there are none, or an underscore stands elsewhere.
  private static func joined(
    _ text: some BidirectionalCollection<UInt8>, isDigit: (UInt8) -> Bool
  ) -> String? {
    let underscore = UInt8(ascii: "_")
    var digits: [UInt8] = []
    var last = underscore
    for byte in text {
      if byte == underscore, last == underscore { return nil }
      if byte != underscore {
        guard isDigit(byte) else { return nil }
        digits.append(byte)
      }
      last = byte
    }
    return last == underscore ? nil : String(decoding: digits, as: UTF8.self)
  }
}
