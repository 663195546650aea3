import Diagnostics

/// Reads JSON as RFC 8259 has it into nodes.
///
/// It is Vipera's own because no library at hand tells where a key stands. Faults whose remedy is clear,
/// such as a comma too many, are reported and passed over, so that one run tells all of them.
struct JSONReader {
  /// Reading is over; why is among the diagnostics.
  struct Halt: Error {}

  let bytes: [UInt8]
  var offset: Int
  var builder = NodeBuilder(duplicateKeyRule: "json/duplicate-key")
  private var cursor: SourceCursor

  /// Reads UTF-8. No node means that reading could not go on; why is in the diagnostics.
  static func read(_ bytes: [UInt8], file: String) -> (node: ContentNode?, diagnostics: [Diagnostic]) {
    var reader = JSONReader(bytes, file: file)
    do {
      try reader.readDocument()
      return (reader.builder.root?.node, reader.builder.diagnostics)
    } catch {
      return (nil, reader.builder.diagnostics)
    }
  }

  /// Reads an object at the start of a file and tells where it ends.
  static func readHead(
    of bytes: [UInt8], file: String
  ) -> (node: ContentNode?, end: Int, diagnostics: [Diagnostic]) {
    var reader = JSONReader(bytes, file: file)
    do {
      try reader.readWhole()
      return (reader.builder.root?.node, reader.offset, reader.builder.diagnostics)
    } catch {
      return (nil, reader.offset, reader.builder.diagnostics)
    }
  }

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    offset = ByteOrderMark.length(in: bytes)
    cursor = SourceCursor(file: file, startingAt: offset)
  }

  private mutating func readDocument() throws(Halt) {
    try skipSpace()
    if byte == nil { throw halt("json/empty", "the file is empty; expected an object", at: location()) }
    try readWhole()
    try skipSpace()
    if byte != nil {
      throw halt("json/after-end", "the value is complete, but \(found) follows", at: location())
    }
  }

  /// Reads a value and all that is in it.
  private mutating func readWhole() throws(Halt) {
    repeat {
      if try readValue() { continue }
      while builder.depth > 0, try readEnd() {}
    } while builder.depth > 0
  }

  /// Reads a value, or the start of a list or object that is not empty. Tells whether it was a start.
  private mutating func readValue() throws(Halt) -> Bool {
    try skipSpace()
    let start = location()
    switch byte {
    case UInt8(ascii: "{"): return try begin(mapping: true, closedBy: UInt8(ascii: "}"), at: start)
    case UInt8(ascii: "["): return try begin(mapping: false, closedBy: UInt8(ascii: "]"), at: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): builder.add(.text(try readText(at: start)), at: start)
    case let byte? where Self.isPartOfNumber(byte) && !ASCII.isLetter(byte):
      builder.add(.number(readNumber(at: start)), at: start)
    default: builder.add(try readWord(at: start), at: start)
    }
    return false
  }

  private mutating func begin(
    mapping: Bool, closedBy closer: UInt8, at start: SourceLocation
  ) throws(Halt) -> Bool {
    if builder.depth == NodeBuilder.depthLimit {
      throw halt(
        "json/too-deep", "more than \(NodeBuilder.depthLimit) lists and objects stand inside one another",
        at: start)
    }
    offset += 1
    builder.begin(mapping: mapping, at: start)
    try skipSpace()
    if byte == closer {
      offset += 1
      builder.end()
      return false
    }
    if mapping { try readKey() }
    return true
  }

  /// Reads what follows a value: a comma, or the end of what is around it. Tells whether it was an end.
  private mutating func readEnd() throws(Halt) -> Bool {
    let isMapping = builder.isInMapping
    let closer = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    try skipSpace()
    if byte == UInt8(ascii: ",") {
      let comma = location()
      offset += 1
      try skipSpace()
      guard byte == closer else {
        if isMapping { try readKey() }
        return false
      }
      report(
        "json/trailing-comma", "a comma before \(isMapping ? "}" : "]") is not JSON", at: comma,
        hint: "remove it")
    }
    guard byte == closer else { throw missingEnd(closer) }
    offset += 1
    builder.end()
    return true
  }

  private mutating func readKey() throws(Halt) {
    let start = location()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      builder.key(try readText(at: start), at: start)
    case let byte? where Self.isWord(byte):
      let word = takeWord()
      report(
        "json/unquoted-key", "a key stands in double quotes", at: start,
        hint: "write \(Quotation.of(word))")
      builder.key(word, at: start)
    default:
      throw halt("json/syntax", "expected a key in double quotes, found \(found)", at: start)
    }
    try skipSpace()
    guard byte == UInt8(ascii: ":") else {
      throw halt("json/missing-colon", "expected a colon after the key, found \(found)", at: location())
    }
    offset += 1
  }

  /// `true`, `false` or `null`.
  private mutating func readWord(at start: SourceLocation) throws(Halt) -> ContentNode.Value {
    guard let byte, Self.isWord(byte) else {
      throw halt("json/syntax", "expected a value, found \(found)", at: start)
    }
    switch takeWord() {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case let word:
      let known = ["true", "false", "null"].first { $0 == word.lowercased() }
      report(
        "json/unknown-word", "expected a value, found \(Quotation.clipped(word))", at: start,
        hint: known.map { "write \($0)" } ?? "put text in double quotes")
      return .null
    }
  }

  private mutating func missingEnd(_ closer: UInt8) -> Halt {
    let end = Character(Unicode.Scalar(closer))
    switch byte {
    case nil:
      let line = builder.openLocation?.line ?? 1
      return halt(
        "json/unexpected-end", "the file ends before the \(end) of what starts in line \(line)",
        at: location())
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ":"):
      return halt("json/syntax", "expected a comma or \(end), found \(found)", at: location())
    default:
      return halt("json/missing-comma", "expected a comma or \(end), found \(found)", at: location())
    }
  }
}

