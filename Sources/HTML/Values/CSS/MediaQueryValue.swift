/// A media query list (Media Queries 4 §3), as `media` has it.
enum MediaQueryValue {
  private static let depthLimit = 32

  /// What is wrong with the value. An empty one applies everywhere.
  static func fault(in value: Bytes) -> ValueFault? {
    if value.isBlank { return nil }
    do throws(ShapeFault) {
      var cursor = CSSCursor(value)
      repeat {
        cursor.skipWhitespace()
        try query(&cursor)
        cursor.skipWhitespace()
      } while cursor.take(.comma)
      guard cursor.token.kind == .end else {
        throw ShapeFault.unexpected(cursor.token, expected: "a comma or the end")
      }
      return nil
    } catch {
      return error.fault(of: .badMediaQuery)
    }
  }

  /// A type and conditions, or conditions alone.
  private static func query(_ cursor: inout CSSCursor) throws(ShapeFault) {
    if cursor.token.kind == .leftParenthesis { return try condition(&cursor, allowsOr: true) }
    if cursor.token.isIdent("not") {
      var ahead = cursor
      ahead.advanceAndSkipWhitespace()
      if ahead.token.kind == .leftParenthesis { return try condition(&cursor, allowsOr: true) }
      cursor = ahead
    } else if cursor.token.isIdent("only") {
      cursor.advanceAndSkipWhitespace()
    }
    try mediaType(cursor.token)
    cursor.advance()
    cursor.skipWhitespace()
    guard cursor.token.isIdent("and") else {
      if cursor.token.kind == .function, cursor.token.name.equals("and") { throw missingSpace(cursor.token) }
      return
    }
    cursor.advanceAndSkipWhitespace()
    try condition(&cursor, allowsOr: false)
  }

  private static func missingSpace(_ keyword: CSSToken) -> ShapeFault {
    ShapeFault("there is no space behind \"\(keyword.name.bytes.text)\"", at: keyword.offset)
  }

  private static func mediaType(_ token: CSSToken) throws(ShapeFault) {
    guard token.kind == .ident, !token.name.isOne(of: ["and", "or", "not", "only", "layer"]) else {
      throw .unexpected(token, expected: "a media type or a condition")
    }
    if token.name.isOne(of: ["screen", "print", "all", "speech"]) { return }
    let name = token.name.bytes.text
    if token.name.isOne(of: ["aural", "braille", "embossed", "handheld", "projection", "tty", "tv"]) {
      let hint = "ask for a feature of the device, such as \"(hover: none)\""
      throw ShapeFault("the media type \"\(name)\" is deprecated", hint: hint, at: token.offset)
    }
    throw ShapeFault(
      "there is no media type \"\(name)\"", hint: "types are \"all\", \"print\", \"screen\" and \"speech\"",
      at: token.offset)
  }
}

// MARK: Conditions

extension MediaQueryValue {
  /// Conditions in parentheses, joined by `and` or by `or`, or one behind `not` (Media Queries 4 §3.1).
  static func condition(
    _ cursor: inout CSSCursor, allowsOr: Bool, depth: Int = 0
  ) throws(ShapeFault) {
    if cursor.token.isIdent("not") {
      cursor.advanceAndSkipWhitespace()
      return try inParentheses(&cursor, depth: depth)
    }
    try inParentheses(&cursor, depth: depth)
    var joinsByOr: Bool?
    while true {
      var ahead = cursor
      ahead.skipWhitespace()
      let keyword = ahead.token
      let isKeyword = keyword.kind == .ident || keyword.kind == .function
      let isOr = keyword.name.equals("or")
      guard isKeyword, isOr || keyword.name.equals("and") else { return }
      guard keyword.kind == .ident else { throw missingSpace(keyword) }
      guard joinsByOr != !isOr, allowsOr || !isOr else {
        throw ShapeFault("\"and\" and \"or\" stand side by side", hint: "use parentheses", at: keyword.offset)
      }
      joinsByOr = isOr
      ahead.advanceAndSkipWhitespace()
      cursor = ahead
      try inParentheses(&cursor, depth: depth)
    }
  }

  private static func inParentheses(_ cursor: inout CSSCursor, depth: Int) throws(ShapeFault) {
    guard cursor.token.kind == .leftParenthesis else {
      throw .unexpected(cursor.token, expected: "a condition in parentheses")
    }
    guard depth < depthLimit else { throw ShapeFault("it is nested too deep", at: cursor.token.offset) }
    cursor.advanceAndSkipWhitespace()
    if cursor.token.kind == .leftParenthesis || cursor.token.isIdent("not") {
      try condition(&cursor, allowsOr: true, depth: depth + 1)
    } else {
      try feature(&cursor)
    }
    cursor.skipWhitespace()
    guard cursor.take(.rightParenthesis) else { throw .unexpected(cursor.token, expected: "\")\"") }
  }
}
