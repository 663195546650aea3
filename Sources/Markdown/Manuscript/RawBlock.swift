/// Follows from line to line whether code or raw HTML is open, in which nothing means anything.
///
/// Where a line alone cannot tell, as within lists, it is taken for code.
struct RawBlock {
  private enum State {
    case none
    /// A fence, the column where it starts, and whether it stands in a quote or behind the mark of a list.
    case fence(UInt8, length: Int, column: Int, isQuoted: Bool, isListed: Bool)
    /// HTML up to a line that has `end`.
    case html(end: StaticString)
    /// HTML up to a blank line.
    case htmlToBlank
  }

  private var state = State.none

  /// Whether the next line stands in code or raw HTML.
  var isOpen: Bool {
    if case .none = state { false } else { true }
  }

  /// Whether a blank line ends the block.
  var endsWithBlank: Bool {
    if case .htmlToBlank = state { true } else { false }
  }

  /// What ends the block that is open, on a line of its own; empty if nothing has to.
  var closing: [UInt8] {
    switch state {
    case .none, .htmlToBlank: []
    case .fence(let byte, let length, _, let isQuoted, let isListed):
      isQuoted || isListed ? [] : Array(repeating: byte, count: length)
    case .html(let end): end.withUTF8Buffer { Array($0) }
    }
  }

  /// Reads the next line, which has no line end.
  mutating func read(_ line: Line) {
    switch state {
    case .fence(let byte, let length, let column, let isQuoted, let isListed):
      readFence(line, byte, length, column, isQuoted, isListed)
    case .html(let end):
      if line.containsIgnoringCase(end) { state = .none }
    case .htmlToBlank:
      if line.isBlank { state = .none }
    case .none: open(line)
    }
  }

  private mutating func readFence(
    _ line: Line, _ byte: UInt8, _ length: Int, _ column: Int, _ isQuoted: Bool, _ isListed: Bool
  ) {
    if isQuoted, line.first(where: { $0 != 0x20 }) != UInt8(ascii: ">") {
      state = .none
      return open(line)
    }
    if isListed, !line.isBlank, !isQuoted, line.indentation < column {
      state = .none
      return open(line)
    }
    let rest = line.drop { $0 == 0x20 || $0 == UInt8(ascii: ">") || $0 == 0x09 }
    let count = rest.prefix { $0 == byte }.count
    if count >= length, rest.dropFirst(count).isBlank { state = .none }
  }

  private mutating func open(_ line: Line) {
    var rest = line
    var column = 0
    var isQuoted = false
    var isListed = false
    while let byte = rest.first {
      switch byte {
      case 0x20: (rest, column) = (rest.dropFirst(), column + 1)
      case UInt8(ascii: ">"):
        (rest, column) = (rest.dropFirst(), column + 1)
        isQuoted = true
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
        guard rest.dropFirst().first == 0x20 else { return }
        (rest, column) = (rest.dropFirst(2), column + 2)
        isListed = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        let tail = rest.dropFirst(digits)
        guard digits < 10, tail.first == UInt8(ascii: ".") || tail.first == UInt8(ascii: ")"),
          tail.dropFirst().first == 0x20
        else { return }
        (rest, column) = (tail.dropFirst(2), column + digits + 2)
        isListed = true
      case UInt8(ascii: "`"), UInt8(ascii: "~"):
        let length = rest.prefix { $0 == byte }.count
        guard length > 2, byte != UInt8(ascii: "`") || !rest.dropFirst(length).contains(byte) else { return }
        state = .fence(byte, length: length, column: column, isQuoted: isQuoted, isListed: isListed)
        return
      case UInt8(ascii: "<"): return openHTML(rest)
      default: return
      }
    }
  }

  private mutating func openHTML(_ line: Line) {
    guard let next = line.dropFirst().first else { return }
    let end: StaticString? =
      if line.starts(with: "<!--".utf8) {
        "-->"
      } else if line.starts(with: "<![CDATA[".utf8) {
        "]]>"
      } else if next == UInt8(ascii: "!") {
        ">"
      } else if next == UInt8(ascii: "?") {
        "?>"
      } else {
        Self.rawEnd(of: line)
      }
    if let end {
      if !line.dropFirst(2).containsIgnoringCase(end) { state = .html(end: end) }
    } else if next == UInt8(ascii: "/") || next.isASCIIAlphanumeric {
      state = .htmlToBlank
    }
  }

  private static func rawEnd(of line: Line) -> StaticString? {
    let name = line.dropFirst().prefix(9).map { $0 | 0x20 }
    if name.starts(with: "script".utf8) { return "</script>" }
    if name.starts(with: "pre".utf8) { return "</pre>" }
    if name.starts(with: "style".utf8) { return "</style>" }
    if name.starts(with: "textarea".utf8) { return "</textarea>" }
    return nil
  }
}
