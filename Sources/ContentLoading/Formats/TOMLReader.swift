import Diagnostics

/// Reads TOML 1.0 into nodes.
///
/// It is Vipera's own because no library at hand tells where a key stands. A faulty line is reported and passed over, so
/// that one run tells all of them; numbers become decimal ones, dates stay as they are written.
struct TOMLReader {
  /// Reading of a line is over; why is among the diagnostics.
  struct Halt: Error {}

  /// How many arrays and tables may stand inside one another.
  static let depthLimit = 64

  let bytes: [UInt8]
  let end: Int
  var offset: Int
  /// How many arrays and inline tables are open: outside all of them a line break ends a line.
  var depth = 0
  private(set) var diagnostics: [Diagnostic] = []
  private var cursor: SourceCursor
  private var tables: TOMLTables
  /// Whether what comes behind a fault cannot be told apart from what it belongs to.
  private var isLost = false

  /// Reads the TOML that stands in `range` of the UTF-8 of a file. No node means that there are faults.
  static func read(
    _ range: Range<Int>, of bytes: [UInt8], file: String
  ) -> (node: ContentNode?, diagnostics: [Diagnostic]) {
    var reader = TOMLReader(range, of: bytes, file: file)
    reader.readLines()
    return (reader.diagnostics.isEmpty ? reader.tables.root : nil, reader.diagnostics)
  }

  private init(_ range: Range<Int>, of bytes: [UInt8], file: String) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
    cursor = SourceCursor(file: file, startingAt: ByteOrderMark.length(in: bytes))
    tables = TOMLTables(startingAt: cursor.location(of: range.lowerBound, in: bytes))
  }

  private mutating func readLines() {
    while offset < end, !isLost {
      do throws(Halt) {
        try readLine()
      } catch {
        if depth > 0 { isLost = true }
        while let byte, byte != UInt8(ascii: "\n") { offset += 1 }
      }
    }
  }

  /// A header, a key and its value, or nothing; and the end of the line.
  private mutating func readLine() throws(Halt) {
    skipSpace()
    switch byte {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"): break
    case UInt8(ascii: "["): try readHeader()
    default:
      let key = try readKey()
      try expect(UInt8(ascii: "="), "an equals sign after the key")
      let value = try readValue()
      do throws(TOMLTables.Conflict) { try tables.put(value, under: key) } catch { report(error) }
    }
    try readEndOfLine()
  }

  private mutating func readHeader() throws(Halt) {
    offset += 1
    let isArray = byte == UInt8(ascii: "[")
    if isArray { offset += 1 }
    let path = try readKey()
    try expect(UInt8(ascii: "]"), "] after the name of the table")
    if isArray {
      guard byte == UInt8(ascii: "]") else { throw expected("]] after the name of the table") }
      offset += 1
    }
    do throws(TOMLTables.Conflict) {
      if isArray { try tables.openNext(path) } else { try tables.open(path) }
    } catch {
      report(error)
      // Keys below a header that is not understood would be put into the wrong table.
      isLost = true
    }
  }

  private mutating func readEndOfLine() throws(Halt) {
    skipSpace()
    if byte == UInt8(ascii: "#") { skipComment() }
    if byte == UInt8(ascii: "\r"), offset + 1 < end, bytes[offset + 1] == UInt8(ascii: "\n") { offset += 1 }
    guard byte == nil || byte == UInt8(ascii: "\n") else { throw expected("the end of the line") }
    offset += 1
  }

  private mutating func report(_ conflict: TOMLTables.Conflict) {
    report(
      "toml/duplicate-key", conflict.message, at: conflict.location,
      hint: "the first one is in line \(conflict.firstLine)")
  }
}

extension TOMLReader {
  /// The next byte; none at the end.
  var byte: UInt8? { offset < end ? bytes[offset] : nil }

  /// The place of the next byte.
  mutating func location() -> SourceLocation { cursor.location(of: offset, in: bytes) }

  mutating func report(_ rule: String, _ message: String, at location: SourceLocation, hint: String? = nil) {
    diagnostics.append(Diagnostic(rule: rule, message, at: location, hint: hint))
  }

  mutating func halt(
    _ rule: String, _ message: String, at location: SourceLocation, hint: String? = nil
  ) -> Halt {
    report(rule, message, at: location, hint: hint)
    return Halt()
  }

  mutating func expected(_ wanted: String, hint: String? = nil) -> Halt {
    halt("toml/syntax", "expected \(wanted), found \(found)", at: location(), hint: hint)
  }

  /// Passes over space and a byte that has to follow.
  mutating func expect(_ wanted: UInt8, _ name: String) throws(Halt) {
    skipSpace()
    guard byte == wanted else {
      let hint =
        wanted == UInt8(ascii: "=") && byte == UInt8(ascii: ":")
        ? "TOML has = between a key and its value" : nil
      throw expected(name, hint: hint)
    }
    offset += 1
  }

  mutating func skipSpace() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { offset += 1 }
  }

  mutating func skipComment() {
    while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
  }

  /// A key: names with or without quotes, with points between them.
  mutating func readKey() throws(Halt) -> [TOMLTables.Key] {
    var path: [TOMLTables.Key] = []
    while true {
      skipSpace()
      let start = location()
      path.append(TOMLTables.Key(text: try readName(), location: start))
      if path.count > Self.depthLimit { throw tooDeep(at: start) }
      skipSpace()
      guard byte == UInt8(ascii: ".") else { return path }
      offset += 1
    }
  }

  mutating func tooDeep(at location: SourceLocation) -> Halt {
    halt(
      "toml/too-deep", "more than \(Self.depthLimit) arrays and tables stand inside one another", at: location
    )
  }

  private mutating func readName() throws(Halt) -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try readLineOfText() }
    let start = offset
    while let byte, Self.isNamePart(byte) { offset += 1 }
    guard offset > start else {
      throw expected(
        "a key", hint: byte.map { $0 >= 0x80 } == true ? "a key of other letters stands in quotes" : nil)
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    ASCII.isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  /// The next character in words.
  private var found: String {
    guard let byte else { return "the end" }
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return "the end of the line" }
    let rest = String(decoding: bytes[offset..<min(end, offset + 4)], as: UTF8.self)
    return rest.unicodeScalars.first.map { "\($0)" } ?? "nothing"
  }
}
