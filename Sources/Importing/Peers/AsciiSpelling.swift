import Foundation

/// Text in the letters of ASCII, as far as they have any: `Zürich` is `Zurich`.
enum AsciiSpelling {
  private static let words: [Character: String] = [
    "ß": "ss", "æ": "ae", "Æ": "AE", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "OE", "ł": "l", "Ł": "L", "đ": "d",
    "ð": "d", "þ": "th", "ı": "i", "’": "'", "–": "-", "—": "--",
  ]

  /// Text without accents; letters that are others stay.
  static func unaccented(_ text: String) -> String {
    text.folding(options: .diacriticInsensitive, locale: nil)
  }

  static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    return unaccented(text).map { words[$0] ?? String($0) }.joined()
  }
}
