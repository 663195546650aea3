/// Comments, strings and what is in them.
extension Lexer {
  /// To the end of the line, or up to a text on it.
  func line(_ stop: FlatRule.Text, from index: Int) -> Int {
    var index = index
    let first = pointers.texts[Int(stop.start)]
    while index < limit, source[index] != 0x0A {
      if stop.count > 0, source[index] == first, isText(stop, at: index) { break }
      index &+= 1
    }
    return index
  }

  func logicalLine(from index: Int) -> Int {
    var index = lineEnd(index)
    while index < end, index > position, source[index - 1] == UInt8(ascii: "\\") {
      var line = index + 1
      while case let text = skipBlanks(line), text < end, isBlankOrComment(text), lineEnd(text) < end {
        line = lineEnd(text) + 1
      }
      index = lineEnd(line)
    }
    return index
  }

  private func isBlankOrComment(_ text: Int) -> Bool {
    source[text] == 0x0A || source[text] == UInt8(ascii: "#")
  }

  func through(_ stop: FlatRule.Text, from index: Int) -> Int {
    var index = index
    let first = pointers.texts[Int(stop.start)]
    while index < end {
      if source[index] == first, isText(stop, at: index) { return index + Int(stop.count) }
      index &+= 1
    }
    return end
  }

  func before(_ stop: FlatRule.Text, from index: Int) -> Int {
    let text = pointers.texts + Int(stop.start)
    let count = Int(stop.count)
    var index = index
    while index < end {
      if source[index] == text[0], index + count <= end {
        var same = 1
        while same < count, source[index + same] == text[same] || source[index + same] | 0x20 == text[same] {
          same += 1
        }
        if same == count { return index }
      }
      index &+= 1
    }
    return end
  }

  func nested(_ open: FlatRule.Text, _ close: FlatRule.Text, from index: Int) -> Int {
    var index = index
    var depth = 1
    let first = pointers.texts[Int(open.start)]
    let last = pointers.texts[Int(close.start)]
    while index < end {
      if source[index] == last, isText(close, at: index) {
        index += Int(close.count)
        depth -= 1
        if depth == 0 { return index }
      } else if source[index] == first, isText(open, at: index) {
        index += Int(open.count)
        depth += 1
      } else {
        index &+= 1
      }
    }
    return end
  }

  func quoted(from index: Int) -> Int? {
    let quote = source[position]
    var index = index
    while index < limit, source[index] != 0x0A {
      if source[index] == quote { return index + 1 }
      index += source[index] == UInt8(ascii: "\\") && index + 1 < end ? 2 : 1
    }
    return nil
  }

  func enclosed(_ stop: FlatRule.Text, from index: Int) -> Int? {
    var index = index
    let first = pointers.texts[Int(stop.start)]
    while index < limit, source[index] != 0x0A {
      if source[index] == first, isText(stop, at: index) { return index + Int(stop.count) }
      index += source[index] == UInt8(ascii: "\\") && index + 1 < end ? 2 : 1
    }
    return nil
  }

  func character(from begin: Int) -> Int? {
    guard begin + 1 < end else { return nil }
    let isEscape = source[begin] == UInt8(ascii: "\\")
    let index = isEscape ? escape(from: begin + 1) : afterScalar(begin)
    guard index < end, source[index] == UInt8(ascii: "'"), source[begin] != UInt8(ascii: "'") else {
      return nil
    }
    return index + 1
  }

