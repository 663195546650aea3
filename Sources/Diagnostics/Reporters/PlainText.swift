/// Text for a terminal, a log or a line of a document, where control characters would act instead of being seen.
enum PlainText {
  /// The text with a visible sign for each control character: none ends a line, moves the cursor or turns the direction.
  static func visible(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeControl) else { return text }
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { visible.append(sign(for: scalar)) }
    return String(visible)
  }

  /// The first bytes of a text that is longer than `limit`, without half a character, and an ellipsis.
  static func shortened(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var end = text.utf8.index(text.startIndex, offsetBy: limit)
    while end > text.startIndex, text.utf8[end] & 0xC0 == 0x80 { end = text.utf8.index(before: end) }
    return "\(text[..<end])…"
  }

  /// The bytes that control characters of C0, C1 and those of direction start with, and some others.
  private static func mayBeControl(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  /// What is shown for a character: itself, unless it is a control character.
  static func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: scalar
    }
  }
}
