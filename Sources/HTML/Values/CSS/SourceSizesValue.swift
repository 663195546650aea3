/// A list of source sizes: `sizes` and `imagesizes` (HTML §4.8.4.2.2).
enum SourceSizesValue {
  /// What is wrong with the value.
  static func fault(in value: Bytes) -> ValueFault? {
    do throws(ShapeFault) {
      try parse(value)
      return nil
    } catch {
      return error.fault(of: .badSizes)
    }
  }

  private static func parse(_ value: Bytes) throws(ShapeFault) {
    var cursor = CSSCursor(value)
    cursor.skipWhitespace()
    if cursor.token.kind == .end { throw ShapeFault("it says no size", at: 0) }
    if cursor.token.isIdent("auto") {
      cursor.advanceAndSkipWhitespace()
      if cursor.token.kind == .end { return }
      guard cursor.take(.comma) else { throw .unexpected(cursor.token, expected: "a comma after \"auto\"") }
      cursor.skipWhitespace()
    }
    while true {
      let start = cursor.token.offset
      let hasCondition = cursor.token.kind == .leftParenthesis || cursor.token.isIdent("not")
      if hasCondition { try MediaQueryValue.condition(&cursor, allowsOr: true) }
      cursor.skipWhitespace()
      try size(&cursor)
      cursor.skipWhitespace()
      if cursor.token.kind == .end { break }
      guard cursor.token.kind == .comma else {
        throw .unexpected(cursor.token, expected: "a comma or the end")
      }
      if !hasCondition {
        throw ShapeFault(
          "the sizes behind the first one without a condition are never used", at: start)
      }
      cursor.advanceAndSkipWhitespace()
    }
    if let start = cursor.openComment { throw ShapeFault("a comment has no end", at: start) }
  }

  /// A length that is not negative: a number with a unit, 0, or a math function.
  private static func size(_ cursor: inout CSSCursor) throws(ShapeFault) {
    let token = cursor.token
    if CSSMath.starts(at: token) {
      let type = try CSSMath.function(&cursor)
      if type == .length || type == .unknown { return }
      throw ShapeFault("\"\(token.text.text)…)\" is no length", at: token.offset)
    }
    switch token.kind {
    case .number where token.isZero: break
    case .dimension where CSSMathType(unit: token.name) == .length: break
    case .percentage:
      throw ShapeFault("it has a percentage", hint: "say it in \"vw\", of the viewport", at: token.offset)
    case .number: throw ShapeFault("\"\(token.text.text)\" has no unit", at: token.offset)
    default: throw .unexpected(token, expected: "a length like \"50vw\"")
    }
    if token.isNegative { throw ShapeFault("\"\(token.text.text)\" is below 0", at: token.offset) }
    cursor.advance()
  }
}
