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

  /// Nothing was found.
  init() {}

  init(in text: UnsafeBufferPointer<UInt8>) {
    guard text.count > 1 else { return }
    var counts = SIMD8<UInt32>()
    var start = 0
    while start < text.count - 1 {
      let end = min(start + 255, text.count - 1)
      counts &+= Self.count(in: text, start, end)
      start = end
    }
    footnotes = counts[0] > 0
    abbreviations = counts[1] > 0
    directives = counts[2] > 0
    references = counts[3] > 0
    definitions = counts[4] > 1
  }

  /// Whether something stands there that md4c would misread.
  var asksForEditing: Bool { footnotes || abbreviations || directives }

  /// Counts in bytes, at most 255 at once, so that the loop works on many of them in one step.
  private static func count(
    in text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> SIMD8<UInt32> {
    var (footnotes, abbreviations, directives): (UInt8, UInt8, UInt8) = (0, 0, 0)
    var (references, definitions): (UInt8, UInt8) = (0, 0)
    for index in start..<end {
      let (byte, next) = (text[index], text[index &+ 1])
      let opens: UInt8 = next == UInt8(ascii: "[") ? 1 : 0
      let closes: UInt8 = byte == UInt8(ascii: "]") ? 1 : 0
      footnotes &+= (byte == UInt8(ascii: "[") ? 1 : 0) & (next == UInt8(ascii: "^") ? 1 : 0)
      abbreviations &+= (byte == UInt8(ascii: "*") ? 1 : 0) & opens
      directives &+= (byte == UInt8(ascii: "@") ? 1 : 0) & (next &- UInt8(ascii: "A") < 26 ? 1 : 0)
      references &+= closes & opens
      definitions &+= closes & (next == UInt8(ascii: ":") ? 1 : 0)
    }
    return [
      UInt32(footnotes), UInt32(abbreviations), UInt32(directives), UInt32(references), UInt32(definitions),
      0, 0, 0,
    ]
  }
}
