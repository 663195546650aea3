/// The value of `prefix`: pairs of a prefix with a colon and an IRI, all between white space (RDFa Core 1.1
/// §5).
enum PrefixValue {
  /// Why a value is no list of prefixes, or nil if it is one; a blank value is one of no prefixes. What an
  /// IRI may be is not asked: readers of RDFa take any characters but white space, and join relative ones.
  static func fault(in value: Bytes) -> ValueFault? {
    var fault: ValueFault?
    var prefix: (token: Bytes, offset: Int)?
    value.forEachToken { token, offset in
      guard fault == nil else { return }
      if let previous = prefix {
        fault = gapFault(in: value, between: previous.offset &+ previous.token.count, and: offset)
        prefix = nil
      } else {
        fault = nameFault(in: token, at: offset)
        prefix = (token, offset)
      }
    }
    if let fault { return fault }
    return prefix.map { prefix in
      ValueFault(
        .badRDFaPrefix, "the prefix \"\(prefix.token.text)\" stands for nothing",
        hint: "write its IRI behind it: \"\(prefix.token.text) https://example.org/\"", at: prefix.offset)
    }
  }

  /// Why a token is no prefix with a colon, or nil if it is one.
  private static func nameFault(in token: Bytes, at offset: Int) -> ValueFault? {
    guard token.last == UInt8(ascii: ":") else {
      return ValueFault(
        .badRDFaPrefix, "there is no colon behind the prefix \"\(token.text)\"",
        hint: "write \"\(token.text):\", a space and the IRI", at: offset)
    }
    let name = token[0..<(token.count - 1)]
    guard let first = name.first else {
      return ValueFault(.badRDFaPrefix, "there is no prefix in front of the colon", at: offset)
    }
    guard first.isNameStart, name.allSatisfy(\.isNamePart) else {
      return ValueFault(
        .badRDFaPrefix, "the prefix \"\(name.text)\" is no name",
        hint: "use letters, digits, \"-\", \"_\" and \".\", with a letter or \"_\" first",
        at: offset)
    }
    return nil
  }

  /// Why a prefix and its IRI do not belong together, or nil if there are only spaces between them: no line
  /// breaks.
  private static func gapFault(in value: Bytes, between start: Int, and end: Int) -> ValueFault? {
    guard value[start..<end].contains(where: { $0 != UInt8(ascii: " ") }) else { return nil }
    return ValueFault(
      .badRDFaPrefix, "a prefix and its IRI are not on one line, with spaces between them",
      hint: "put nothing but a space between them", at: start)
  }
}

extension UInt8 {
  /// Whether a name without colon may start with the byte (Namespaces in XML §3); bytes beyond ASCII are
  /// taken for letters.
  fileprivate var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }
  /// Whether a name without colon may hold the byte.
  fileprivate var isNamePart: Bool {
    isNameStart || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
