/// What a text may have that md4c does not know, found in one quick look at its bytes: a page that has none of it pays for
/// nothing else.
struct Signs {
  /// `[^`: a footnote, or a reference to one.
  private(set) var footnotes = false
  /// `*[`: an abbreviation is explained.
  private(set) var abbreviations = false
  /// `@` before a capital: a directive.
  private(set) var directives = false
  /// `][`: a link by reference.
  private(set) var references = false
  /// `]:` more than once: definitions that may be of one name.
  private(set) var definitions = false
  /// How many `[` there are.
  private(set) var bracketCount = 0
  private var definitionCount = 0

  /// Nothing was found.
  init() {}

  init(in text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    if let base = text.baseAddress.map({ UnsafeRawPointer($0) }) {
      while start + 8 <= text.count {
        if start + Self.runCount <= text.count, !Self.hasMark(in: text, from: start) {
          start += Self.runCount
          continue
        }
        let word = base.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        if Self.hasMark(word) { look(at: text, start..<(start + 8)) }
        start += 8
      }
    }
    look(at: text, start..<text.count)
    definitions = definitionCount > 1
  }

  /// Whether something stands there that md4c would misread.
  var asksForEditing: Bool { footnotes || abbreviations || directives }

  private static let runCount = 32

  /// Whether one of 32 bytes may be `[`, `]` or `@`. The least of the differences says so, for which the compiler looks at many
  /// bytes at once.
  @inline(__always)
  private static func hasMark(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    var least = UInt8.max
    for index in start..<(start + runCount) {
      let byte = text[index]
      least = min(least, min((byte ^ UInt8(ascii: "[")) & 0xF9, byte ^ UInt8(ascii: "@")))
    }
    return least == 0
  }

  /// Whether one of eight bytes may be `[`, `]` or `@`: a byte that becomes zero borrows from its highest bit.
  private static func hasMark(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // Brackets differ in two bits; Y and _ are between them and are looked at for nothing, but seldom.
    let brackets = (word ^ (ones &* UInt64(UInt8(ascii: "[")))) & (ones &* 0xF9)
    let calls = word ^ (ones &* UInt64(UInt8(ascii: "@")))
    return ((brackets &- ones) & ~brackets | (calls &- ones) & ~calls) & (ones << 7) != 0
  }

  /// Looks at each byte of a range, and at those around it.
  private mutating func look(at text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    for index in range {
      let next = index + 1 < text.count ? text[index + 1] : 0
      switch text[index] {
      case UInt8(ascii: "["):
        bracketCount += 1
        if next == UInt8(ascii: "^") { footnotes = true }
        if index > 0, text[index - 1] == UInt8(ascii: "*") { abbreviations = true }
      case UInt8(ascii: "]"):
        if next == UInt8(ascii: "[") { references = true }
        if next == UInt8(ascii: ":") { definitionCount += 1 }
      case UInt8(ascii: "@"): if next &- UInt8(ascii: "A") < 26 { directives = true }
      default: break
      }
    }
  }
}
