extension Tokenizer {
  /// Reads a start tag; the end of the page if the tag never ends.
  mutating func startTag() -> Token {
    guard readTag(nameAt: position + 1) else { return .end }
    return .startTag
  }

  /// Reads an end tag, which should have a name and nothing else.
  mutating func endTag() -> Token {
    guard readTag(nameAt: position + 2) else { return .end }
    if let attribute = attributes.first { note(.endTagWithAttributes, at: attribute.offset) }
    if isSelfClosing { note(.endTagWithTrailingSolidus, at: position - 2) }
    return .endTag
  }

  /// Whether `</` stands here, in markup.
  @inline(__always)
  var isAtEndTag: Bool {
    position &+ 1 < source.count && source[position] == UInt8(ascii: "<")
      && source[position &+ 1] == UInt8(ascii: "/") && content == .data
  }

  /// Steps over an end tag that starts here, if it is `</name>` and no more; says whether it is.
  @inline(__always)
  mutating func skipEndTag(of name: Bytes) -> Bool {
    let source = source
    let end = position &+ 2 &+ name.count
    guard end < source.count, source[end] == UInt8(ascii: ">"), source[(position &+ 2)..<end] == name
    else { return false }
    position = end &+ 1
    return true
  }

  /// Reads the name and the attributes of a tag; false if the page ends inside.
  private mutating func readTag(nameAt offset: Int) -> Bool {
    dropAttributes()
    isSelfClosing = false
    position = offset
    name = readTagName()
    return readAttributes()
  }

  /// Reads the name of a tag, which nearly always is letters in lower case.
  @inline(__always)
  private mutating func readTagName() -> Bytes {
    let end = plainNameEnd
    if end > position, end < source.count {
      let byte = source[end]
      if byte == UInt8(ascii: ">") || byte == 0x20 || byte == UInt8(ascii: "/") {
        defer { position = end }
        return source[position..<end]
      }
    }
    return readName(until: UInt8(ascii: "/"), or: UInt8(ascii: ">"))
  }

  /// Where a name ends that starts here, up to its first byte that is no plain part of it: whitespace, NUL, a capital or
  /// one of `/ = > < " '`.
  @inline(__always)
  private var plainNameEnd: Int {
    let ends: UInt64 =
      1 << 0x00 | 1 << 0x09 | 1 << 0x0A | 1 << 0x0C | 1 << 0x0D | 1 << 0x20 | 1 << 0x22 | 1 << 0x27
      | 1 << 0x2F | 1 << 0x3C | 1 << 0x3D | 1 << 0x3E
    let source = source
    var end = position
    // Most names are lower-case letters, and no more than eight.
    if end &+ 8 <= source.count { end &+= source.word(at: end).startOfOtherThanLowercase }
    while end < source.count {
      let byte = source[end]
      if byte < 64 ? ends >> UInt64(byte) & 1 != 0 : byte &- 0x41 < 26 { break }
      end &+= 1
    }
    return end
  }

  /// Reads a name up to whitespace, `>`, the end of the page or one of two other bytes, and puts it in lower case.
  /// Its first byte may be any.
  mutating func readName(until first: UInt8, or second: UInt8) -> Bytes {
    let start = position
    var isPlain = true
    while position < source.count {
      let byte = source[position]
      if byte.isWhitespace || byte == UInt8(ascii: ">") { break }
      if position > start, byte == first || byte == second { break }
      if byte == 0 || byte != byte.lowercase { isPlain = false }
      position += 1
    }
    return isPlain ? source[start..<position] : lowercased(start..<position)
  }

  /// Bytes of the page in lower case, with U+FFFD for NUL, which is noted.
  private mutating func lowercased(_ range: Range<Int>) -> Bytes {
    for index in range {
      if source[index] == 0 {
        note(.unexpectedNullCharacter, at: index)
        arena.append("\u{FFFD}".utf8)
      } else {
        arena.append(source[index].lowercase)
      }
    }
    return arena.take()
  }

  mutating func skipWhitespace() {
    let source = source
    var index = position
    while index < source.count, source[index].isWhitespace { index &+= 1 }
    position = index
  }

