import Markup

/// How a language sets quotation marks.
public struct Typography: Hashable, Sendable {
  let opening: String
  let closing: String
  let innerOpening: String
  let innerClosing: String

  /// The marks of a language, a BCP 47 tag such as `en` or `de-CH`; English ones for a language that is not known here.
  public init(language: String) {
    let tag = language.lowercased()
    let base = String(tag.prefix { $0 != "-" })
    let marks = Self.marks[tag] ?? Self.marks[base] ?? ["“", "”", "‘", "’"]
    (opening, closing, innerOpening, innerClosing) = (marks[0], marks[1], marks[2], marks[3])
  }

  /// Quotation marks by language (Unicode CLDR, `delimiters`).
  private static let marks: [String: [String]] = [
    "de": ["„", "“", "‚", "‘"], "de-ch": ["«", "»", "‹", "›"], "de-li": ["«", "»", "‹", "›"],
    "fr": ["«\u{202F}", "\u{202F}»", "“", "”"], "fr-ch": ["«", "»", "‹", "›"],
    "es": ["«", "»", "“", "”"], "it": ["«", "»", "“", "”"], "pt": ["“", "”", "‘", "’"],
    "pt-pt": ["«", "»", "“", "”"], "nl": ["‘", "’", "“", "”"], "sv": ["”", "”", "’", "’"],
    "fi": ["”", "”", "’", "’"], "da": ["“", "”", "‘", "’"], "nb": ["«", "»", "‘", "’"],
    "no": ["«", "»", "‘", "’"], "nn": ["«", "»", "‘", "’"], "pl": ["„", "”", "«", "»"],
    "cs": ["„", "“", "‚", "‘"], "sk": ["„", "“", "‚", "‘"], "hu": ["„", "”", "»", "«"],
    "ro": ["„", "”", "«", "»"], "ru": ["«", "»", "„", "“"], "uk": ["«", "»", "„", "“"],
    "bg": ["„", "“", "’", "’"], "el": ["«", "»", "“", "”"], "ja": ["「", "」", "『", "』"],
    "zh": ["“", "”", "‘", "’"], "zh-hant": ["「", "」", "『", "』"], "zh-tw": ["「", "」", "『", "』"],
  ]
}

/// Sets text: quotation marks, apostrophes, dashes and dots.
struct TypeSetter {
  private let typography: Typography
  /// The last byte of text before: it tells whether a mark opens or closes.
  private var last: UInt8 = 0x20

  init(_ typography: Typography) {
    self.typography = typography
  }

  /// Forgets the text before: a block starts.
  mutating func reset() { last = 0x20 }

  /// Code, an image or the like stands between two texts.
  mutating func pass() { last = UInt8(ascii: "a") }

  mutating func write(_ text: ArraySlice<UInt8>, to writer: inout MarkupWriter) {
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      let byte = text[index]
      guard let (mark, length) = mark(for: byte, at: index, in: text) else {
        last = byte
        index += 1
        continue
      }
      writer.writeEscaped(text[start..<index])
      writer.write(mark.utf8)
      last = text[index + length - 1]
      index += length
      start = index
    }
    writer.writeEscaped(text[start...])
  }

  private func mark(for byte: UInt8, at index: Int, in text: ArraySlice<UInt8>) -> (String, Int)? {
    switch byte {
    case UInt8(ascii: "\""):
      return (opens(index, text) ? typography.opening : typography.closing, 1)
    case UInt8(ascii: "'"):
      let opens = opens(index, text) && !isDigit(index + 1, text)
      return (opens ? typography.innerOpening : isWithinWord(index, text) ? "’" : typography.innerClosing, 1)
    case UInt8(ascii: "-"):
      if last == UInt8(ascii: "-") { return nil }
      switch text[index...].prefix(4).prefix(while: { $0 == UInt8(ascii: "-") }).count {
      case 2: return ("–", 2)
      case 3: return ("—", 3)
      default: return nil
      }
    case UInt8(ascii: "."):
      let dots = text[index...].prefix(4).prefix { $0 == UInt8(ascii: ".") }.count
      return dots == 3 && last != UInt8(ascii: ".") ? ("…", 3) : nil
    default: return nil
    }
  }

  /// A mark opens behind space and brackets, and before anything but space.
  private func opens(_ index: Int, _ text: ArraySlice<UInt8>) -> Bool {
    let isBehindSpace = last <= 0x20 || "([{-\"'".utf8.contains(last)
    return isBehindSpace && (index + 1 == text.endIndex || text[index + 1] > 0x20)
  }

  private func isDigit(_ index: Int, _ text: ArraySlice<UInt8>) -> Bool {
    index < text.endIndex && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index])
  }

  private func isWithinWord(_ index: Int, _ text: ArraySlice<UInt8>) -> Bool {
    let next = index + 1 < text.endIndex ? text[index + 1] : 0x20
    return (last.isASCIIAlphanumeric || last >= 0x80) && (next.isASCIIAlphanumeric || next >= 0x80)
  }
}
