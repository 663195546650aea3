import Diagnostics

/// Reads what stands behind the `@` of a directive: its name, its arguments in parentheses, and the brace of its body.
struct DirectiveReader {
  /// What is read at most: arguments may take several lines, but not a file.
  private static let longest = 1 << 14
  private static let mostArguments = 64

  private let source: UnsafeBufferPointer<UInt8>
  private let end: Int
  private var position: Int
  private(set) var directive: Directive
  private(set) var remark: Remark?

  /// What stands at an `@`.
  enum Finding {
    /// A directive, where it ends, and what is wrong with it.
    case directive(Directive, end: Int, Remark?)
    /// What is no directive as it is written, and may be meant as one.
    case lookalike(Lookalike)
  }

  /// Reads what stands at `start`, where there is an `@`; nothing if nobody takes it for a directive.
  static func read(_ source: UnsafeBufferPointer<UInt8>, at start: Int) -> Finding? {
    var reader = DirectiveReader(source, at: start)
    guard reader.readName() else { return nil }
    if reader.skipsBlanks(before: UInt8(ascii: "(")) {
      reader.readArguments()
      if reader.remark != nil { reader.skipToLineEnd() }
    } else {
      reader.directive.isBare = true
    }
    let open = reader.position
    if reader.skipsBlanks(before: UInt8(ascii: "{")) {
      reader.position += 1
      reader.directive.hasBody = true
      reader.directive.isBare = false
    } else {
      reader.position = open
    }
    if reader.skipsToLineEnd(), reader.hasCapital {
      return .directive(reader.directive, end: reader.position, reader.remark)
    }
    return reader.directive.isBare
      ? nil : .lookalike(Lookalike(name: reader.directive.name, offset: start, rest: reader.position))
  }

  private init(_ source: UnsafeBufferPointer<UInt8>, at start: Int) {
    self.source = source
    end = min(source.count, start + Self.longest)
    position = start + 1
    directive = Directive(name: "", offset: start)
  }

  private var byte: UInt8? { position < end ? source[position] : nil }

  private mutating func readName() -> Bool {
    let start = position
    guard let first = byte, (first | 0x20) &- UInt8(ascii: "a") < 26 else { return false }
    while let byte, byte.isASCIIAlphanumeric { position += 1 }
    directive.name = String(decoding: source[start..<position], as: UTF8.self)
    return true
  }

  private var hasCapital: Bool { source[directive.offset + 1] &- UInt8(ascii: "A") < 26 }

  /// Skips blanks if `wanted` stands behind them.
  private mutating func skipsBlanks(before wanted: UInt8) -> Bool {
    let start = position
    while byte == 0x20 || byte == 0x09 { position += 1 }
    if byte == wanted { return true }
    position = start
    return false
  }

  private mutating func skipSpace() {
    while let byte, byte <= 0x20 { position += 1 }
  }

  /// Whether nothing but space is left in the line, which is skipped.
  private mutating func skipsToLineEnd() -> Bool {
    while byte == 0x20 || byte == 0x09 { position += 1 }
    return byte == nil || byte == 0x0A || byte == 0x0D
  }

  /// After a mistake the line is passed over, up to the brace of a body.
  private mutating func skipToLineEnd() {
    let start = position
    while let byte, byte != 0x0A, byte != 0x0D { position += 1 }
    var last = position
    while last > start, source[last - 1] <= 0x20 { last -= 1 }
    if last > start, source[last - 1] == UInt8(ascii: "{") { position = last - 1 }
  }

  private mutating func report(_ message: String, at offset: Int, hint: String?) {
    if remark == nil {
      remark = Remark(.error, rule: "markdown/directive-syntax", message, at: offset, hint: hint)
    }
  }

  private mutating func readArguments() {
    let open = position
    position += 1
    skipSpace()
    while byte != UInt8(ascii: ")") {
      guard byte != nil else {
        position = open + 1
        return report(
          "the parenthesis behind @\(directive.name) is not closed", at: open, hint: "add )")
      }
      guard directive.arguments.count < Self.mostArguments, readArgument() else { return }
      skipSpace()
      if byte == UInt8(ascii: ",") {
        position += 1
        skipSpace()
      } else if byte != UInt8(ascii: ")"), byte != nil {
        return report("there is no comma between two arguments", at: position, hint: "add a comma")
      }
    }
    position += 1
  }

  private mutating func readArgument() -> Bool {
    let start = position
    let word = readWord()
    skipSpace()
    if let word, byte == UInt8(ascii: ":") {
      position += 1
      skipSpace()
      let valueStart = position
      guard let value = readValue() else {
        report("\"\(word)\" has no value", at: start, hint: "write \(word): and a value")
        return false
      }
      return append(DirectiveArgument(name: word, value: value, offset: start, valueOffset: valueStart))
    }
    if let word, byte == UInt8(ascii: "=") {
      report("\"\(word)\" is followed by =", at: position, hint: "write \(word): and the value")
      return false
    }
    position = start
    guard let value = readValue() else {
      report(
        "an argument is neither a name with a value nor a value", at: start,
        hint: "write name: and a value, such as kind: tip")
      return false
    }
    return append(DirectiveArgument(name: nil, value: value, offset: start, valueOffset: start))
  }

  private mutating func append(_ argument: DirectiveArgument) -> Bool {
    if let name = argument.name, directive.arguments.contains(where: { $0.name == name }) {
      report("\"\(name)\" is given twice", at: argument.offset, hint: "leave one of them out")
      return false
    }
    if remark == nil { directive.arguments.append(argument) }
    return remark == nil
  }

  private mutating func readWord() -> String? {
    let start = position
    while let byte, byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
      position += 1
    }
    return position == start ? nil : String(decoding: source[start..<position], as: UTF8.self)
  }

  private mutating func readValue() -> DirectiveArgument.Value? {
    if byte == UInt8(ascii: "\"") { return readText() }
    guard let word = readWord() else { return nil }
    if let number = Int(word) { return .number(number) }
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    if ends.count == 2, let first = ends[0], let last = ends[1], first <= last { return .range(first...last) }
    return .word(word)
  }

  private mutating func readText() -> DirectiveArgument.Value? {
    let open = position
    var text: [UInt8] = []
    position += 1
    while let byte, byte != UInt8(ascii: "\"") {
      if byte == 0x0A { break }
      if byte == UInt8(ascii: "\\"), position + 1 < end, "\"\\".utf8.contains(source[position + 1]) {
        position += 1
      }
      text.append(source[position])
      position += 1
    }
    guard byte == UInt8(ascii: "\"") else {
      report("the quotation mark is not closed", at: open, hint: "add \"")
      return .text("")
    }
    position += 1
    return .text(String(decoding: text, as: UTF8.self))
  }
}
