/// Reads a regular expression from start to end (ECMAScript §22.2.1, with the flag `v`).
///
/// The names and numbers of groups and the properties of characters are not looked up.
struct PatternReader {
  /// What an escape stands for.
  private enum Escape {
    case character, set, boundary
  }

  private let pattern: Bytes
  private var cursor: ByteCursor
  /// The groups around: where each starts, and whether it can be repeated.
  private var groups: [(start: Int, isRepeatable: Bool)] = []
  /// Whether what was read last can be repeated.
  private var isRepeatable = false

  init(_ pattern: Bytes) {
    self.pattern = pattern
    cursor = ByteCursor(pattern)
  }

  /// Reads all of it.
  mutating func read() throws(ShapeFault) {
    while let byte = cursor.take(where: { _ in true }) {
      let start = cursor.position - 1
      switch byte {
      case UInt8(ascii: "\\"): isRepeatable = try escape(from: start, inClass: false) != .boundary
      case UInt8(ascii: "["):
        try characterClass(from: start)
        isRepeatable = true
      case UInt8(ascii: "("):
        groups.append((start, try isRepeatableGroup(from: start)))
        isRepeatable = false
      case UInt8(ascii: ")"):
        guard let group = groups.popLast() else { throw closesNothing(at: start) }
        isRepeatable = group.isRepeatable
      case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"):
        try quantifier(byte, from: start)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): throw closesNothing(at: start)
      case UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "$"): isRepeatable = false
      default: isRepeatable = true
      }
    }
    guard let group = groups.last else { return }
    throw ShapeFault("a ( is never closed", hint: "write \\( for the character", at: group.start)
  }

  /// Reads what says how often something is repeated, and a question mark behind it, which makes it lazy.
  private mutating func quantifier(_ sign: UInt8, from start: Int) throws(ShapeFault) {
    guard isRepeatable else {
      let sign = pattern[start..<start + 1].text
      throw ShapeFault(
        "there is nothing for \(sign) to repeat", hint: "write \\\(sign) for the character", at: start)
    }
    if sign == UInt8(ascii: "{") { try repetitions(from: start) }
    _ = cursor.take("?")
    isRepeatable = false
  }

  /// Reads `2}`, `2,}` or `2,3}`.
  private mutating func repetitions(from start: Int) throws(ShapeFault) {
    let least = cursor.digits()
    let hasLimit = cursor.take(",")
    let most = cursor.digits()
    guard least.count > 0, cursor.take("}") else {
      throw ShapeFault(
        "this { does not say how often something is repeated",
        hint: "write \\{ for the character, or a number as in {2} or {2,3}", at: start)
    }
    if hasLimit, most.count > 0, least.value > most.value {
      throw ShapeFault(
        "\(least.value) is more than \(most.value)", hint: "write the lower number first", at: start)
    }
  }

  /// Reads the start of a group behind its parenthesis: nothing, `?:`, `?=`, `?!`, `?<=`, `?<!`, `?<name>` or `?i-s:`. Tells whether
  /// the group can be repeated: what only looks ahead or behind cannot.
  private mutating func isRepeatableGroup(from start: Int) throws(ShapeFault) -> Bool {
    guard cursor.take("?") else { return true }
    if cursor.take("=") || cursor.take("!") { return false }
    if cursor.take("<") {
      if cursor.take("=") || cursor.take("!") { return false }
      if cursor.skip(while: { $0 != UInt8(ascii: ">") }) > 0, cursor.take(">") { return true }
    } else {
      cursor.skip { $0.isLetter || $0 == UInt8(ascii: "-") }
      if cursor.take(":") { return true }
    }
    throw ShapeFault("there is no such group", hint: "write \\? for the character", at: start)
  }

  private func closesNothing(at place: Int) -> ShapeFault {
    let sign = pattern[place..<place + 1].text
    return ShapeFault("a \(sign) closes nothing", hint: "write \\\(sign) for the character", at: place)
  }
}

// MARK: Escapes

