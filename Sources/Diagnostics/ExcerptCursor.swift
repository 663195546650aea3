/// Goes over a file from place to place, forward only.
struct ExcerptCursor {
  private static let charactersBefore = 79
  private static let characters = 120
  /// A character of UTF-8 has 4 bytes at most; what is longer is none, and must not make excerpts long.
  private static let bytesPerCharacter = 4

  private let bytes: [UInt8]
  private var line = 1
  private var start = 0
  private var end: Int
  /// Of the line; computed for lines that are asked for.
  private var hash: UInt64?
  private var offset = 0
  private var column = 1
  private var utf16Column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = Self.endOfLine(in: bytes, from: 0)
  }

  /// The excerpt at a place, which is not before the last one; a column behind the line is the end of the line.
  mutating func excerpt(line wantedLine: Int, column wantedColumn: Int) -> SourceExcerpt? {
    while line < wantedLine {
      guard end < bytes.count else { return nil }
      enterNextLine()
    }
    while column < wantedColumn, offset < end { skipCharacter() }
    let first = firstShown()
    var last = offset
    var shown = first.characters
    let limit = min(end, offset + (Self.characters - shown) * Self.bytesPerCharacter)
    while shown < Self.characters, last < limit {
      last = next(after: last, limit: limit)
      shown += 1
    }
    return SourceExcerpt(
      text: String(decoding: bytes[first.offset..<last], as: UTF8.self), caret: first.characters,
      utf16Column: utf16Column, lineHash: lineHash())
  }

  private mutating func enterNextLine() {
    line += 1
    start = end + 1
    end = Self.endOfLine(in: bytes, from: start)
    hash = nil
    offset = start
    column = 1
    utf16Column = 1
  }

  private mutating func skipCharacter() {
    utf16Column += bytes[offset] >= 0xF0 ? 2 : 1
    column += 1
    offset = next(after: offset, limit: end)
  }

  /// Where the excerpt starts, and how many characters of it stand before the place.
  private func firstShown() -> (offset: Int, characters: Int) {
    let limit = max(start, offset - Self.charactersBefore * Self.bytesPerCharacter)
    var first = offset
    var characters = 0
    while characters < Self.charactersBefore, first > limit {
      repeat { first -= 1 } while first > limit && isContinuation(first)
      characters += 1
    }
    return (first, characters)
  }

  private func next(after offset: Int, limit: Int) -> Int {
    var next = offset + 1
    while next < limit, isContinuation(next) { next += 1 }
    return next
  }

  private func isContinuation(_ offset: Int) -> Bool { bytes[offset] & 0xC0 == 0x80 }

  private mutating func lineHash() -> UInt64 {
    if let hash { return hash }
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    let text = bytes[start..<end].drop(while: isSpace)
    let space = text.reversed().prefix(while: isSpace).count
    var stable = StableHash()
    stable.add(text.dropLast(space))
    hash = stable.value
    return stable.value
  }

  private static func endOfLine(in bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }
}
