/// The URLs of style: `url()`, `src()`, `@import` and the strings of `image-set()` (CSS Values 4 §4.5, CSS Cascade 5 §2).
enum StyleLinks {
  /// Calls `body` for each URL, escapes resolved, with the place that it takes. Gives back where a comment, a string or a URL starts that
  /// has no end, and hides what is behind it. Style that has neither a bracket nor an at sign has no URL.
  @discardableResult
  static func forEach(in style: Bytes, _ body: (Bytes, LinkKind, Range<Int>) -> Void) -> Int? {
    guard style.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "@") }) else { return nil }
    var tokenizer = CSSTokenizer(style)
    var state = State()
    var unfinished: Int?
    while true {
      let token = tokenizer.next()
      if token.kind == .end { return unfinished ?? tokenizer.openComment }
      switch token.kind {
      case .badString, .badURL: unfinished = unfinished ?? token.offset
      case .whitespace: continue
      case .url: report(inside(token), state.isImport ? .styleSheet : .resource, body)
      case .string:
        if state.isImport { report(quoted(token), .styleSheet, body) }
        if state.isURL { report(quoted(token), state.isURLOfImport ? .styleSheet : .resource, body) }
      default: break
      }
      state.advance(token)
    }
  }

  /// What the token behind this one can be.
  private struct State {
    /// Whether `@import` was the last token.
    var isImport = false
    /// Whether a function whose strings are URLs is open.
    var isURL = false
    /// Whether that function stands behind `@import`.
    var isURLOfImport = false

    mutating func advance(_ token: CSSToken) {
      if token.kind == .function {
        isURLOfImport = isImport
        isURL = token.name.isOne(of: ["url", "src", "image-set", "-webkit-image-set"])
      } else if token.kind == .comma || token.kind == .dimension || token.kind == .url
        || token.kind == .string && !isURLOfImport
      {
        // Inside `image-set()` one string follows the other.
      } else {
        isURL = false
      }
      isImport = token.kind == .atKeyword && token.name.equals("import")
    }
  }

  /// The URL between the brackets of a `url()` without quotes.
  private static func inside(_ token: CSSToken) -> (url: Bytes, offset: Int) {
    let inside = token.text[4..<max(4, token.text.count - 1)]
    return (inside.trimmed, token.offset + 4 + inside.leadingWhitespace)
  }

  /// The text of a string without its quotes.
  private static func quoted(_ token: CSSToken) -> (url: Bytes, offset: Int) {
    (token.text[1..<max(1, token.text.count - 1)], token.offset + 1)
  }

  private static func report(
    _ found: (url: Bytes, offset: Int), _ kind: LinkKind, _ body: (Bytes, LinkKind, Range<Int>) -> Void
  ) {
    let place = found.offset..<(found.offset + found.url.count)
    guard found.url.contains(UInt8(ascii: "\\")) else { return body(found.url, kind, place) }
    CSSName(bytes: found.url).unescaped.withUnsafeBufferPointer { body(Bytes($0), kind, place) }
  }
}

extension Checker {
  /// Hands the URLs of a style sheet to a sink. Whatever is wrong with the sheet, every byte is looked at once. Gives back the
  /// offset of a comment, a string or a URL that has no end.
  public static func readStyleSheet(_ sheet: [UInt8], links: any LinkSink) -> Int? {
    sheet.withUnsafeBufferPointer { bytes in
      StyleLinks.forEach(in: Bytes(bytes)) { url, kind, place in
        if !url.isEmpty { links.link(url.view, kind, at: place.lowerBound) }
      }
    }
  }
}
