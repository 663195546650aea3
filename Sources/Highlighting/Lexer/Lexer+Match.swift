/// Whether a rule matches, and how far.
extension Lexer {
  /// Where the token of a rule ends, if the rule matches here; its first byte is known to fit.
  @inline(__always)
  mutating func match(_ rule: UnsafePointer<FlatRule>) -> Int? {
    if rule.pointee.start.count > 1, !isText(rule.pointee.start, at: position) { return nil }
    if rule.pointee.place != [], !stands(in: rule.pointee.place) { return nil }
    foundKind = rule.pointee.kind
    limit = rule.pointee.isTentative ? min(end, position &+ Self.farthestLook) : end
    let begin = position + rule.pointee.startCount
    let found: Int? = rule.pointee.match == .word ? word(rule) : match(rule, from: begin)
    guard let found else { return nil }
    let isFollowed = rule.pointee.next == 0 || found < end && has(rule.pointee.next, found)
    guard isFollowed else { return nil }
    let isBeforeText =
      rule.pointee.nextText.count == 0 || isText(rule.pointee.nextText, at: skipBlanks(found))
    return isBeforeText ? found : nil
  }

  private mutating func match(_ rule: UnsafePointer<FlatRule>, from begin: Int) -> Int? {
    switch rule.pointee.match {
    case .text: return begin
    case .nothing: return position
    case .run: return run(of: rule.pointee.set, from: begin)
    case .some:
      let runEnd = run(of: rule.pointee.set, from: begin)
      guard runEnd > begin, isText(rule.pointee.end, at: runEnd) else { return nil }
      return runEnd + Int(rule.pointee.end.count)
    case .line: return line(rule.pointee.end, from: begin)
    case .logicalLine: return logicalLine(from: begin)
    case .through: return through(rule.pointee.end, from: begin)
    case .before: return before(rule.pointee.end, from: begin)
    case .enclosed: return enclosed(rule.pointee.end, from: begin)
    case .nested: return nested(rule.pointee.start, rule.pointee.end, from: begin)
    case .word: return nil
    case .directive:
      let letters = skipBlanks(begin)
      return run(of: rule.pointee.set, from: letters)
    case .number: return number(rule.pointee.set)
    case .quoted: return quoted(from: begin)
    case .character: return character(from: begin)
    case .regex: return regex(flags: rule.pointee.set)
    case .escape: return escape(from: begin)
    case .fenced: return fenced(rule, from: begin)
    case .heredocStart: return heredocStart(rule, from: begin)
    case .heredocEnd: return heredocEnd(name: rule.pointee.set)
    case .scalar: return scalar(inFlow: false)
    case .flowScalar: return scalar(inFlow: true)
    case .block: return block()
    case .fence: return fence()
    }
  }

  /// Whether the byte is in a set.
  @inline(__always)
  func has(_ set: UInt64, _ index: Int) -> Bool { pointers.classes[Int(source[index])] & set != 0 }

  func isText(_ text: FlatRule.Text, at index: Int) -> Bool {
    let count = Int(text.count)
    guard index + count <= end else { return false }
    let bytes = pointers.texts + Int(text.start)
    for offset in 0..<count where source[index + offset] != bytes[offset] { return false }
    return true
  }

  @inline(__always)
  func run(of set: UInt64, from index: Int) -> Int {
    var index = index
    while index < limit, has(set, index) { index &+= 1 }
    return index
  }

  func skipBlanks(_ index: Int) -> Int {
    var index = index
    while index < end, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
    return index
  }

  /// Whether a line starts here.
  func isLineStart(_ index: Int) -> Bool { index == start || source[index - 1] == 0x0A }

  /// Where the line ends, its line feed left out.
  func lineEnd(_ index: Int) -> Int {
    var index = index
    while index < end, source[index] != 0x0A { index &+= 1 }
    return index
  }

  private func stands(in place: Rule.Place) -> Bool {
    if place.contains(.lineStart), !isLineStart(position) { return false }
    if place.contains(.indented) {
      var index = position
      while index > start, source[index - 1] == 0x20 || source[index - 1] == 0x09 { index -= 1 }
      if !isLineStart(index) { return false }
    }
    if place.contains(.unnested), frame.brackets > 0 { return false }
    if place.contains(.start), position > start, skipBlanks(start) != position { return false }
    if place.contains(.afterBlank), position > start, !isBlank(source[position - 1]) { return false }
    if place.contains(.outsideWord), position > start, isWordByte(source[position - 1]) { return false }
    if place.contains(.argument) {
      let isArgument =
        position > start && isBlank(source[position - 1]) && position + 1 < end
        && !isBlank(source[position + 1]) && source[position + 1] != UInt8(ascii: "=")
      if !isArgument { return place.contains(.operand) && isOperandExpected() }
      return true
    }
    return !place.contains(.operand) || isOperandExpected()
  }

  /// Whether the byte before the blanks here ends no operand, so that an operator could not stand here.
  private func isOperandExpected() -> Bool {
    var index = position
    while index > start, isBlank(source[index - 1]) { index -= 1 }
    guard index > start else { return true }
    if index == lastKeywordEnd { return true }
    switch source[index - 1] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      return false
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      return index < start + 2 || source[index - 2] != source[index - 1]
    case UInt8(ascii: "!"): return !isAfterOperand(index - 1)
    case UInt8(ascii: "}"): return position + 1 >= end || source[position + 1] != 0x20
    default: return !isWordByte(source[index - 1])
    }
  }

  /// Whether an operand ends right here, so that what follows is a postfix operator.
  private func isAfterOperand(_ index: Int) -> Bool {
    guard index > start, index != lastKeywordEnd else { return false }
    let byte = source[index - 1]
    return byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || isWordByte(byte)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte &- 0x30 < 10
      || (byte | 0x20) &- 0x61 < 26
  }
}