  /// Reads attributes up to the end of the tag; false if the page ends inside.
  private mutating func readAttributes() -> Bool {
    if !manyNames.isEmpty { manyNames.removeAll() }
    while true {
      skipWhitespace()
      guard position < source.count else { return eofInTag() }
      switch source[position] {
      case UInt8(ascii: ">"):
        position += 1
        return true
      case UInt8(ascii: "/"):
        position += 1
        guard let next = byte(at: position) else { return eofInTag() }
        if next == UInt8(ascii: ">") {
          isSelfClosing = true
          position += 1
          return true
        }
        note(.unexpectedSolidusInTag, at: position - 1)
      default:
        if readPlainAttribute() { continue }
        guard let isTagEnded = readAttribute() else { return eofInTag() }
        if isTagEnded { return true }
      }
    }
  }

  private mutating func eofInTag() -> Bool {
    note(.eofInTag, at: source.count)
    position = source.count
    return false
  }

  /// Reads an attribute that is written as nearly all are, `name="value"`; false, with nothing read, if this one is not.
  @inline(__always)
  private mutating func readPlainAttribute() -> Bool {
    let source = source
    let start = position
    let nameEnd = plainNameEnd
    guard nameEnd > start, nameEnd &+ 1 < source.count, source[nameEnd] == UInt8(ascii: "="),
      source[nameEnd &+ 1] == UInt8(ascii: "\""), pageAttributes.count &- attributeStart < 32
    else { return false }
    let valueStart = nameEnd &+ 2
    let valueEnd = end(at: UInt8(ascii: "\""), from: valueStart)
    guard valueEnd &+ 1 < source.count, source[valueEnd] == UInt8(ascii: "\"") else { return false }
    let next = source[valueEnd &+ 1]
    guard next == UInt8(ascii: ">") || next == 0x20 || next == UInt8(ascii: "/") else { return false }
    let spelling = source[start..<nameEnd]
    let number = attributeNames.number(of: spelling)
    if isDuplicate(number, spelling) { return false }
    append(
      Document.Attribute(
        name: AttributeName(rawValue: number) ?? .unknown, number: number,
        spelling: spelling, value: source[valueStart..<valueEnd], offset: start, valueOffset: valueStart,
        hasValue: true))
    position = valueEnd &+ 1
    return true
  }

  /// Reads an attribute. Tells whether the tag ended with it; nothing if the page did.
  private mutating func readAttribute() -> Bool? {
    let offset = position
    let spelling = readAttributeName()
    let number = attributeNames.number(of: spelling)
    let isDuplicate = isDuplicate(number, spelling)
    if isDuplicate { note(.duplicateAttribute, at: offset) }
    var attribute = Document.Attribute(
      name: AttributeName(rawValue: number) ?? .unknown, number: number,
      spelling: spelling, value: .empty, offset: offset, valueOffset: offset, hasValue: false)
    skipWhitespace()
    guard let equals = byte(at: position) else { return nil }
    var isTagEnded = false
    if equals == UInt8(ascii: "=") {
      position += 1
      skipWhitespace()
      guard let first = byte(at: position) else { return nil }
      if first == UInt8(ascii: ">") {
        note(.missingAttributeValue, at: position)
        position += 1
        isTagEnded = true
      } else {
        attribute.hasValue = true
        guard readValue(of: &attribute) else { return nil }
      }
    }
    if !isDuplicate { append(attribute) }
    return isTagEnded
  }

  private mutating func readAttributeName() -> Bytes {
    let start = position
    if source[position] == UInt8(ascii: "=") {
      note(.unexpectedEqualsSignBeforeAttributeName, at: position)
    }
    let name = readName(until: UInt8(ascii: "/"), or: UInt8(ascii: "="))
    for index in start..<position where Self.isQuoteOrBracket(source[index]) {
      note(.unexpectedCharacterInAttributeName, at: index)
    }
    return name
  }

  private static func isQuoteOrBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "<")
  }

  /// Whether the tag has an attribute of that name already.
  private mutating func isDuplicate(_ number: Int, _ spelling: Bytes) -> Bool {
    if attributes.count > 32 {
      if manyNames.isEmpty { manyNames = Set(attributes.map(\.spelling)) }
      return !manyNames.insert(spelling).inserted
    }
    for index in attributeStart..<pageAttributes.count where pageAttributes[index].number == number {
      if number != 0 || pageAttributes[index].spelling == spelling { return true }
    }
    return false
  }
}
