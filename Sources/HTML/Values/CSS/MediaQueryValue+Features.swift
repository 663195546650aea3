extension MediaQueryValue {
  /// What stands in parentheses: a feature, a feature and its value, or a comparison (Media Queries 4 §2.4).
  static func feature(_ cursor: inout CSSCursor) throws(ShapeFault) {
    let first = cursor.token
    guard first.kind == .ident else { return try comparison(&cursor) }
    cursor.advanceAndSkipWhitespace()
    let isVendors = first.name.bytes.first == UInt8(ascii: "-")
    switch cursor.token.kind {
    case .rightParenthesis:
      let (feature, hasBound) = try known(first)
      if feature != nil, hasBound {
        throw ShapeFault("\"\(first.text.text)\" has no value", at: first.offset)
      }
    case .colon:
      cursor.advanceAndSkipWhitespace()
      let (feature, _) = try known(first)
      if isVendors { return try anything(&cursor) }
      if let feature { try value(of: feature, &cursor) }
    default:
      let (feature, hasBound) = try known(first)
      if hasBound { throw .unexpected(cursor.token, expected: "\":\"") }
      try comparisonSign(&cursor)
      if isVendors { return try anything(&cursor) }
      if let feature { try compared(feature, &cursor) }
    }
  }

  /// `400px <= width`, or `400px <= width <= 700px`.
  private static func comparison(_ cursor: inout CSSCursor) throws(ShapeFault) {
    let start = cursor
    try skipValue(&cursor)
    let sign = cursor.token.text.first
    try comparisonSign(&cursor)
    guard cursor.token.kind == .ident else {
      throw .unexpected(cursor.token, expected: "the name of a media feature")
    }
    let (feature, hasBound) = try known(cursor.token)
    guard let feature, !hasBound else { return try anything(&cursor) }
    var value = start
    try compared(feature, &value)
    cursor.advanceAndSkipWhitespace()
    if cursor.token.kind == .rightParenthesis { return }
    guard cursor.token.text.first == sign, sign != UInt8(ascii: "=") else {
      throw .unexpected(cursor.token, expected: "the same sign again")
    }
    try comparisonSign(&cursor)
    try compared(feature, &cursor)
  }

  private static func compared(_ feature: MediaFeature, _ cursor: inout CSSCursor) throws(ShapeFault) {
    guard feature.isRange else {
      throw ShapeFault("\"\(feature.name)\" is not to be compared", at: cursor.token.offset)
    }
    try value(of: feature, &cursor)
  }

  /// `<`, `<=`, `>`, `>=` or `=`.
  private static func comparisonSign(_ cursor: inout CSSCursor) throws(ShapeFault) {
    let sign = cursor.token
    let isAngle = sign.isDelimiter(UInt8(ascii: "<")) || sign.isDelimiter(UInt8(ascii: ">"))
    guard isAngle || sign.isDelimiter(UInt8(ascii: "=")) else {
      throw .unexpected(sign, expected: "\":\" or a comparison")
    }
    cursor.advance()
    if isAngle, cursor.token.isDelimiter(UInt8(ascii: "=")) { cursor.advance() }
    cursor.skipWhitespace()
  }

  private static func skipValue(_ cursor: inout CSSCursor) throws(ShapeFault) {
    let start = cursor.token
    guard CSSMath.starts(at: start) || start.kind == .number || start.kind == .dimension else {
      throw .unexpected(start, expected: "a media feature")
    }
    while true {
      let token = cursor.token
      if token.isDelimiter(UInt8(ascii: "<")) || token.isDelimiter(UInt8(ascii: ">"))
        || token.isDelimiter(UInt8(ascii: "="))
      {
        return
      }
      if token.kind == .end || token.kind == .rightParenthesis { return }
      cursor.advance()
      if token.opens, !cursor.skipToEndOfBlock() { return }
    }
  }

  /// What a vendor's feature says is not for us to judge.
  private static func anything(_ cursor: inout CSSCursor) throws(ShapeFault) {
    while cursor.token.kind != .rightParenthesis {
      let token = cursor.token
      guard token.kind != .end else { throw .unexpected(token, expected: "\")\"") }
      cursor.advance()
      if token.opens, !cursor.skipToEndOfBlock() { throw .unexpected(cursor.token, expected: "\")\"") }
    }
  }

  /// The feature of a name; nothing for a vendor's.
  private static func known(_ token: CSSToken) throws(ShapeFault) -> (MediaFeature?, hasBound: Bool) {
    let name = token.name
    if name.bytes.first == UInt8(ascii: "-") { return (nil, false) }
    guard let (feature, hasBound) = MediaFeature.named(name) else {
      throw ShapeFault("there is no media feature \"\(name.bytes.text)\"", at: token.offset)
    }
    if feature.isDeprecated {
      let hint = "ask for \"\(String(describing: feature.name).dropFirst("device-".count))\""
      throw ShapeFault("\"\(name.bytes.text)\" is deprecated", hint: hint, at: token.offset)
    }
    return (feature, hasBound)
  }
}

