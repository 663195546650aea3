/// A permissions policy, as `allow` has it (Permissions Policy §4.7, §5.2).
enum PermissionsPolicyValue {
  /// What is wrong with the value. Features that are not known here may be new ones.
  static func fault(in value: Bytes) -> ValueFault? {
    var start = 0
    while start <= value.count {
      var end = start
      while end < value.count, value[end] != UInt8(ascii: ";") { end += 1 }
      var isFirst = true
      var fault: ValueFault?
      value[start..<end].forEachToken { token, offset in
        if fault == nil {
          fault = isFirst ? faultOfFeature(token, start + offset) : faultOfOrigin(token, start + offset)
        }
        isFirst = false
      }
      if let fault { return fault }
      start = end + 1
    }
    return nil
  }

  private static func faultOfFeature(_ name: Bytes, _ offset: Int) -> ValueFault? {
    if name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }) { return nil }
    let hint = name.last == UInt8(ascii: ",") ? "separate features with \";\"" : nil
    return ValueFault(
      .badPermissionsPolicy, "\"\(name.text)\" is no name of a feature", hint: hint, at: offset)
  }

  /// An origin, `*`, `'self'`, `'src'` or `'none'`.
  private static func faultOfOrigin(_ origin: Bytes, _ offset: Int) -> ValueFault? {
    if origin.equals("*") || origin.equalsIgnoringCase("'self'") || origin.equalsIgnoringCase("'src'")
      || origin.equalsIgnoringCase("'none'")
    {
      return nil
    }
    if origin.first == UInt8(ascii: "'") || origin.first == UInt8(ascii: "(") {
      return ValueFault(
        .badPermissionsPolicy, "\"\(origin.text)\" is no origin",
        hint: "write \"'self'\", \"'src'\", \"'none'\" or \"*\"",
        at: offset)
    }
    if origin.equalsIgnoringCase("self") || origin.equalsIgnoringCase("src")
      || origin.equalsIgnoringCase("none")
    {
      let hint = "write \"'\(origin.text)'\""
      return ValueFault(.badPermissionsPolicy, "\"\(origin.text)\" has no quotes", hint: hint, at: offset)
    }
    return nil
  }
}
