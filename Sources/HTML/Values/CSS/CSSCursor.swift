/// A place between tokens of CSS: what the parsers of values walk with. A copy of it is a place to come back to.
struct CSSCursor {
  private var tokenizer: CSSTokenizer
  /// The token that comes next.
  private(set) var token: CSSToken

  init(_ bytes: Bytes) {
    tokenizer = CSSTokenizer(bytes)
    token = tokenizer.next()
  }

  /// Where the comment starts that has no end.
  var openComment: Int? { tokenizer.openComment }

  /// Goes behind the next token.
  mutating func advance() {
    token = tokenizer.next()
  }

  /// Goes behind whitespace, and says whether there was any.
  @discardableResult
  mutating func skipWhitespace() -> Bool {
    guard token.kind == .whitespace else { return false }
    while token.kind == .whitespace { advance() }
    return true
  }

  /// Goes behind the next token and the whitespace behind it.
  mutating func advanceAndSkipWhitespace() {
    advance()
    skipWhitespace()
  }

  /// Goes behind the next token if it is of this kind, and says whether it was.
  mutating func take(_ kind: CSSToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  /// Goes behind the bracket that closes the block the cursor is in, and says whether there is one.
  mutating func skipToEndOfBlock() -> Bool {
    var depth = 0
    while true {
      if token.kind == .end || token.kind == .badString || token.kind == .badURL { return false }
      if token.opens { depth += 1 }
      let closes =
        token.kind == .rightParenthesis || token.kind == .rightBracket || token.kind == .rightBrace
      advance()
      if closes {
        if depth == 0 { return true }
        depth -= 1
      }
    }
  }
}
