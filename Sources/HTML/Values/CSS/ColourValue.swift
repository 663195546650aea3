/// A colour of CSS (CSS Color 4 §4, CSS Color 5).
enum ColourValue {
  private static let depthLimit = 8

  /// What is wrong with the value.
  static func fault(in value: Bytes) -> ValueFault? {
    do throws(ShapeFault) {
      var cursor = CSSCursor(value)
      cursor.skipWhitespace()
      try colour(&cursor, depth: 0)
      cursor.skipWhitespace()
      guard cursor.token.kind == .end else {
        throw ShapeFault.unexpected(cursor.token, expected: "the end")
      }
      return nil
    } catch {
      return error.fault(of: .badCSSColour)
    }
  }

  /// Reads a colour.
  static func colour(_ cursor: inout CSSCursor, depth: Int) throws(ShapeFault) {
    let token = cursor.token
    switch token.kind {
    case .hash:
      guard isHexadecimal(token) else {
        throw ShapeFault(
          "\"\(token.text.text)\" is no colour", hint: "write 3, 4, 6 or 8 hexadecimal digits behind \"#\"",
          at: token.offset)
      }
      cursor.advance()
    case .ident:
      guard isName(token.name) else {
        throw ShapeFault("there is no colour \"\(token.text.text)\"", at: token.offset)
      }
      cursor.advance()
    case .function where depth < depthLimit:
      try function(&cursor, depth: depth)
    default:
      throw .unexpected(token, expected: "a colour")
    }
  }

  /// Whether a hash is a colour: 3, 4, 6 or 8 digits.
  static func isHexadecimal(_ hash: CSSToken) -> Bool {
    let digits = hash.name.bytes
    let isLong = digits.count == 6 || digits.count == 8
    return (isLong || digits.count == 3 || digits.count == 4) && digits.allSatisfy(\.isHexDigit)
  }

  /// Reads a function that gives a colour.
  private static func function(_ cursor: inout CSSCursor, depth: Int) throws(ShapeFault) {
    let function = cursor.token
    let name = function.name
    cursor.advanceAndSkipWhitespace()
    if name.isOne(of: ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"]) {
      if cursor.token.isIdent("from") { return try skipToEnd(of: function, &cursor) }
      try ColourComponents.read(of: name, &cursor)
    } else if name.equals("color-mix") {
      try mix(&cursor, depth: depth + 1)
    } else if name.equals("light-dark") {
      try colour(&cursor, depth: depth + 1)
      cursor.skipWhitespace()
      guard cursor.take(.comma) else { throw .unexpected(cursor.token, expected: "a comma") }
      cursor.skipWhitespace()
      try colour(&cursor, depth: depth + 1)
    } else if name.isOne(of: ["device-cmyk", "contrast-color", "alpha", "var", "env"]) {
      return try skipToEnd(of: function, &cursor)
    } else {
      throw ShapeFault("there is no colour function \"\(function.text.text))\"", at: function.offset)
    }
    cursor.skipWhitespace()
    guard cursor.take(.rightParenthesis) else { throw .unexpected(cursor.token, expected: "\")\"") }
  }

  private static func skipToEnd(of function: CSSToken, _ cursor: inout CSSCursor) throws(ShapeFault) {
    guard cursor.skipToEndOfBlock() else {
      throw ShapeFault("\"\(function.text.text)\" has no end", at: function.offset)
    }
  }

  /// `in` a colour space, and two colours or more with their shares (CSS Color 5 §3).
  private static func mix(_ cursor: inout CSSCursor, depth: Int) throws(ShapeFault) {
    if cursor.token.isIdent("in") {
      while cursor.token.kind == .ident { cursor.advanceAndSkipWhitespace() }
      guard cursor.take(.comma) else { throw .unexpected(cursor.token, expected: "a comma") }
      cursor.skipWhitespace()
    }
    var count = 0
    repeat {
      cursor.skipWhitespace()
      try share(&cursor)
      try colour(&cursor, depth: depth)
      cursor.skipWhitespace()
      try share(&cursor)
      count += 1
    } while cursor.take(.comma)
    if count < 2 { throw .unexpected(cursor.token, expected: "another colour") }
  }

  private static func share(_ cursor: inout CSSCursor) throws(ShapeFault) {
    if CSSMath.starts(at: cursor.token) {
      _ = try CSSMath.function(&cursor)
    } else if cursor.token.kind == .percentage {
      cursor.advance()
    }
    cursor.skipWhitespace()
  }
}

/// The numbers between the parentheses of a colour function (CSS Color 4 §5–§10).
struct ColourComponents {
  private let function: CSSName
  private var count = 0
  private var hasCommas = false
  private var startsWithNone = false

  /// Reads them, up to the parenthesis.
  static func read(of function: CSSName, _ cursor: inout CSSCursor) throws(ShapeFault) {
    var components = ColourComponents(function: function)
    if function.equals("color") {
      guard cursor.token.kind == .ident else {
        throw .unexpected(cursor.token, expected: "the name of a colour space")
      }
      cursor.advanceAndSkipWhitespace()
    }
    while components.count < 3 { try components.next(&cursor) }
    try components.alpha(&cursor)
  }

  private init(function: CSSName) {
    self.function = function
  }

  private mutating func next(_ cursor: inout CSSCursor) throws(ShapeFault) {
    if count > 0 {
      let hasComma = cursor.take(.comma)
      cursor.skipWhitespace()
      if count == 1 { hasCommas = hasComma && function.isOne(of: ["rgb", "rgba", "hsl", "hsla"]) }
      guard hasComma == hasCommas, !hasCommas || !startsWithNone else {
        throw .unexpected(
          cursor.token, expected: hasCommas ? "a comma" : "a number without a comma before it")
      }
    }
    if count == 0 { startsWithNone = cursor.token.isIdent("none") }
    try component(&cursor, mayBeAngle: isHue)
    count += 1
  }

  /// Whether the next component is a hue.
  private var isHue: Bool {
    count == 0 && function.isOne(of: ["hsl", "hsla", "hwb"])
      || count == 2 && function.isOne(of: ["lch", "oklch"])
  }

  private mutating func alpha(_ cursor: inout CSSCursor) throws(ShapeFault) {
    let separates =
      hasCommas ? cursor.token.kind == .comma : cursor.token.isDelimiter(UInt8(ascii: "/"))
    guard separates else { return }
    cursor.advanceAndSkipWhitespace()
    try component(&cursor, mayBeAngle: false)
  }

  private func component(_ cursor: inout CSSCursor, mayBeAngle: Bool) throws(ShapeFault) {
    let token = cursor.token
    if CSSMath.starts(at: token) {
      _ = try CSSMath.function(&cursor)
    } else {
      switch token.kind {
      case .number, .percentage: break
      case .dimension where mayBeAngle && CSSMathType(unit: token.name) == .angle: break
      case .ident where token.name.equals("none") && !hasCommas: break
      default: throw .unexpected(token, expected: "a number or a percentage")
      }
      cursor.advance()
    }
    cursor.skipWhitespace()
  }
}