// MARK: Values

extension MediaQueryValue {
  private static func value(of feature: MediaFeature, _ cursor: inout CSSCursor) throws(ShapeFault) {
    let token = cursor.token
    if CSSMath.starts(at: token) {
      let type = try CSSMath.function(&cursor)
      guard fits(type, feature.value) else {
        throw ShapeFault("\"\(token.text.text)…)\" is no value of \"\(feature.name)\"", at: token.offset)
      }
    } else if token.kind == .function, token.name.equals("env") {
      cursor.advance()
      if !cursor.skipToEndOfBlock() { throw .unexpected(cursor.token, expected: "\")\"") }
    } else {
      guard fits(token, feature.value) else {
        throw .unexpected(token, expected: description(of: feature.value))
      }
      if token.isNegative {
        throw ShapeFault("\"\(token.text.text)\" is below 0", at: token.offset)
      }
      cursor.advance()
    }
    if case .ratio = feature.value { try denominator(&cursor) }
    cursor.skipWhitespace()
  }

  private static func denominator(_ cursor: inout CSSCursor) throws(ShapeFault) {
    cursor.skipWhitespace()
    guard cursor.token.isDelimiter(UInt8(ascii: "/")) else { return }
    cursor.advanceAndSkipWhitespace()
    if CSSMath.starts(at: cursor.token) {
      _ = try CSSMath.function(&cursor)
    } else {
      guard cursor.token.kind == .number, !cursor.token.isNegative else {
        throw .unexpected(cursor.token, expected: "a number")
      }
      cursor.advance()
    }
  }

  private static func fits(_ token: CSSToken, _ value: MediaFeature.Value) -> Bool {
    switch value {
    case .length:
      token.kind == .number && token.isZero
        || token.kind == .dimension && CSSMathType(unit: token.name) == .length
    case .resolution:
      token.kind == .dimension && CSSMathType(unit: token.name) == .resolution || token.isIdent("infinite")
    case .ratio: token.kind == .number
    case .integer: token.kind == .number && token.isInteger
    case .zeroOrOne: token.kind == .number && (token.text.equals("0") || token.text.equals("1"))
    case .keyword(let keywords): token.kind == .ident && token.name.isOne(of: keywords)
    }
  }

  private static func fits(_ type: CSSMathType, _ value: MediaFeature.Value) -> Bool {
    switch value {
    case .length: type == .length || type == .unknown
    case .resolution: type == .resolution || type == .unknown
    case .ratio, .integer, .zeroOrOne: type == .number || type == .unknown
    case .keyword: false
    }
  }

  private static func description(of value: MediaFeature.Value) -> String {
    switch value {
    case .length: "a length like \"400px\""
    case .resolution: "a resolution like \"2dppx\""
    case .ratio: "a ratio like \"16/9\""
    case .integer: "an integer"
    case .zeroOrOne: "\"0\" or \"1\""
    case .keyword(let keywords): keywords.map { "\"\($0)\"" }.joined(separator: " or ")
    }
  }
}
