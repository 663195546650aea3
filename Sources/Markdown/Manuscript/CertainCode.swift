/// Follows which lines stand in fenced code whatever stands around them: a fence at the margin behind a blank line, if no raw HTML
/// may be open. Of what is not certain it says that it is no code.
struct CertainCode {
  private var fence: (byte: UInt8, length: Int)?
  private var isCertain = true

  /// Reads the next line; true if the parser has nothing to look for in it.
  mutating func read(_ line: Line, isAfterBlank: Bool) -> Bool {
    if let (byte, length) = fence {
      let rest = line.drop { $0 == 0x20 }
      let count = rest.prefix { $0 == byte }.count
      if rest.startIndex - line.startIndex < 4, count >= length, rest.dropFirst(count).isBlank { fence = nil }
      return true
    }
    if Self.opensLongHTML(line) { isCertain = false }
    guard isCertain, isAfterBlank, let byte = line.first,
      byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~")
    else { return false }
    let count = line.prefix { $0 == byte }.count
    guard count > 2, byte == UInt8(ascii: "~") || !line.dropFirst(count).contains(byte) else { return false }
    fence = (byte, count)
    return true
  }

  /// Whether raw HTML may start that a blank line does not end: fences in it are none.
  private static func opensLongHTML(_ line: Line) -> Bool {
    let tag = line.drop { $0 == 0x20 }
    guard tag.first == UInt8(ascii: "<"), let next = tag.dropFirst().first else { return false }
    return "!?pstPST".utf8.contains(next)
  }
}
