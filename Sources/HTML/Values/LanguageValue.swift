/// Language tags (BCP 47: RFC 5646 §2.1).
///
/// Subtags of two letters, scripts, and the languages of three letters that have two as well are looked up; of longer and rarer
/// subtags the form is checked, not whether they are registered.
enum LanguageValue {
  /// A language tag.
  static func fault(in value: Bytes) -> ValueFault? {
    if value.isEmpty { return ValueFault(.badLanguage, "it is empty") }
    if let preferred = LanguageSubtags.replacement(ofTag: value) { return preferred.fault(at: 0) }
    var reader = LanguageReader(value)
    return reader.fault()
  }

  /// A language tag, or nothing: the language is not known.
  static func faultOrEmpty(in value: Bytes) -> ValueFault? {
    value.isEmpty ? nil : fault(in: value)
  }
}

/// Reads the subtags of a language tag in their order.
private struct LanguageReader {
  private let tag: Bytes
  private var offset = 0
  private var subtag: Bytes
  private var isAtEnd = false
  private var doubt: ValueFault?

  init(_ tag: Bytes) {
    self.tag = tag
    subtag = tag[0..<(tag.firstIndex(of: UInt8(ascii: "-")) ?? tag.count)]
  }

  mutating func fault() -> ValueFault? {
    if let malformed = malformedSubtag() { return malformed }
    if subtag.equalsIgnoringCase("x") { return faultOfPrivateUse() }
    if let fault = faultOfLanguage() { return fault }
    if let fault = faultOfExtendedLanguage() { return fault }
    if let fault = faultOfScript() { return fault }
    if let fault = faultOfRegion() { return fault }
    return faultOfVariants() ?? faultOfExtensions() ?? doubt
  }

  private mutating func advance() {
    offset += subtag.count + 1
    guard offset < tag.count else {
      isAtEnd = true
      return
    }
    var end = offset
    while end < tag.count, tag[end] != UInt8(ascii: "-") { end += 1 }
    subtag = tag[offset..<end]
  }

  private func bad(_ reason: String, hint: String? = nil) -> ValueFault {
    ValueFault(.badLanguage, reason, hint: hint, at: min(offset, tag.count))
  }

  /// A subtag is of one to eight letters and digits.
  private func malformedSubtag() -> ValueFault? {
    var length = 0
    for (index, byte) in tag.enumerated() {
      if byte == UInt8(ascii: "-") {
        if length == 0 { return ValueFault(.badLanguage, "a hyphen has nothing before it", at: index) }
        length = 0
        continue
      }
      length += 1
      if !byte.isLetter, !byte.isDigit {
        let hint = byte == UInt8(ascii: "_") ? "write a hyphen there" : nil
        return ValueFault(.badLanguage, "it is of letters, digits and hyphens only", hint: hint, at: index)
      }
      if length > 8 { return ValueFault(.badLanguage, "its parts have eight letters at most", at: index) }
    }
    return length > 0 ? nil : ValueFault(.badLanguage, "it ends with a hyphen", at: tag.count - 1)
  }

  private mutating func faultOfLanguage() -> ValueFault? {
    guard 2...3 ~= subtag.count, subtag.allSatisfy(\.isLetter) else {
      return bad("no language has such a code: it has two or three letters", hint: "english is \"en\"")
    }
    if subtag.count == 2, !LanguageSubtags.isLanguage(subtag) { return bad("no language has such a code") }
    if subtag.count == 3, LanguageSubtags.hasTwoLetters(subtag) {
      return bad("that language has a code of two letters, which is to be used", hint: "english is \"en\"")
    }
    doubt = LanguageSubtags.replacement(ofLanguage: subtag)?.fault(at: offset)
    advance()
    return nil
  }

  private mutating func faultOfExtendedLanguage() -> ValueFault? {
    guard !isAtEnd, subtag.count == 3, subtag.allSatisfy(\.isLetter) else { return nil }
    guard LanguageSubtags.hasExtensions(tag[0..<(offset - 1)]) else {
      return bad("after that language there cannot be three letters", hint: "a country has two: \"en-US\"")
    }
    advance()
    return nil
  }

  private mutating func faultOfScript() -> ValueFault? {
    guard !isAtEnd, subtag.count == 4, subtag.allSatisfy(\.isLetter) else { return nil }
    if !LanguageSubtags.isScript(subtag) { return bad("no script has such a code") }
    let language = tag[0..<(tag.firstIndex(of: UInt8(ascii: "-")) ?? tag.count)]
    if LanguageSubtags.isDefault(script: subtag, of: language) {
      return bad("that is the script which the language is written in anyway", hint: "leave the script out")
    }
    advance()
    return nil
  }

  private mutating func faultOfRegion() -> ValueFault? {
    if isAtEnd { return nil }
    if subtag.count == 2, subtag.allSatisfy(\.isLetter) {
      guard LanguageSubtags.isRegion(subtag) else {
        let hint = subtag.equalsIgnoringCase("uk") ? "the United Kingdom is \"GB\"" : nil
        return bad("no region has such a code", hint: hint)
      }
      doubt = doubt ?? LanguageSubtags.replacement(ofRegion: subtag)?.fault(at: offset)
      advance()
    } else if subtag.count == 3, subtag.allSatisfy(\.isDigit) {
      advance()
    }
    return nil
  }

  /// Variants: five to eight letters and digits, or four with a digit in front, each once.
  private mutating func faultOfVariants() -> ValueFault? {
    let start = offset
    var count = 0
    while !isAtEnd, subtag.count > 1 {
      guard subtag.count > 4 || subtag.count == 4 && subtag[0].isDigit else {
        return bad("\"\(subtag.text)\" cannot be there")
      }
      // More variants than this are no language tag anyway; it keeps the time linear.
      if count < 16, isRepeated(from: start) { return bad("\"\(subtag.text)\" is in it twice") }
      count += 1
      if let prefix = LanguageSubtags.lackingPrefix(of: subtag, behind: tag[0..<offset]) {
        return bad("\"\(subtag.text)\" is a variant of another language", hint: "it is one of \"\(prefix)\"")
      }
      advance()
    }
    return nil
  }

  private func isRepeated(from start: Int) -> Bool {
    var position = start
    while position < offset {
      var end = position
      while tag[end] != UInt8(ascii: "-") { end += 1 }
      if tag[position..<end].isSame(as: subtag, ignoringCase: true) { return true }
      position = end + 1
    }
    return false
  }

  /// Extensions: a letter that is registered, and something behind it; private use at the end.
  private mutating func faultOfExtensions() -> ValueFault? {
    var hasLocale = false
    var hasTransform = false
    while !isAtEnd {
      if subtag.equalsIgnoringCase("x") { return faultOfPrivateUse() }
      if subtag.equalsIgnoringCase("u"), !hasLocale {
        hasLocale = true
      } else if subtag.equalsIgnoringCase("t"), !hasTransform {
        hasTransform = true
      } else {
        return bad("there is no extension \"\(subtag.text)\", or it is there twice")
      }
      advance()
      if isAtEnd || subtag.count == 1 { return bad("an extension is empty") }
      while !isAtEnd, subtag.count > 1 { advance() }
    }
    return nil
  }

  private mutating func faultOfPrivateUse() -> ValueFault? {
    advance()
    return isAtEnd ? bad("something is missing after the \"x\"") : doubt
  }
}