extension JSONReader {
  /// The next byte; none at the end.
  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The place of the next byte.
  mutating func location() -> SourceLocation {
    cursor.location(of: offset, in: bytes)
  }

  mutating func report(_ rule: String, _ message: String, at location: SourceLocation, hint: String? = nil) {
    builder.report(rule, message, at: location, hint: hint)
  }

  mutating func halt(
    _ rule: String, _ message: String, at location: SourceLocation, hint: String? = nil
  ) -> Halt {
    report(rule, message, at: location, hint: hint)
    return Halt()
  }

  /// The next character in words.
  private var found: String {
    guard offset < bytes.count else { return "the end of the file" }
    let rest = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return rest.unicodeScalars.first.map { "\($0)" } ?? "nothing"
  }

  mutating func takeWord() -> String {
    let start = offset
    while let byte, Self.isWord(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: ASCII.isLetter(byte)
    }
  }

  /// Passes over space, and over comments, which it reports.
  mutating func skipSpace() throws(Halt) {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        offset += 1
      case UInt8(ascii: "/"), UInt8(ascii: "#"):
        try skipComment(startingWith: byte)
      default:
        return
      }
    }
  }

  private mutating func skipComment(startingWith first: UInt8) throws(Halt) {
    let start = location()
    let second = offset + 1 < bytes.count ? bytes[offset + 1] : nil
    if first == UInt8(ascii: "/"), second == UInt8(ascii: "*") {
      offset = min(offset + 3, bytes.count)
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "/") || bytes[offset - 1] != UInt8(ascii: "*")
      {
        offset += 1
      }
      if byte == nil {
        throw halt("json/comment", "a comment is not JSON, and this one never ends", at: start)
      }
      offset += 1
    } else if first == UInt8(ascii: "#") || second == UInt8(ascii: "/") {
      while let byte, byte != UInt8(ascii: "\n") { offset += 1 }
    } else {
      throw halt("json/syntax", "expected JSON, found /", at: start)
    }
    report("json/comment", "a comment is not JSON", at: start, hint: "remove it")
  }
}
