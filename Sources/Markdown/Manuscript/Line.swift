/// A line of a text, or a part of one, without its line end. Its indices are offsets in the text.
struct Line: RandomAccessCollection {
  private let source: UnsafeBufferPointer<UInt8>
  let startIndex: Int
  let endIndex: Int

  init(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    self.source = source
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  subscript(index: Int) -> UInt8 { source[index] }

  subscript(range: Range<Int>) -> Line { Line(source, range) }

  var range: Range<Int> { startIndex..<endIndex }

  var text: String { String(decoding: source[range], as: UTF8.self) }

  var isBlank: Bool { allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// How many columns its ASCII characters take; tabs reach to the next multiple of four.
  var width: Int { reduce(0) { column, byte in column + (byte == 0x09 ? 4 - column % 4 : 1) } }

  /// How many columns of space it starts with.
  var indentation: Int { prefix { $0 == 0x20 || $0 == 0x09 }.width }

  /// The line without space at its ends.
  var trimmed: Line {
    var end = endIndex
    let start = self.drop { $0 == 0x20 || $0 == 0x09 }.startIndex
    while end > start, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
    return self[start..<end]
  }

  /// The line without the first `columns` columns of space.
  func dedented(by columns: Int) -> Line {
    var column = 0
    var start = startIndex
    while start < endIndex, column < columns {
      switch source[start] {
      case 0x20: column += 1
      case 0x09: column += 4 - column % 4
      default: return self[start..<endIndex]
      }
      start += 1
    }
    return self[start..<endIndex]
  }

  /// What stands behind a column, and how many columns of a tab that reaches over it.
  func behind(column: Int) -> (rest: Line, spare: Int) {
    var reached = 0
    var start = startIndex
    while start < endIndex, reached < column {
      reached += source[start] == 0x09 ? 4 - reached % 4 : 1
      start += 1
    }
    return (self[start..<endIndex], reached - column)
  }

  /// Whether it has a text, whose letters are lower case, in any letter case.
  func containsIgnoringCase(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard count >= text.count else { return false }
      return (startIndex...(endIndex - text.count)).contains { start in
        source[start] | 0x20 == text[0] | 0x20
          && zip(start..<(start + text.count), text).allSatisfy { index, byte in
            source[index] == byte || source[index] | 0x20 == byte
          }
      }
    }
  }

  /// The line around a byte.
  static func around(_ offset: Int, in source: UnsafeBufferPointer<UInt8>) -> Line {
    let isLineEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let start = source[..<offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? 0
    return Line(source, start..<(source[offset...].firstIndex(where: isLineEnd) ?? source.count))
  }

  /// The line that starts at `start`, and where the next one does.
  static func read(_ source: UnsafeBufferPointer<UInt8>, at start: Int) -> (line: Line, next: Int) {
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    var next = end
    if next < source.count {
      next += source[next] == 0x0D && next + 1 < source.count && source[next + 1] == 0x0A ? 2 : 1
    }
    return (Line(source, start..<end), next)
  }
}
