/// When a page moves on (HTML §4.2.5.3, `http-equiv=refresh`): `5`, or `5; url=next.html`.
enum RefreshValue {
  /// Seconds; then a semicolon, whitespace, `url=` and a URL without quotation marks. The URL is not looked into.
  static func fault(in value: Bytes) -> ValueFault? {
    var cursor = ByteCursor(value)
    guard cursor.skip(while: \.isDigit) > 0 else {
      return ValueFault(.badRefresh, "it has to start with a number of seconds")
    }
    if cursor.isAtEnd { return nil }
    guard cursor.take(";") else {
      return ValueFault(.badRefresh, "a semicolon is missing after the seconds", at: cursor.position)
    }
    guard cursor.skip(while: \.isWhitespace) > 0 else {
      return ValueFault(.badRefresh, "a space is missing after the semicolon", at: cursor.position)
    }
    let rest = value[cursor.position..<value.count]
    guard rest.startsIgnoringCase("url=") else {
      return ValueFault(.badRefresh, "\"url=\" is missing before the address", at: cursor.position)
    }
    guard rest.count > 4, !rest[4].isWhitespace, rest.last?.isWhitespace == false else {
      return ValueFault(
        .badRefresh, "the address is missing or has whitespace around", at: cursor.position + 4)
    }
    guard rest[4] != UInt8(ascii: "'"), rest[4] != UInt8(ascii: "\"") else {
      return ValueFault(.badRefresh, "the address has no quotation marks", at: cursor.position + 4)
    }
    return nil
  }

  /// The URL of a value that is right, with its offset.
  static func url(in value: Bytes) -> (url: Bytes, offset: Int)? {
    guard fault(in: value) == nil, let equals = value.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    return (value[(equals + 1)..<value.count], equals + 1)
  }
}
