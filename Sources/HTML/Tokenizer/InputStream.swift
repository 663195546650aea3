/// The bytes of a page before anything is read from them: their encoding, and characters that no page may hold (HTML §13.2.3).
enum InputStream {
  /// What is in front of a page in UTF-8, and means nothing there.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Where the page starts: behind a byte order mark.
  static func start(of source: Bytes) -> Int {
    source.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  }

  /// Whether the page is in UTF-16, as its byte order mark or its first characters betray.
  static func isUTF16(_ source: Bytes) -> Bool {
    guard source.count >= 2 else { return false }
    return switch (source[0], source[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE), (0x3C, 0), (0, 0x3C): true
    default: false
    }
  }

  /// Calls `report` for each control character, noncharacter and surrogate, with its offset. Returns the first byte that is no
  /// UTF-8, if there is one; what follows it is not looked at. `hasReturns` tells whether there is a carriage return or NUL,
  /// which the tokenizer has to replace.
  static func check(
    _ source: Bytes, hasReturns: inout Bool, report: (ParseError, Int) -> Void
  ) -> Int? {
    var index = 0
    while index < source.count {
      while source.isPlainRun(at: index) { index &+= Bytes.runCount }
      guard index < source.count else { break }
      let byte = source[index]
      if byte < 0x80 {
        if byte == 0x0D || byte == 0 {
          hasReturns = true
        } else if byte < 0x20 || byte == 0x7F, !byte.isWhitespace {
          report(.controlCharacterInInputStream, index)
        }
        index += 1
      } else {
        guard let (number, length) = source.number(at: index) else { return index }
        if number < 0xA0 { report(.controlCharacterInInputStream, index) }
        if number.isNoncharacter { report(.noncharacterInInputStream, index) }
        if (0xD800...0xDFFF).contains(number) { report(.surrogateInInputStream, index) }
        index += length
      }
    }
    return nil
  }

  /// The page with a question mark for each byte that is no UTF-8, so that the rest of it can be checked.
  static func repaired(_ source: Bytes, from offset: Int) -> [UInt8] {
    var page = Array(source)
    var index = offset
    while index < page.count {
      if page[index] < 0x80 {
        index += 1
      } else if let (_, length) = source.number(at: index) {
        index += length
      } else {
        page[index] = UInt8(ascii: "?")
        index += 1
      }
    }
    return page
  }
}

extension Bytes {
  /// How many bytes are looked at together.
  fileprivate static let runCount = 32

  /// Whether the 32 bytes at an offset are ASCII and, but for line feeds, no control characters. Without a branch between
  /// them, so that the compiler looks at many at once.
  @inline(__always)
  fileprivate func isPlainRun(at offset: Int) -> Bool {
    guard offset &+ Self.runCount <= count, let start else { return false }
    var oddities: UInt8 = 0
    for index in 0..<Self.runCount {
      let byte = start[offset &+ index]
      let isOdd: UInt8 = byte &- 0x20 < 0x5F ? 0 : 1
      let isOther: UInt8 = byte == 0x0A ? 0 : 1
      oddities |= isOdd & isOther
    }
    return oddities == 0
  }
}
