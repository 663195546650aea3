/// Text as XML 1.0 writes it.
enum XMLText {
  /// The text as the value of an attribute, without the quotation marks. What XML cannot carry becomes U+FFFD (§2.2); line
  /// ends and tabs are written by number, so that they are not normalised away (§3.3.3).
  static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  /// The text as the content of an element.
  static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    guard text.utf8.contains(where: mayBeSpecial) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"" where isAttribute: escaped += "&quot;"
      case "\r": escaped += "&#13;"
      case "\n" where isAttribute: escaped += "&#10;"
      case "\t" where isAttribute: escaped += "&#9;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The bytes of what is escaped, and the first one of U+FFFE.
  private static func mayBeSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0xEF, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    default: false
    }
  }
}
