/// How a language sets quotation marks.
public struct Typography: Hashable, Sendable {
  let opening: [UInt8]
  let closing: [UInt8]
  let innerOpening: [UInt8]
  let innerClosing: [UInt8]

  /// The marks of a language, a BCP 47 tag such as `en` or `de-CH`; English ones for a language that is not known here.
  public init(language: String) {
    let tag = language.lowercased()
    let base = String(tag.prefix { $0 != "-" })
    let marks = (Self.marks[tag] ?? Self.marks[base] ?? ["“", "”", "‘", "’"]).map { Array($0.utf8) }
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
  private static let apostrophe = Array("’".utf8)
  private static let shortDash = Array("–".utf8)
  private static let longDash = Array("—".utf8)
  private static let ellipsis = Array("…".utf8)

  private let typography: Typography
  /// The last three bytes of the text before: they tell whether a mark opens or closes.
  private var before: UInt32 = 0x20
  /// Whether a single quotation mark is open.
  private var isInnerOpen = false
  /// Whether the mark that was set last opens.
  private var isBehindOpening = true

  init(_ typography: Typography) {
    self.typography = typography
  }

  /// Forgets the text before: a block starts.
  mutating func reset() {
    breakLine()
    isInnerOpen = false
  }

  /// A line starts.
  mutating func breakLine() { before = 0x20 }

  /// Code, an image or the like stands between two texts.
  mutating func pass() { before = UInt32(UInt8(ascii: "a")) }

  /// Text stands there that is not set.
  mutating func pass(_ text: ArraySlice<UInt8>) {
    before = tail(of: text)
  }

  /// Gives `write` a text, which goes on with `events`, piece by piece as it is set. What an author escaped stays, if it is the
  /// first character.
  mutating func set(
    _ slice: Slice, of source: [UInt8], before events: ArraySlice<Event>, _ write: (ArraySlice<UInt8>) -> Void
  ) {
    let text = source[slice.range]
    let endsWithMark = text.last == UInt8(ascii: "'") || text.last == UInt8(ascii: "\"")
    let next = endsWithMark ? Self.firstByte(of: events, in: source) : 0x20
    let isEscaped = slice.startsEscaped(in: source)
    var start = text.startIndex
    var index = isEscaped ? start + 1 : start
    while index < text.endIndex {
      guard let (mark, length) = mark(for: text[index], at: index, in: text, next) else {
        index += 1
        continue
      }
      write(text[start..<index])
      write(mark[...])
      index += length
      start = index
    }
    write(text[start...])
    pass(text)
  }

  /// The first byte of the text that starts with events; a letter for what is no text, and a space where nothing goes on.
  private static func firstByte(of events: ArraySlice<Event>, in source: [UInt8]) -> UInt8 {
    for event in events {
      switch event {
      case .text(let slice): if !slice.isEmpty { return source[Int(slice.start)] }
      case .begin(let element, _): return element.isInline ? UInt8(ascii: "a") : 0x20
      case .end(let element): if !element.isInline { return 0x20 }
      case .reference, .code, .markup: return UInt8(ascii: "a")
      default: return 0x20
      }
    }
    return 0x20
  }

  private mutating func mark(
    for byte: UInt8, at index: Int, in text: ArraySlice<UInt8>, _ next: UInt8
  ) -> ([UInt8], Int)? {
    switch byte {
    case UInt8(ascii: "\""):
      isBehindOpening = opens(index, text, next)
      return (isBehindOpening ? typography.opening : typography.closing, 1)
    case UInt8(ascii: "'"): return (innerMark(at: index, in: text, next), 1)
    case UInt8(ascii: "-"):
      if last(index, text) == UInt8(ascii: "-") { return nil }
      switch text[index...].prefix(4).prefix(while: { $0 == UInt8(ascii: "-") }).count {
      case 2: return (Self.shortDash, 2)
      case 3: return (Self.longDash, 3)
      default: return nil
      }
    case UInt8(ascii: "."):
      let dots = text[index...].prefix(4).prefix { $0 == UInt8(ascii: ".") }.count
      return dots == 3 && last(index, text) != UInt8(ascii: ".") ? (Self.ellipsis, 3) : nil
    default: return nil
    }
  }

  /// A single mark: what closes nothing is an apostrophe.
  private mutating func innerMark(at index: Int, in text: ArraySlice<UInt8>, _ next: UInt8) -> [UInt8] {
    isBehindOpening = opens(index, text, next)
    if isBehindOpening {
      if isDigit(index + 1, text) || isShortened(text[(index + 1)...]) { return Self.apostrophe }
      isInnerOpen = true
      return typography.innerOpening
    }
    let isWithinWord = index + 1 < text.endIndex ? text[index + 1].isOfWord : next.isOfWord
    if isWithinWord && last(index, text).isOfWord || !isInnerOpen { return Self.apostrophe }
    isInnerOpen = false
    return typography.innerClosing
  }

  /// The byte before another.
  private func last(_ index: Int, _ text: ArraySlice<UInt8>) -> UInt8 {
    index > text.startIndex ? text[index - 1] : UInt8(truncatingIfNeeded: before)
  }

  /// A mark opens behind space, dashes, what opens and what joins, and before anything but space.
  private func opens(_ index: Int, _ text: ArraySlice<UInt8>, _ next: UInt8) -> Bool {
    guard (index + 1 == text.endIndex ? next : text[index + 1]) > 0x20 else { return false }
    let last = last(index, text)
    if last == UInt8(ascii: "\"") || last == UInt8(ascii: "'") { return isBehindOpening }
    if last < 0x80 { return last <= 0x20 || "([{-/=".utf8.contains(last) }
    let tail = tail(of: text[..<index]) & 0xFF_FFFF
    return Self.openers.contains { $0 == ($0 > 0xFFFF ? tail : tail & 0xFFFF) }
  }

  /// The last three bytes up to the end of a text.
  private func tail(of text: ArraySlice<UInt8>) -> UInt32 {
    text.suffix(3).reduce(before) { $0 << 8 | UInt32($1) }
  }

  /// Spaces, dashes and opening marks beyond ASCII.
  private static let openers: [UInt32] = "\u{A0}\u{202F}\u{2009}\u{3000}–—¿¡«‹“„‘‚（［「『【《〈".map {
    $0.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// English words that begin with an apostrophe.
  private static let shortened = ["tis", "twas", "twere", "twill", "em", "til", "n"].map { Array($0.utf8) }

  /// Whether a text begins with one of them, and it does not stand between two marks.
  private func isShortened(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.prefix { $0.isOfWord }
    guard word.count < 6, text[word.endIndex...].first != UInt8(ascii: "'") else { return false }
    let small = word.map { $0 | 0x20 }
    return Self.shortened.contains(small)
  }

  private func isDigit(_ index: Int, _ text: ArraySlice<UInt8>) -> Bool {
    index < text.endIndex && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index])
  }
}

extension UInt8 {
  /// Whether it is of a letter or digit, or of what stands for one.
  fileprivate var isOfWord: Bool { isASCIIAlphanumeric || self >= 0x80 }
}
