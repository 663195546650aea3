/// Sizes of an icon (HTML §4.6.7.8, `sizes` of `link`).
enum IconSizesValue {
  /// Different words, each `any` or a width, an `x` and a height.
  static func fault(in value: Bytes) -> ValueFault? {
    if let (token, offset) = value.firstToken(where: { !isSize($0) && !$0.equalsIgnoringCase("any") }) {
      return ValueFault(.badIconSize, "\"\(token.text)\" is neither \"any\" nor like \"16x16\"", at: offset)
    }
    return TokenValue.fault(in: value, ignoringCase: true)
  }

  private static func isSize(_ token: Bytes) -> Bool {
    var cursor = ByteCursor(token)
    return readLength(&cursor) && (cursor.take("x") || cursor.take("X")) && readLength(&cursor)
      && cursor.isAtEnd
  }

  /// Digits, not with a 0 in front.
  private static func readLength(_ cursor: inout ByteCursor) -> Bool {
    cursor.next != UInt8(ascii: "0") && cursor.skip(while: \.isDigit) > 0
  }
}
