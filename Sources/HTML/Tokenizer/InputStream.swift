/// The characters that no page may hold, wherever they stand (HTML §13.2.3.5).
enum InputStream {
  /// Calls `report` for each control character, noncharacter and surrogate, with its offset.
  static func check(_ source: Bytes, report: (ParseError, Int) -> Void) {
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7F, byte != 0, !byte.isWhitespace {
          report(.controlCharacterInInputStream, index)
        }
        index += 1
      } else {
        index += check(source, at: index, report: report)
      }
    }
  }

  /// Looks at a character of more bytes than one; returns how many it has.
  private static func check(_ source: Bytes, at index: Int, report: (ParseError, Int) -> Void) -> Int {
    let first = source[index]
    func rest(_ offset: Int) -> UInt32 {
      index + offset < source.count ? UInt32(source[index + offset] & 0x3F) : 0
    }
    switch first {
    case 0xC2:
      if rest(1) < 0x20 { report(.controlCharacterInInputStream, index) }
      return 2
    case 0xE0...0xEF:
      let number = UInt32(first & 0xF) << 12 | rest(1) << 6 | rest(2)
      if number.isNoncharacter { report(.noncharacterInInputStream, index) }
      if (0xD800...0xDFFF).contains(number) { report(.surrogateInInputStream, index) }
      return 3
    case 0xF0...0xF7:
      let number = UInt32(first & 0x7) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3)
      if number.isNoncharacter { report(.noncharacterInInputStream, index) }
      return 4
    default: return 2
    }
  }
}
