extension Tokenizer {
  /// Reads a doctype (HTML §13.2.5.53 to 68).
  mutating func readDoctype() -> Token {
    doctype = Doctype()
    position += 9
    if let next = byte(at: position), !next.isWhitespace, next != UInt8(ascii: ">") {
      note(.missingWhitespaceBeforeDoctypeName, at: position)
    }
    skipWhitespace()
    guard let first = byte(at: position) else { return eofInDoctype() }
    if first == UInt8(ascii: ">") {
      note(.missingDoctypeName, at: position)
      return endDoctype(isQuirky: true)
    }
    doctype.name = readName(until: UInt8(ascii: ">"), or: UInt8(ascii: ">"))
    skipWhitespace()
    guard let next = byte(at: position) else { return eofInDoctype() }
    if next == UInt8(ascii: ">") { return endDoctype() }
    if has("public", at: position) {
      position += 6
      return readPublicID()
    }
    if has("system", at: position) {
      position += 6
      return readSystemID(isAfterKeyword: true)
    }
    note(.invalidCharacterSequenceAfterDoctypeName, at: position)
    return bogusDoctype(isQuirky: true)
  }

  private mutating func readPublicID() -> Token {
    let keywordEnd = position
    skipWhitespace()
    guard let quote = byte(at: position) else { return eofInDoctype() }
    switch quote {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if position == keywordEnd { note(.missingWhitespaceAfterDoctypePublicKeyword, at: position) }
      guard let value = readID(quote: quote, abruptly: .abruptDoctypePublicIdentifier, into: \.publicID)
      else {
        return .doctype
      }
      doctype.publicID = value
      return readSystemID(isAfterKeyword: false)
    case UInt8(ascii: ">"):
      note(.missingDoctypePublicIdentifier, at: position)
      return endDoctype(isQuirky: true)
    default:
      note(.missingQuoteBeforeDoctypePublicIdentifier, at: position)
      return bogusDoctype(isQuirky: true)
    }
  }

  /// The system identifier, behind its keyword or behind a public identifier, where it may be left out.
  private mutating func readSystemID(isAfterKeyword: Bool) -> Token {
    let start = position
    skipWhitespace()
    guard let quote = byte(at: position) else { return eofInDoctype() }
    switch quote {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if position == start {
        note(
          isAfterKeyword
            ? .missingWhitespaceAfterDoctypeSystemKeyword
            : .missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers, at: position)
      }
      guard let value = readID(quote: quote, abruptly: .abruptDoctypeSystemIdentifier, into: \.systemID)
      else {
        return .doctype
      }
      doctype.systemID = value
      return readDoctypeEnd()
    case UInt8(ascii: ">"):
      if isAfterKeyword { note(.missingDoctypeSystemIdentifier, at: position) }
      return endDoctype(isQuirky: isAfterKeyword)
    default:
      note(.missingQuoteBeforeDoctypeSystemIdentifier, at: position)
      return bogusDoctype(isQuirky: true)
    }
  }

  private mutating func readDoctypeEnd() -> Token {
    skipWhitespace()
    guard let next = byte(at: position) else { return eofInDoctype() }
    if next == UInt8(ascii: ">") { return endDoctype() }
    note(.unexpectedCharacterAfterDoctypeSystemIdentifier, at: position)
    return bogusDoctype(isQuirky: false)
  }

  /// An identifier in quotes. Nothing if the doctype ends inside it: then it is kept as far as it goes.
  private mutating func readID(
    quote: UInt8, abruptly error: ParseError, into part: WritableKeyPath<Doctype, Bytes?>
  ) -> Bytes? {
    let start = position + 1
    var end = start
    while end < source.count, source[end] != quote, source[end] != UInt8(ascii: ">") { end += 1 }
    let value = normalised(start..<end, replacingNUL: true)
    position = end
    if byte(at: end) == quote {
      position += 1
      return value
    }
    doctype[keyPath: part] = value
    if end < source.count {
      note(error, at: end)
      _ = endDoctype(isQuirky: true)
    } else {
      _ = eofInDoctype()
    }
    return nil
  }

  private mutating func bogusDoctype(isQuirky: Bool) -> Token {
    while position < source.count, source[position] != UInt8(ascii: ">") {
      if source[position] == 0 { note(.unexpectedNullCharacter, at: position) }
      position += 1
    }
    return endDoctype(isQuirky: isQuirky)
  }

  private mutating func eofInDoctype() -> Token {
    note(.eofInDoctype, at: source.count)
    return endDoctype(isQuirky: true)
  }

  private mutating func endDoctype(isQuirky: Bool = false) -> Token {
    doctype.forcesQuirks = isQuirky
    position = min(position + 1, source.count)
    return .doctype
  }
}
