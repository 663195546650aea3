/// Values of MathML attributes (MathML 3 §2.1.5, MathML Core §2.1.5).
enum MathValue {
  /// What is wrong with a length: a number, a length of CSS, a percentage or the name of a space.
  static func faultOfLength(in value: Bytes) -> ValueFault? {
    isLength(value.trimmed)
      ? nil : ValueFault(.badMathLength, "it is no length", hint: "write \"0.5em\" or \"thickmathspace\"")
  }

  /// What is wrong with a length of `mpadded`, which may be a change of the content's own (MathML 3 §3.3.6.2).
  static func faultOfPaddedLength(in value: Bytes) -> ValueFault? {
    let length = value.trimmed
    var cursor = CSSCursor(length)
    let number = cursor.token
    if number.kind == .number || number.kind == .percentage {
      cursor.advanceAndSkipWhitespace()
      if cursor.token.kind == .ident { cursor.advanceIfDimension() }
      if cursor.token.kind == .end { return nil }
    } else if number.kind == .dimension, isDimension(number.name) {
      cursor.advance()
      if cursor.token.kind == .end { return nil }
    }
    return isLength(length)
      ? nil : ValueFault(.badMathLength, "it is no length", hint: "write \"0.5em\" or \"+10% width\"")
  }

  /// What is wrong with a colour.
  static func faultOfColour(in value: Bytes) -> ValueFault? { ColourValue.fault(in: value) }

  /// The content's own dimensions, which `mpadded` can name as if they were units.
  static func isDimension(_ name: CSSName) -> Bool { name.isOne(of: ["width", "height", "depth"]) }

  private static func isLength(_ length: Bytes) -> Bool {
    var cursor = CSSCursor(length)
    let token = cursor.token
    switch token.kind {
    case .ident: return isNamedSpace(length)
    case .number, .percentage: cursor.advance()
    case .dimension where CSSMathType(unit: token.name) == .length: cursor.advance()
    case .function:
      guard CSSMath.starts(at: token), (try? CSSMath.function(&cursor)) != nil else { return false }
    default: return false
    }
    // MathML 3 writes “5.” for 5.
    if cursor.token.isDelimiter(UInt8(ascii: ".")) { cursor.advance() }
    return cursor.token.kind == .end
  }

  /// `mediummathspace`, `verythinmathspace`, `negativeveryverythickmathspace` and the like.
  private static func isNamedSpace(_ name: Bytes) -> Bool {
    let suffix: StaticString = "mathspace"
    guard name.count > suffix.utf8CodeUnitCount,
      name[name.count - suffix.utf8CodeUnitCount..<name.count].equals(suffix)
    else { return false }
    var rest = name[0..<name.count - suffix.utf8CodeUnitCount]
    if rest.startsIgnoringCase("negative") { rest = rest[8..<rest.count] }
    if rest.equals("medium") { return true }
    for _ in 0..<2 where rest.startsIgnoringCase("very") { rest = rest[4..<rest.count] }
    return rest.equals("thin") || rest.equals("thick")
  }
}

extension CSSCursor {
  /// Goes behind the name of a dimension of `mpadded`.
  fileprivate mutating func advanceIfDimension() {
    if MathValue.isDimension(token.name) { advance() }
  }
}
