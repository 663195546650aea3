#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a text may have that md4c does not know, found in one quick look at its bytes: a page that has none of it pays for
/// nothing else.
struct Signs {
  /// `[^`: a footnote, or a reference to one.
  private(set) var footnotes = false
  /// `*[`: an abbreviation is explained.
  private(set) var abbreviations = false
  /// `@` before a letter, behind a blank or a line end: a directive, or what looks like one.
  private(set) var directives = false
  /// `$$`: a formula, in a dialect that has some.
  private(set) var formulas = false
  /// `][`: a link by reference.
  private(set) var references = false
  /// `]:` more than once: definitions that may be of one name.
  private(set) var definitions = false
  /// `://`, `www.` or an `@` behind a name: an address that may be a link.
  private(set) var addresses = false
  /// How many `[` there are.
  private(set) var bracketCount = 0

  /// Nothing was found.
  init() {}

  /// Finds them in a text.
  init(in text: UnsafeBufferPointer<UInt8>, _ dialect: MarkdownDialect) {
    Self.forEachPlace(of: UInt8(ascii: "["), in: text) { index, next in
      bracketCount += 1
      if next == UInt8(ascii: "^") { footnotes = true }
      if index > 0, text[index - 1] == UInt8(ascii: "*") { abbreviations = true }
    }
    if bracketCount > 0 {
      var definitionCount = 0
      Self.forEachPlace(of: UInt8(ascii: "]"), in: text) { _, next in
        if next == UInt8(ascii: "[") { references = true }
        if next == UInt8(ascii: ":") { definitionCount += 1 }
      }
      definitions = definitionCount > 1
    }
    Self.forEachPlace(of: UInt8(ascii: "@"), in: text) { index, next in
      if (next | 0x20) &- UInt8(ascii: "a") < 26, index == 0 || text[index - 1] <= 0x20 { directives = true }
      if index > 0, text[index - 1].isMailNameByte { addresses = true }
    }
    if dialect.math { formulas = Self.hasPlace(of: UInt8(ascii: "$"), in: text) { $1 == UInt8(ascii: "$") } }
    if !addresses { addresses = BareAddress.hasWebSign(in: text) }
  }

  /// Whether something stands there that md4c would misread.
  var asksForEditing: Bool { footnotes || abbreviations || directives || formulas }

  /// Tells where a byte stands, and which one follows it; 0 if none does. The C library looks for it many bytes at a time.
  static func forEachPlace(
    of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, _ body: (_ index: Int, _ next: UInt8) -> Void
  ) {
    _ = hasPlace(of: byte, in: text) { index, next in
      body(index, next)
      return false
    }
  }

  /// Whether a byte stands at a place that is meant, which is told with the byte that follows it.
  @inline(__always)
  static func hasPlace(
    of byte: UInt8, in text: UnsafeBufferPointer<UInt8>, where isMeant: (_ index: Int, _ next: UInt8) -> Bool
  ) -> Bool {
    guard let base = text.baseAddress.map({ UnsafeRawPointer($0) }) else { return false }
    var start = 0
    while let place = memchr(base + start, CInt(byte), text.count - start) {
      let index = UnsafeRawPointer(place) - base
      start = index + 1
      if isMeant(index, start < text.count ? text[start] : 0) { return true }
    }
    return false
  }
}
