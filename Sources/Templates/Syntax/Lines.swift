/// Tells which tags have a line to themselves.
struct Lines {
  let bytes: [UInt8]
  /// Where the text starts: behind a byte order mark.
  let start: Int

  func isStart(_ offset: Int) -> Bool {
    offset == start || (offset > start && bytes[offset - 1] == UInt8(ascii: "\n"))
  }

  /// The white space from the start of the line to a tag, if there is nothing else.
  func blank(before tag: Range<Int>) -> Range<Int>? {
    var first = tag.lowerBound
    while first > start, bytes[first - 1].isBlank { first -= 1 }
    return isStart(first) ? first..<tag.lowerBound : nil
  }

  /// The start of the next line, if there is nothing but white space before it.
  func endOfBlankLine(after offset: Int) -> Int? {
    var end = offset
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\r") { end += 1 }
    if end == bytes.count { return end }
    return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
  }

  /// The white space that starts the first line with something on it.
  func indentation(of range: Range<Int>) -> Range<Int>? {
    var lineStart = range.lowerBound
    var end = lineStart
    while end < range.upperBound {
      if bytes[end] == UInt8(ascii: "\n") {
        lineStart = end + 1
      } else if !bytes[end].isSpace {
        return lineStart..<end
      }
      end += 1
    }
    return nil
  }
}

extension [UInt8] {
  /// The offset of the first byte that is not UTF-8.
  var firstInvalidUTF8: Int? {
    var offset = 0
    while offset < count {
      let byte = self[offset]
      let length =
        switch byte {
        case 0..<0x80: 1
        case 0xC2..<0xE0: 2
        case 0xE0..<0xF0: 3
        case 0xF0..<0xF5: 4
        default: 0
        }
      guard length > 0, offset + length <= count, isTail(offset + 1..<offset + length, after: byte) else {
        return offset
      }
      offset += length
    }
    return nil
  }

  /// The second byte has narrower bounds where an overlong form, a surrogate or too large a number begins.
  private func isTail(_ tail: Range<Int>, after lead: UInt8) -> Bool {
    guard let second = tail.first else { return true }
    let bounds: ClosedRange<UInt8> =
      switch lead {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    return bounds.contains(self[second]) && self[tail].allSatisfy { $0 & 0xC0 == 0x80 }
  }
}
