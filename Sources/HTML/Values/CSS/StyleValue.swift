/// Style: what `style` attributes and `style` elements hold (CSS Syntax 3 §5). Only what every browser drops is wrong:
/// unknown properties and values may be new ones.
enum StyleValue {
  private static let depthLimit = 64

  /// What is wrong with declarations, as a `style` attribute has them.
  static func faultOfDeclarations(in value: Bytes) -> ValueFault? {
    if value.isBlank { return nil }
    var cursor = CSSCursor(value)
    do throws(StyleFault) {
      while cursor.token.kind != .end {
        try declarationOrRule(&cursor, depth: depthLimit)
        if cursor.token.kind == .rightBrace {
          throw StyleFault(ShapeFault("\"}\" closes nothing", at: cursor.token.offset))
        }
      }
      try checkEnd(of: cursor)
      return nil
    } catch {
      return error.fault
    }
  }

  /// What is wrong with a style sheet, as a `style` element has it.
  static func faultOfSheet(in text: Bytes) -> ValueFault? {
    if text.isBlank { return nil }
    var cursor = CSSCursor(text)
    do throws(StyleFault) {
      while true {
        skipCommentMarks(&cursor)
        if cursor.token.kind == .end {
          try checkEnd(of: cursor)
          return nil
        }
        if cursor.token.kind == .rightBrace {
          throw StyleFault(ShapeFault("\"}\" closes nothing", at: cursor.token.offset))
        }
        try rule(&cursor, depth: 0)
      }
    } catch {
      return error.fault
    }
  }

  /// Where style ends in a comment, more was meant to be read.
  private static func checkEnd(of cursor: CSSCursor) throws(StyleFault) {
    guard let start = cursor.openComment else { return }
    throw StyleFault(ShapeFault("a comment has no end", hint: "write */ where it ends", at: start))
  }

  /// Goes behind whitespace, `<!--` and `-->`, which may stand between the rules of a sheet.
  private static func skipCommentMarks(_ cursor: inout CSSCursor) {
    while cursor.token.kind == .whitespace || cursor.token.isDelimiter(UInt8(ascii: "<"))
      || cursor.token.isDelimiter(UInt8(ascii: ">")) || cursor.token.isDelimiter(UInt8(ascii: "!"))
      || cursor.token.text.equals("--")
    {
      cursor.advance()
    }
  }

  /// Reads a rule, with its block or up to its semicolon.
  private static func rule(_ cursor: inout CSSCursor, depth: Int) throws(StyleFault) {
    let start = cursor.token
    let isAtRule = start.kind == .atKeyword
    if !isAtRule { try selector(startingWith: start) }
    try skipPrelude(&cursor)
    switch cursor.token.kind {
    case .semicolon where isAtRule: cursor.advance()
    case .leftBrace:
      try block(&cursor, depth: depth + 1)
    case .end where isAtRule: break
    default: throw StyleFault(.unexpected(cursor.token, expected: "\"{\" of a rule"))
    }
  }

  /// Reads from the brace that opens a block to the one that closes it. CSS closes it at the end by itself: all that follows is
  /// in the block then, or was cut off.
  private static func block(_ cursor: inout CSSCursor, depth: Int) throws(StyleFault) {
    guard depth < depthLimit else {
      throw StyleFault(ShapeFault("it is nested too deep", at: cursor.token.offset))
    }
    let start = cursor.token
    cursor.advance()
    while cursor.token.kind != .end {
      if cursor.take(.rightBrace) { return }
      try declarationOrRule(&cursor, depth: depth)
    }
    throw unclosed(start)
  }

