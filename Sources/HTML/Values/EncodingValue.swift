/// Names of character encodings: there is one that a page may have (HTML §4.2.5.4).
enum EncodingValue {
  /// `utf-8`, in any letter case.
  static func fault(in value: Bytes) -> ValueFault? {
    value.equalsIgnoringCase("utf-8")
      ? nil : ValueFault(.badEncoding, "the only encoding of HTML is UTF-8", hint: "write \"utf-8\"")
  }

  /// `text/html; charset=utf-8`, in any letter case (HTML §4.2.5.3, `http-equiv=content-type`).
  static func faultOfContentType(in value: Bytes) -> ValueFault? {
    guard value.startsIgnoringCase("text/html;") else {
      return ValueFault(
        .badEncoding, "it has to start with \"text/html;\"", hint: "use <meta charset=\"utf-8\">")
    }
    var cursor = ByteCursor(value[10..<value.count])
    cursor.skip(while: \.isWhitespace)
    let rest = cursor.bytes[cursor.position..<cursor.bytes.count]
    return rest.equalsIgnoringCase("charset=utf-8")
      ? nil
      : ValueFault(
        .badEncoding, "\"charset=utf-8\" has to be at its end", hint: "use <meta charset=\"utf-8\">", at: 10)
  }
}
