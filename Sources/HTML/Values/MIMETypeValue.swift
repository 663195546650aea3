/// MIME types (MIME Sniffing §4.4; the grammar is that of RFC 9110 §8.3.1).
enum MIMETypeValue {
  /// A type, a slash, a subtype, and parameters behind semicolons.
  static func fault(in value: Bytes) -> ValueFault? {
    var cursor = ByteCursor(value)
    if let fault = faultOfEssence(&cursor) { return fault }
    while !cursor.isAtEnd {
      if let fault = faultOfParameter(&cursor) { return fault }
    }
    return nil
  }

  /// MIME types without parameters, wildcards (`image/*`) and file name extensions between commas (HTML §4.10.5.1.17).
  static func faultOfAcceptList(in value: Bytes) -> ValueFault? {
    var cursor = ByteCursor(value)
    repeat {
      cursor.skip(while: \.isWhitespace)
      if cursor.take(".") {
        guard cursor.skip(while: \.isToken) > 0 else {
          return ValueFault(.badMIMEType, "letters are missing after the \".\"", at: cursor.position)
        }
      } else if let fault = faultOfEssence(&cursor) {
        return fault
      }
      cursor.skip(while: \.isWhitespace)
      if cursor.isAtEnd { return nil }
    } while cursor.take(",")
    let hasParameter = cursor.next == UInt8(ascii: ";")
    return ValueFault(
      .badMIMEType,
      hasParameter ? "a type has no parameters here" : "there is something that is no MIME type",
      hint: hasParameter ? nil : "divide types by commas", at: cursor.position)
  }

  private static func faultOfEssence(_ cursor: inout ByteCursor) -> ValueFault? {
    guard cursor.skip(while: \.isToken) > 0 else {
      return ValueFault(
        .badMIMEType, cursor.isAtEnd ? "a type is missing" : "no MIME type starts so", at: cursor.position)
    }
    guard cursor.take("/") else {
      return ValueFault(.badMIMEType, "a slash and a subtype are missing", at: cursor.position)
    }
    guard cursor.skip(while: \.isToken) > 0 else {
      return ValueFault(.badMIMEType, "the subtype is missing", at: cursor.position)
    }
    return nil
  }

  private static func faultOfParameter(_ cursor: inout ByteCursor) -> ValueFault? {
    cursor.skip(while: \.isWhitespace)
    guard cursor.take(";") else {
      let reason =
        cursor.isAtEnd ? "there is whitespace at its end" : "there is something after it that is no parameter"
      return ValueFault(.badMIMEType, reason, at: cursor.position)
    }
    cursor.skip(while: \.isWhitespace)
    guard cursor.skip(while: \.isToken) > 0 else {
      return ValueFault(.badMIMEType, "a parameter is missing after the semicolon", at: cursor.position)
    }
    guard cursor.take("=") else {
      return ValueFault(.badMIMEType, "a parameter is missing its \"=\"", at: cursor.position)
    }
    if cursor.take("\"") { return faultOfQuotedString(&cursor) }
    return cursor.skip(while: \.isToken) > 0
      ? nil : ValueFault(.badMIMEType, "the value of a parameter is missing", at: cursor.position)
  }

  /// What is behind a quotation mark.
  private static func faultOfQuotedString(_ cursor: inout ByteCursor) -> ValueFault? {
    while !cursor.isAtEnd {
      if cursor.take("\"") { return nil }
      _ = cursor.take("\\")
      guard cursor.take(where: { $0.isWhitespace || 0x20...0x7E ~= $0 }) != nil else { break }
    }
    let reason =
      cursor.isAtEnd ? "a quotation mark is missing" : "there is a character in it that is not ASCII"
    return ValueFault(.badMIMEType, reason, at: cursor.position)
  }
}

extension UInt8 {
  /// A character of an HTTP token (RFC 9110 §5.6.2).
  fileprivate var isToken: Bool {
    if isLetter || isDigit { return true }
    switch self {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      return true
    default:
      return false
    }
  }
}
