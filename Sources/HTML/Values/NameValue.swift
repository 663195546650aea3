/// Names of elements, frames and properties.
enum NameValue {
  /// The name of an element on the page: something, and no whitespace (HTML §3.2.6).
  static func faultOfID(in value: Bytes) -> ValueFault? {
    if value.isEmpty { return ValueFault(.badID, "it is empty") }
    return value.firstIndex(where: \.isWhitespace)
      .map { ValueFault(.badID, "there is whitespace in it", hint: "write a hyphen there", at: $0) }
  }

  /// A number sign and a name (HTML §2.3.8).
  static func faultOfHashName(in value: Bytes) -> ValueFault? {
    guard value.first == UInt8(ascii: "#") else {
      return ValueFault(
        .badName, "a \"#\" is missing before the name", hint: value.isEmpty ? nil : "\"#\(value.text)\"")
    }
    return value.count > 1 ? nil : ValueFault(.badName, "the name is missing after the \"#\"")
  }

  /// The name of a navigable (HTML §7.3.1.6).
  static func faultOfNavigable(in value: Bytes) -> ValueFault? {
    guard let first = value.first else { return ValueFault(.badName, "it is empty") }
    if first == UInt8(ascii: "_") {
      return ValueFault(.badName, "names with an underscore in front are kept for keywords")
    }
    let lineBreak = value.firstIndex { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    guard let lineBreak, value.contains(UInt8(ascii: "<")) else { return nil }
    return ValueFault(
      .badName, "there is a line break and a \"<\" in it: a quotation mark may be missing", at: lineBreak)
  }

  /// The name of a navigable or one of the keywords that mean one (HTML §7.3.1.6).
  static func faultOfNavigableOrKeyword(in value: Bytes) -> ValueFault? {
    if targetKeywords.contains(where: { value.equalsIgnoringCase($0) }) { return nil }
    guard let fault = faultOfNavigable(in: value) else { return nil }
    return ValueFault(
      fault.rule, fault.reason, hint: "the keywords are \"_blank\", \"_self\", \"_parent\" and \"_top\"",
      at: fault.offset)
  }

  /// A custom element name (HTML §4.13.2): a small letter in front, a hyphen, no capital.
  static func faultOfCustomElement(in value: Bytes) -> ValueFault? {
    guard let first = value.first else { return ValueFault(.badCustomElementName, "it is empty") }
    guard first.isLetter, first.lowercase == first else {
      return ValueFault(.badCustomElementName, "it has to start with a small letter")
    }
    for (index, byte) in value.enumerated() {
      if byte.lowercase != byte {
        return ValueFault(.badCustomElementName, "there is a capital letter in it", at: index)
      }
      if byte.isWhitespace || byte == 0 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") {
        return ValueFault(
          .badCustomElementName, "there is a character in it that no element name has", at: index)
      }
    }
    guard value.contains(UInt8(ascii: "-")) else {
      return ValueFault(.badCustomElementName, "there is no hyphen in it")
    }
    return reservedNames.contains { value.equals($0) }
      ? ValueFault(.badCustomElementName, "it is the name of an element of SVG or MathML") : nil
  }

  /// Property names between whitespace (HTML §5.2.3, `itemprop`): what has a colon or a full stop is an absolute URL.
  static func faultOfProperties(in value: Bytes) -> ValueFault? {
    if value.isBlank { return ValueFault(.badItemProperty, "it names no property") }
    let wrong = value.firstToken { token in
      token.contains { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") } && !token.startsWithScheme
    }
    if let (token, offset) = wrong {
      return ValueFault(
        .badItemProperty, "\"\(token.text)\" has a colon or a full stop but is no absolute URL", at: offset)
    }
    return TokenValue.fault(in: value)
  }

  /// A name as XML writes it, without colon (XML Namespaces §3, `NCName`).
  static func faultOfXMLName(in value: Bytes) -> ValueFault? {
    guard let first = value.first else { return ValueFault(.badName, "it is empty") }
    if !first.isXMLNameByte || first.isDigit || first == UInt8(ascii: "-") || first == UInt8(ascii: ".") {
      return ValueFault(.badName, "a name of XML starts with a letter or an underscore")
    }
    return value.firstIndex { !$0.isXMLNameByte }
      .map { ValueFault(.badName, "there is a character in it that no name of XML has", at: $0) }
  }

  private static let targetKeywords: [StaticString] = ["_blank", "_self", "_parent", "_top"]

  /// Names with a hyphen that are taken (HTML §4.13.2).
  private static let reservedNames: [StaticString] = [
    "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri", "font-face-format",
    "font-face-name", "missing-glyph",
  ]
}

extension UInt8 {
  /// Whether a name of XML may have the byte; of characters beyond ASCII, most are allowed, and all pass here.
  fileprivate var isXMLNameByte: Bool {
    isLetter || isDigit || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: ".")
  }
}

extension Bytes {
  /// Whether the bytes start with the scheme of a URL and something behind it.
  fileprivate var startsWithScheme: Bool {
    guard first?.isLetter == true, let colon = firstIndex(of: UInt8(ascii: ":")) else { return false }
    return colon + 1 < count
      && self[0..<colon].allSatisfy {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: ".")
      }
  }
}