  /// Reads a declaration and its semicolon, or a rule nested here (CSS Nesting 1).
  private static func declarationOrRule(_ cursor: inout CSSCursor, depth: Int) throws(StyleFault) {
    cursor.skipWhitespace()
    let start = cursor.token
    if cursor.take(.semicolon) || start.kind == .end || start.kind == .rightBrace { return }
    if start.kind == .atKeyword { return try rule(&cursor, depth: depth) }
    let declaration = cursor
    var ahead = cursor
    try skipPrelude(&ahead)
    if ahead.token.kind == .leftBrace, !start.text.startsIgnoringCase("--"), depth < depthLimit {
      try selector(startingWith: start)
      cursor = ahead
      return try block(&cursor, depth: depth + 1)
    }
    cursor = declaration
    try property(&cursor)
    let isCustom = start.text.startsIgnoringCase("--")
    while cursor.token.kind == .leftBrace
      || cursor.token.kind != .semicolon && cursor.token.kind != .rightBrace
        && cursor.token.kind != .end
    {
      if cursor.token.kind == .hash, !isCustom { try colour(cursor.token) }
      try skipToken(&cursor)
    }
    _ = cursor.take(.semicolon)
  }

  /// A selector starts with no digit, and neither do the names of ids and classes in it (Selectors 4 §17).
  private static func selector(startingWith token: CSSToken) throws(StyleFault) {
    let isName = token.kind == .hash && token.name.bytes.first?.isDigit ?? false
    guard isName || token.kind == .number || token.kind == .dimension else { return }
    throw StyleFault(ShapeFault("a selector cannot start with \"\(token.text.text)\"", at: token.offset))
  }

  /// What a hash in a value can be but a colour nobody knows.
  private static func colour(_ token: CSSToken) throws(StyleFault) {
    guard !ColourValue.isHexadecimal(token) else { return }
    throw StyleFault(
      ShapeFault(
        "\"\(token.text.text)\" is no colour", hint: "write 3, 4, 6 or 8 hexadecimal digits behind \"#\"",
        at: token.offset))
  }

  /// Reads a property and its colon.
  private static func property(_ cursor: inout CSSCursor) throws(StyleFault) {
    let name = cursor.token
    guard name.kind == .ident else {
      throw StyleFault(.unexpected(name, expected: "a property"))
    }
    cursor.advanceAndSkipWhitespace()
    guard cursor.take(.colon) else {
      throw StyleFault(.unexpected(cursor.token, expected: "\":\" behind \"\(name.text.text)\""))
    }
    cursor.skipWhitespace()
    if name.text.startsIgnoringCase("--") { return }
    let isEmpty =
      cursor.token.kind == .end || cursor.token.kind == .semicolon || cursor.token.kind == .rightBrace
    if isEmpty { throw StyleFault(.unexpected(cursor.token, expected: "a value of \"\(name.text.text)\"")) }
    if let property = CSSProperty.meant(by: name.name) {
      let reason = "there is no property \"\(name.text.text)\""
      throw StyleFault(
        ShapeFault(reason, hint: "did you mean \"\(property)\"?", at: name.offset), of: .misspeltProperty)
    }
  }

  /// Goes to what ends the prelude of a rule, or a declaration.
  private static func skipPrelude(_ cursor: inout CSSCursor) throws(StyleFault) {
    while true {
      switch cursor.token.kind {
      case .end, .semicolon, .leftBrace, .rightBrace: return
      default: try skipToken(&cursor)
      }
    }
  }

  /// Goes behind a token, or a block and all that is in it.
  private static func skipToken(_ cursor: inout CSSCursor) throws(StyleFault) {
    let token = cursor.token
    switch token.kind {
    case .badString: throw StyleFault(ShapeFault("a string has no end", at: token.offset))
    case .badURL: throw StyleFault(ShapeFault("a URL has no end or needs quotes", at: token.offset))
    case .rightParenthesis, .rightBracket:
      throw StyleFault(ShapeFault("\"\(token.text.text)\" closes nothing", at: token.offset))
    default: cursor.advance()
    }
    guard token.opens, !cursor.skipToEndOfBlock() else { return }
    if cursor.token.kind == .end { throw unclosed(token) }
    try skipToken(&cursor)
  }

  private static func unclosed(_ token: CSSToken) -> StyleFault {
    StyleFault(ShapeFault("\"\(token.text.text)\" is never closed", at: token.offset))
  }
}

/// What is wrong with style, and the rule it breaks.
private struct StyleFault: Error {
  let fault: ValueFault

  init(_ fault: ShapeFault, of rule: Rule = .badStyle) {
    self.fault = fault.fault(of: rule)
  }
}
