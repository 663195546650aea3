/// The types of CSS values that math functions calculate with (CSS Values 4 §10.9).
enum CSSMathType {
  /// A plain number.
  case number
  /// A length.
  case length
  /// A percentage.
  case percentage
  /// An angle.
  case angle
  /// A resolution.
  case resolution
  /// A time, a frequency, a flexible length.
  case other
  /// Nobody knows: an unknown function.
  case unknown

  /// The type of a number with this unit; nothing if no specification has the unit.
  init?(unit: CSSName) {
    if unit.isOne(of: CSSMathType.lengthUnits) {
      self = .length
    } else if unit.isOne(of: ["deg", "grad", "rad", "turn"]) {
      self = .angle
    } else if unit.isOne(of: ["dpi", "dpcm", "dppx", "x"]) {
      self = .resolution
    } else if unit.isOne(of: ["s", "ms", "hz", "khz", "fr"]) {
      self = .other
    } else {
      return nil
    }
  }

  /// The units of lengths (CSS Values 4 §6, CSS Conditional 5 §6).
  private static let lengthUnits: [StaticString] = [
    "px", "em", "rem", "vw", "vh", "ch", "ex", "cm", "mm", "q", "in", "pt", "pc", "vmin", "vmax", "cap", "ic",
    "lh", "rcap", "rch", "rex", "ric", "rlh", "vi", "vb", "svw", "svh", "svi", "svb", "svmin", "svmax", "lvw",
    "lvh", "lvi", "lvb", "lvmin", "lvmax", "dvw", "dvh", "dvi", "dvb", "dvmin", "dvmax", "cqw", "cqh", "cqi",
    "cqb", "cqmin", "cqmax",
  ]
}

/// Reads math functions, and finds out what they give (CSS Values 4 §10).
struct CSSMath {
  private static let depthLimit = 32
  private static let sameType: [StaticString] = [
    "calc", "min", "max", "clamp", "round", "mod", "rem", "abs", "hypot",
  ]
  private static let toNumber: [StaticString] = ["sign", "sin", "cos", "tan", "pow", "sqrt", "log", "exp"]
  private static let toAngle: [StaticString] = ["asin", "acos", "atan", "atan2"]

  /// Whether a token starts a math function.
  static func starts(at token: CSSToken) -> Bool {
    token.kind == .function
      && (token.name.isOne(of: sameType) || token.name.isOne(of: toNumber) || token.name.isOne(of: toAngle))
  }

  /// Reads a math function and gives the type of its result.
  static func function(_ cursor: inout CSSCursor, depth: Int = 0) throws(ShapeFault) -> CSSMathType {
    let token = cursor.token
    cursor.advanceAndSkipWhitespace()
    guard depth < depthLimit else { throw ShapeFault("it is nested too deep", at: token.offset) }
    let type = try arguments(of: token, &cursor, depth: depth)
    guard cursor.take(.rightParenthesis) else {
      throw .unexpected(cursor.token, expected: "\")\" of \"\(token.text.text)\"")
    }
    if token.name.isOne(of: toNumber) { return .number }
    return token.name.isOne(of: toAngle) ? .angle : type
  }

  private static func arguments(
    of function: CSSToken, _ cursor: inout CSSCursor, depth: Int
  ) throws(ShapeFault) -> CSSMathType {
    if function.name.equals("round"),
      cursor.token.kind == .ident, cursor.token.name.isOne(of: ["nearest", "up", "down", "to-zero"])
    {
      cursor.advanceAndSkipWhitespace()
      _ = cursor.take(.comma)
      cursor.skipWhitespace()
    }
    var type = try argument(of: function, &cursor, depth: depth)
    while cursor.token.kind == .comma {
      let offset = cursor.token.offset
      cursor.advanceAndSkipWhitespace()
      let next = try argument(of: function, &cursor, depth: depth)
      type = try common(type, next, at: offset)
    }
    return type
  }