extension PatternReader {
  /// Reads what stands behind a backslash.
  private mutating func escape(from start: Int, inClass: Bool) throws(ShapeFault) -> Escape {
    guard let byte = cursor.take(where: { _ in true }) else {
      throw ShapeFault("it ends in a backslash", at: start)
    }
    switch byte {
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "s"), UInt8(ascii: "S"), UInt8(ascii: "w"),
      UInt8(ascii: "W"):
      return .set
    case UInt8(ascii: "p"), UInt8(ascii: "P"):
      guard takeName("{", "}") else { break }
      return .set
    case UInt8(ascii: "q") where inClass:
      guard takeName("{", "}") else { break }
      return .set
    case UInt8(ascii: "k") where !inClass:
      guard takeName("<", ">") else { break }
      return .set
    case UInt8(ascii: "b") where !inClass, UInt8(ascii: "B") where !inClass: return .boundary
    case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"),
      UInt8(ascii: "v"), UInt8(ascii: "0"):
      return .character
    case UInt8(ascii: "1")...UInt8(ascii: "9") where !inClass: return .set
    case UInt8(ascii: "c"):
      guard cursor.take(where: \.isLetter) != nil else { break }
      return .character
    case UInt8(ascii: "x"):
      guard takeDigits(2) else { break }
      return .character
    case UInt8(ascii: "u"):
      guard takeName("{", "}") || takeDigits(4) else { break }
      return .character
    case _ where Self.syntax.contains(byte) || inClass && Self.punctuation.contains(byte): return .character
    default: break
    }
    throw ShapeFault(
      "\"\(pattern[start..<cursor.position].text)\" stands for nothing", hint: "leave out the backslash",
      at: start)
  }

  /// Reads something in brackets that is not empty.
  private mutating func takeName(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Bool {
    guard cursor.take(open) else { return false }
    return cursor.skip { UInt32($0) != close.value } > 0 && cursor.take(close)
  }

  private mutating func takeDigits(_ count: Int) -> Bool {
    for _ in 0..<count where cursor.take(where: \.isHexDigit) == nil { return false }
    return true
  }

  /// The characters that mean something, so that a backslash takes their meaning.
  private static let syntax = Array(#"^$\.*+?()[]{}|/"#.utf8)
  /// The characters that may have a backslash in a class as well; two of the same in a row need it.
  private static let punctuation = Array("&-!#%,:;<=>@`~".utf8)
}

// MARK: Classes

extension PatternReader {
  /// Reads up to the bracket that closes a class, with the classes in it.
  private mutating func characterClass(from start: Int) throws(ShapeFault) {
    var depth = 1
    /// The character that a range can start with.
    var first: Bytes?
    _ = cursor.take("^")
    while let byte = cursor.next {
      let place = cursor.position
      switch byte {
      case UInt8(ascii: "]"), UInt8(ascii: "["):
        _ = cursor.take(where: { _ in true })
        depth += byte == UInt8(ascii: "[") ? 1 : -1
        if depth == 0 { return }
        if byte == UInt8(ascii: "[") { _ = cursor.take("^") }
        first = nil
      case UInt8(ascii: "-"):
        _ = cursor.take("-")
        if !cursor.take("-") { try range(from: first, at: place) }
        first = nil
      case UInt8(ascii: "&") where isDoubled(byte, at: place):
        _ = cursor.take("&")
        _ = cursor.take("&")
        first = nil
      default: first = try member()
      }
    }
    throw ShapeFault("a [ is never closed", hint: "write \\[ for the character", at: start)
  }

  /// Reads the end of a range, which is a character, as its start is, and none before it.
  private mutating func range(from first: Bytes?, at place: Int) throws(ShapeFault) {
    let isClosed = cursor.next == UInt8(ascii: "]") || cursor.next == UInt8(ascii: "[")
    guard let first, !isClosed, let last = try member() else {
      throw ShapeFault(
        "this - stands between no two characters", hint: "write \\- for the character", at: place)
    }
    // What is written as an escape is not compared. UTF-8 has the order of its characters.
    let isComparable = first.first != UInt8(ascii: "\\") && last.first != UInt8(ascii: "\\")
    if isComparable, last.lexicographicallyPrecedes(first) {
      throw ShapeFault(
        "the range \(first.text)-\(last.text) ends before it starts", hint: "write the lower character first",
        at: place - first.count)
    }
  }

  /// Reads a character or an escape of a class; gives back how it is written, and nothing of what stands for several characters.
  private mutating func member() throws(ShapeFault) -> Bytes? {
    let start = cursor.position
    guard let byte = cursor.take(where: { _ in true }) else { return nil }
    if byte == UInt8(ascii: "\\") {
      return try escape(from: start, inClass: true) == .character ? pattern[start..<cursor.position] : nil
    }
    let sign = pattern[start..<start + 1]
    if Self.classSyntax.contains(byte) {
      throw ShapeFault(
        "a \(sign.text) in a class needs a backslash", hint: "write \\\(sign.text)", at: start)
    }
    if isDoubled(byte, at: start), Self.doubles.contains(byte) {
      throw ShapeFault(
        "\(sign.text)\(sign.text) in a class is kept for later", hint: "write one of them alone", at: start)
    }
    cursor.skip { $0 & 0xC0 == 0x80 }
    return pattern[start..<cursor.position]
  }

  private func isDoubled(_ byte: UInt8, at place: Int) -> Bool {
    place + 1 < pattern.count && pattern[place + 1] == byte
  }

  /// The characters that mean something in a class, besides its brackets.
  private static let classSyntax = Array("(){}/-|".utf8)
  /// The characters that may not stand twice in a row.
  private static let doubles = Array("&!#$%*+,.:;<=>?@^`~".utf8)
}
