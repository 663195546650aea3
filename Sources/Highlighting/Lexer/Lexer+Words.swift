/// Names and numbers.
extension Lexer {
  /// Takes a name and finds out what it is.
  @inline(__always)
  mutating func word(_ rule: UnsafePointer<FlatRule>) -> Int {
    let part = rule.pointee.set
    var seen: UInt64 = 0
    var index = position &+ 1
    while index < end {
      let bits = pointers.classes[Int(source[index])]
      if bits & part == 0 { break }
      seen |= bits
      index &+= 1
    }
    let kind = kind(ofWordUpTo: index, rule, hasSmallLetters: seen & 1 != 0)
    if kind != .plain { foundKind = kind }
    let takesSign = rule.pointee.takesSign && kind == rule.pointee.signed && index < end
    return takesSign && source[index] == rule.pointee.sign ? index &+ 1 : index
  }

  @inline(__always)
  private mutating func kind(
    ofWordUpTo wordEnd: Int, _ rule: UnsafePointer<FlatRule>, hasSmallLetters: Bool
  ) -> Kind {
    if let entry = entry(upTo: wordEnd), !isMember(), !entry.isContextual || isFollowedAsKeyword(wordEnd) {
      if !entry.isOperand { lastKeywordEnd = wordEnd }
      if entry.declares != .plain {
        declarationEnd = wordEnd
        declared = entry.declares
      }
      return entry.kind
    }
    if declarationEnd >= 0 {
      let isDeclared = skipBlanks(declarationEnd) == position
      declarationEnd = -1
      if isDeclared { return declared }
    }
    if rule.pointee.capitalised != .plain, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source[position]),
      hasSmallLetters || wordEnd == position + 1
    {
      return rule.pointee.capitalised
    }
    guard wordEnd < end else { return .plain }
    if source[wordEnd] == UInt8(ascii: "(") { return rule.pointee.called }
    if source[wordEnd] == rule.pointee.sign, wordEnd + 1 >= end || !isOperatorTail(source[wordEnd + 1], rule)
    {
      return rule.pointee.signed
    }
    return .plain
  }

  /// Whether a name, a string or an opening bracket follows after a blank.
  private func isFollowedAsKeyword(_ wordEnd: Int) -> Bool {
    let next = skipBlanks(wordEnd)
    guard next > wordEnd, next < end else { return false }
    switch source[next] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "["),
      UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      return true
    case let byte: return byte >= 0x80 || (byte | 0x20) &- 0x61 < 26
    }
  }

  private func isOperatorTail(_ byte: UInt8, _ rule: UnsafePointer<FlatRule>) -> Bool {
    byte == rule.pointee.sign || byte == UInt8(ascii: "=")
  }

  /// Whether a single point stands before the name.
  private func isMember() -> Bool {
    guard tables.words.hasMembers, position > start, source[position - 1] == UInt8(ascii: ".") else {
      return false
    }
    return position - 1 == start || source[position - 2] != UInt8(ascii: ".")
  }

  /// The word of the language that reaches from here to `wordEnd`.
  @inline(__always)
  func entry(upTo wordEnd: Int) -> WordTable.Entry? {
    let count = wordEnd &- position
    guard count < 64, tables.words.lengths >> UInt64(count) & 1 != 0 else { return nil }
    let first = source[position]
    let second = count > 1 ? source[position + 1] : first
    let ignoresCase = tables.words.ignoresCase
    let mask = tables.words.mask
    var place =
      WordTable.hash(first, second, source[wordEnd - 1], count, ignoresCase: ignoresCase) & mask
    while pointers.words[place].count != 0 {
      let entry = pointers.words[place]
      if Int(entry.count) == count, isWord(pointers.wordTexts + Int(entry.start), count, ignoresCase) {
        return entry
      }
      place = (place &+ 1) & mask
    }
    return nil
  }

  @inline(__always)
  private func isWord(_ known: UnsafePointer<UInt8>, _ count: Int, _ ignoresCase: Bool) -> Bool {
    for offset in 0..<count {
      let byte = source[position + offset]
      if byte != known[offset], !ignoresCase || byte | 0x20 != known[offset] || byte &- 0x41 >= 26 {
        return false
      }
    }
    return true
  }

  private func isClosingBracket(_ index: Int) -> Bool {
    source[index] == UInt8(ascii: ")") || source[index] == UInt8(ascii: "]")
  }

  /// Where the number ends that begins here, or at the point here.
  func number(_ digits: UInt64) -> Int? {
    var index = position
    if source[index] == UInt8(ascii: "-") || source[index] == UInt8(ascii: "+") {
      index += 1
      guard index < end, source[index] &- 0x30 < 10 || source[index] == UInt8(ascii: ".") else { return nil }
    }
    if source[index] == UInt8(ascii: ".") {
      let isMember =
        index > start
        && (has(digits, index - 1) || source[index - 1] == UInt8(ascii: ".") || isClosingBracket(index - 1))
      guard index + 1 < end, source[index + 1] &- 0x30 < 10, !isMember else { return nil }
      index += 1
    }
    let isHexadecimal =
      index + 1 < end && source[index] == UInt8(ascii: "0") && source[index + 1] | 0x20 == 0x78
    let exponent: UInt8 = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
    while index < end {
      let byte = source[index]
      if byte == UInt8(ascii: ".") {
        guard index + 1 < end, source[index + 1] &- 0x30 < 10 else { break }
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") {
        guard index > position, source[index - 1] | 0x20 == exponent, index + 1 < end,
          source[index + 1] &- 0x30 < 10
        else { break }
      } else if !has(digits, index) {
        break
      }
      index += 1
    }
    return index
  }
}
