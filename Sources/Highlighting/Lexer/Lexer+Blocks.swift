/// What depends on lines: YAML's scalars and Markdown's fences.
extension Lexer {
  /// A plain scalar: up to a colon before a blank, a comment or the line's end; in flow style also up to punctuation.
  mutating func scalar(inFlow: Bool) -> Int {
    var index = position
    var scalarEnd = position
    scan: while index < end, source[index] != 0x0A, source[index] != 0x0D {
      switch source[index] {
      case UInt8(ascii: ":"):
        let isLast = index + 1 >= end || source[index + 1] <= 0x20
        if isLast || inFlow && isFlowMark(source[index + 1]) { break scan }
      case UInt8(ascii: "#") where index > position && source[index - 1] <= 0x20: break scan
      case let byte where inFlow && isFlowMark(byte): break scan
      default: break
      }
      index += 1
      if source[index - 1] > 0x20 { scalarEnd = index }
    }
    guard scalarEnd > position else { return position + 1 }
    let isKey = index < end && source[index] == UInt8(ascii: ":")
    foundKind = isKey ? .tag : kind(ofScalarUpTo: scalarEnd)
    return scalarEnd
  }

  private func isFlowMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }

  private mutating func kind(ofScalarUpTo scalarEnd: Int) -> Kind {
    if let entry = entry(upTo: scalarEnd) { return entry.kind }
    let sign = source[position] == UInt8(ascii: "-") || source[position] == UInt8(ascii: "+")
    var index = sign ? position + 1 : position
    let digit = index < scalarEnd && source[index] == UInt8(ascii: ".") ? index + 1 : index
    guard digit < scalarEnd, source[digit] &- 0x30 < 10 else { return .plain }
    while index < scalarEnd, isNumberByte(source[index]) { index += 1 }
    return index == scalarEnd ? .number : .plain
  }

  private func isNumberByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "T"),
      UInt8(ascii: "Z"), UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// A header such as `|-` and the lines below it that are blank or indented further than its own.
  func block() -> Int? {
    var index = position + 1
    while index < end, index < position + 3,
      source[index] == UInt8(ascii: "-") || source[index] == UInt8(ascii: "+")
        || source[index] &- 0x31 < 9
    { index += 1 }
    let header = skipBlanks(index)
    guard
      header >= end || source[header] == 0x0A || source[header] == 0x0D || source[header] == UInt8(ascii: "#")
    else {
      return nil
    }
    let outer = indentation(ofLineAt: position)
    var blockEnd = header < end && source[header] != UInt8(ascii: "#") ? header : lineEnd(header)
    var line = lineEnd(header)
    while line < end {
      let text = skipBlanks(line + 1)
      let isBlank = text >= end || source[text] == 0x0A || source[text] == 0x0D
      if !isBlank, text - line - 1 <= outer { break }
      line = lineEnd(text)
      if !isBlank { blockEnd = line }
    }
    return blockEnd
  }

  /// How far what holds the value at `index` is indented: a key, behind the marks of lists too, or the last of these marks.
  private func indentation(ofLineAt index: Int) -> Int {
    var line = index
    while line > start, source[line - 1] != 0x0A, index - line < 1000 { line -= 1 }
    var holder = skipBlanks(line)
    while holder < index, isListMark(holder) {
      let next = skipBlanks(holder + 1)
      guard isListMark(next) || hasKey(next..<index) else { break }
      holder = next
    }
    return holder - line
  }

  private func isListMark(_ index: Int) -> Bool {
    guard index + 1 < end, source[index + 1] == 0x20 || source[index + 1] == 0x09 else { return false }
    return source[index] == UInt8(ascii: "-") || source[index] == UInt8(ascii: "?")
  }

  private func hasKey(_ range: Range<Int>) -> Bool {
    range.contains { source[$0] == UInt8(ascii: ":") && source[$0 + 1] <= 0x20 }
  }

  /// A fence at the start of a line, the code after it and the fence that closes it.
  mutating func fence() -> Int? {
    let mark = source[position]
    var index = position
    while index < end, source[index] == mark { index += 1 }
    let count = index - position
    guard count >= 3 else { return nil }
    if mark == UInt8(ascii: "`"), (index..<lineEnd(index)).contains(where: { source[$0] == mark }) {
      return nil
    }
    let name = skipBlanks(index)
    var nameEnd = name
    while nameEnd < end, nameEnd - name < 32, source[nameEnd] > 0x20, source[nameEnd] != UInt8(ascii: "{") {
      nameEnd += 1
    }
    let bytes = UnsafeBufferPointer(start: source + name, count: nameEnd - name)
    foundLanguage =
      nameEnd > name ? Languages.byName[String(decoding: bytes, as: UTF8.self).lowercased()] : nil
    var line = lineEnd(index)
    foundStart = min(line + 1, end)
    while line < end {
      foundTextEnd = line + 1
      let text = skipBlanks(line + 1)
      var close = text
      while close < end, source[close] == mark { close += 1 }
      if close - text >= count, skipBlanks(close) == lineEnd(close) { return close }
      line = lineEnd(close)
    }
    foundTextEnd = end
    return end
  }
}