  func regex(flags: UInt64) -> Int? {
    var index = position + 1
    var isInClass = false
    while index < limit, source[index] != 0x0A {
      switch source[index] {
      case UInt8(ascii: "\\") where index + 1 < end && source[index + 1] != 0x0A: index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return run(of: flags, from: index + 1)
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Where an escape ends whose backslash ends at `index`: `u{…}`, `u` and `x` with digits, octal digits, one character.
  func escape(from index: Int) -> Int {
    guard index < end else { return end }
    let byte = source[index]
    if index + 1 < end, source[index + 1] == UInt8(ascii: "{"),
      byte == UInt8(ascii: "u") || byte == UInt8(ascii: "N")
    {
      var close = index + 2
      while close < end, close < index + 40, source[close] != UInt8(ascii: "\""), source[close] != 0x0A {
        if source[close] == UInt8(ascii: "}") { return close + 1 }
        close += 1
      }
    }
    switch byte {
    case UInt8(ascii: "u"): return digits(16, from: index + 1, atMost: 4)
    case UInt8(ascii: "U"): return digits(16, from: index + 1, atMost: 8)
    case UInt8(ascii: "x"): return digits(16, from: index + 1, atMost: 2)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return digits(8, from: index, atMost: 3)
    default: return afterScalar(index)
    }
  }

  private func digits(_ base: UInt8, from index: Int, atMost count: Int) -> Int {
    var index = index
    let limit = min(end, index + count)
    while index < limit {
      let byte = source[index]
      let isDigit = base == 8 ? byte &- 0x30 < 8 : byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
      if !isDigit { break }
      index += 1
    }
    return index
  }

  /// Where the character at `index` ends.
  private func afterScalar(_ index: Int) -> Int {
    var index = index + 1
    while index < end, source[index] & 0xC0 == 0x80 { index += 1 }
    return index
  }

  /// The longest delimiter that is looked for.
  private var longestDelimiter: Int { 32 }

  mutating func fenced(_ rule: UnsafePointer<FlatRule>, from begin: Int) -> Int? {
    var index = begin
    while index < end, index - begin < longestDelimiter, has(rule.pointee.set, index) { index += 1 }
    let delimiter = begin..<index
    guard isText(rule.pointee.open, at: index) else { return nil }
    index += Int(rule.pointee.open.count)
    foundStart = index
    let first = pointers.texts[Int(rule.pointee.close.start)]
    let closeCount = Int(rule.pointee.close.count) + delimiter.count
    while index < end {
      if source[index] == first, isText(rule.pointee.close, at: index),
        isSame(delimiter, at: index + Int(rule.pointee.close.count)),
        isText(rule.pointee.end, at: index + closeCount)
      {
        foundTextEnd = index
        return index + closeCount + Int(rule.pointee.end.count)
      }
      index &+= 1
    }
    foundTextEnd = end
    return end
  }

  private func isSame(_ range: Range<Int>, at index: Int) -> Bool {
    guard index + range.count <= end else { return false }
    for offset in 0..<range.count where source[range.lowerBound + offset] != source[index + offset] {
      return false
    }
    return true
  }

  mutating func heredocStart(_ rule: UnsafePointer<FlatRule>, from begin: Int) -> Int? {
    let name = rule.pointee.set
    var index = begin
    if index < end, source[index] == UInt8(ascii: "-") || source[index] == UInt8(ascii: "~") { index += 1 }
    let isAsInShell = rule.pointee.isAsInShell
    if isAsInShell { index = skipBlanks(index) }
    guard index < end else { return nil }
    let quote = source[index]
    let hasQuotes = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")
    let isEscaped = isAsInShell && quote == UInt8(ascii: "\\")
    foundIsQuoted = isAsInShell ? hasQuotes || isEscaped : quote == UInt8(ascii: "'")
    if hasQuotes || isEscaped { index += 1 }
    foundStart = index
    while index < end, index - foundStart < longestDelimiter, has(name, index) { index += 1 }
    foundCount = index - foundStart
    guard foundCount > 0, hasQuotes || source[foundStart] &- 0x30 >= 10 else { return nil }
    guard hasQuotes else { return index }
    return index < end && source[index] == quote ? index + 1 : nil
  }

  func heredocEnd(name: UInt64) -> Int? {
    let begin = skipBlanks(position + 1)
    let delimiter = frame.delimiterStart..<(frame.delimiterStart + frame.delimiterCount)
    guard isSame(delimiter, at: begin) else { return nil }
    let delimiterEnd = begin + delimiter.count
    return delimiterEnd < end && has(name, delimiterEnd) ? nil : delimiterEnd
  }
}
