/// Finds the destinations of links and pictures in a Markdown text, and gives them other ones.
enum LinkRewriting {
  /// A destination is short; what is longer is none.
  private static let longest = 1 << 11

  /// The text with every destination that `link` has another one for. Takes time in proportion to the length of the text.
  static func rewritten(_ bytes: [UInt8], link: (String) -> String?) -> [UInt8] {
    var code = CodeRegions.Cursor(CodeRegions(in: bytes))
    var text: [UInt8] = []
    var copied = 0
    var offset = 0
    while let bracket = bytes[offset...].firstIndex(of: UInt8(ascii: "]")) {
      offset = bracket + 1
      if let end = code.end(of: bracket) {
        offset = end
        continue
      }
      guard let start = destinationStart(in: bytes, behind: bracket),
        let range = destination(in: bytes, at: start)
      else { continue }
      offset = range.upperBound
      let old = String(decoding: bytes[range], as: UTF8.self)
      guard let new = link(old), new != old else { continue }
      let isBracketed = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "<")
      text += bytes[copied..<range.lowerBound]
      text += (isBracketed ? new : CodeForms.bracketed(new)).utf8
      copied = range.upperBound
    }
    return copied == 0 ? bytes : text + bytes[copied...]
  }

  /// Where a destination starts: behind `](`, or behind `]:` of a line that starts with a bracket.
  private static func destinationStart(in bytes: [UInt8], behind bracket: Int) -> Int? {
    guard bracket + 1 < bytes.count else { return nil }
    switch bytes[bracket + 1] {
    case UInt8(ascii: "("): return bracket + 2
    case UInt8(ascii: ":"):
      var start = bracket
      let limit = max(0, bracket - longest)
      while start > limit, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let label = bytes[start..<bracket].drop { $0 == 0x20 }
      guard label.first == UInt8(ascii: "["), label.dropFirst().first != UInt8(ascii: "^"),
        !label.dropFirst().contains(UInt8(ascii: "["))
      else { return nil }
      return bracket + 2
    default: return nil
    }
  }

  private static func destination(in bytes: [UInt8], at start: Int) -> Range<Int>? {
    var start = start
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    let limit = min(bytes.count, start + longest)
    let isBracketed = start < limit && bytes[start] == UInt8(ascii: "<")
    if isBracketed { start += 1 }
    var depth = 0
    var end = start
    while end < limit {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if isBracketed {
        if byte == UInt8(ascii: ">") { return start..<end }
      } else if byte <= 0x20 {
        break
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      }
      end += 1
    }
    return isBracketed || end == start || end == limit && limit < bytes.count ? nil : start..<end
  }
}