  /// One argument; `clamp()` may have `none` instead of a bound.
  private static func argument(
    of function: CSSToken, _ cursor: inout CSSCursor, depth: Int
  ) throws(ShapeFault) -> CSSMathType {
    if function.name.equals("clamp"), cursor.token.isIdent("none") {
      cursor.advanceAndSkipWhitespace()
      return .unknown
    }
    return try sum(&cursor, depth: depth + 1)
  }

  private static func sum(_ cursor: inout CSSCursor, depth: Int) throws(ShapeFault) -> CSSMathType {
    var type = try product(&cursor, depth: depth)
    while true {
      let hadWhitespace = cursor.skipWhitespace()
      let sign = cursor.token
      guard sign.isDelimiter(UInt8(ascii: "+")) || sign.isDelimiter(UInt8(ascii: "-")) else { return type }
      cursor.advance()
      guard hadWhitespace, cursor.skipWhitespace() else {
        throw ShapeFault("there is no space on both sides of \"\(sign.text.text)\"", at: sign.offset)
      }
      let next = try product(&cursor, depth: depth)
      type = try common(type, next, at: sign.offset)
    }
  }

  private static func product(_ cursor: inout CSSCursor, depth: Int) throws(ShapeFault) -> CSSMathType {
    var type = try operand(&cursor, depth: depth)
    while true {
      var ahead = cursor
      ahead.skipWhitespace()
      let isDivision = ahead.token.isDelimiter(UInt8(ascii: "/"))
      guard isDivision || ahead.token.isDelimiter(UInt8(ascii: "*")) else { return type }
      ahead.advanceAndSkipWhitespace()
      cursor = ahead
      let next = try operand(&cursor, depth: depth)
      if isDivision, type == next, type != .unknown {
        type = .number
      } else if next != .number {
        type = !isDivision && type == .number ? next : .unknown
      }
    }
  }

  private static func operand(_ cursor: inout CSSCursor, depth: Int) throws(ShapeFault) -> CSSMathType {
    let token = cursor.token
    switch token.kind {
    case .number, .percentage, .ident, .dimension:
      guard let type = plainType(of: token) else {
        throw .unexpected(token, expected: "a number with a unit of CSS")
      }
      cursor.advance()
      return type
    case .leftParenthesis:
      return try parenthesis(&cursor, depth: depth)
    case .function where starts(at: token):
      return try function(&cursor, depth: depth)
    case .function:
      cursor.advance()
      guard cursor.skipToEndOfBlock() else {
        throw ShapeFault("\"\(token.text.text)\" has no end", at: token.offset)
      }
      return .unknown
    default:
      throw .unexpected(token, expected: "a number")
    }
  }

  /// What a number, a percentage, a dimension or a constant is; nothing if it is nothing to calculate with.
  private static func plainType(of token: CSSToken) -> CSSMathType? {
    switch token.kind {
    case .number: .number
    case .percentage: .percentage
    case .dimension: CSSMathType(unit: token.name)
    default: token.name.isOne(of: ["e", "pi", "infinity", "-infinity", "nan"]) ? .number : nil
    }
  }

  private static func parenthesis(
    _ cursor: inout CSSCursor, depth: Int
  ) throws(ShapeFault) -> CSSMathType {
    guard depth < depthLimit else { throw ShapeFault("it is nested too deep", at: cursor.token.offset) }
    cursor.advanceAndSkipWhitespace()
    let type = try sum(&cursor, depth: depth + 1)
    guard cursor.take(.rightParenthesis) else { throw .unexpected(cursor.token, expected: "\")\"") }
    return type
  }

  private static func common(
    _ one: CSSMathType, _ other: CSSMathType, at offset: Int
  ) throws(ShapeFault) -> CSSMathType {
    if one == .unknown { return other }
    guard one == other || other == .unknown else {
      throw ShapeFault("it calculates with values that do not fit together", at: offset)
    }
    return one
  }
}
