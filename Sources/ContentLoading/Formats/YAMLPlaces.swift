import Diagnostics

/// Turns the marks of libyaml into places in the file, of which the YAML is only a part.
struct YAMLPlaces {
  private let text: ArraySlice<UInt8>
  private let file: String
  /// Where each line starts, as libyaml counts lines. It breaks them at lone carriage returns and at
  /// Unicode's separators as well, where editors do not.
  private let lineStarts: [SourceLocation]
  private let end: SourceLocation

  init(_ range: Range<Int>, of bytes: [UInt8], file: String) {
    text = bytes[range]
    self.file = file
    var cursor = SourceCursor(file: file)
    var starts = [cursor.location(of: range.lowerBound, in: bytes)]
    for offset in range where Self.isBreak(bytes, endingAt: offset) {
      starts.append(cursor.location(of: offset + 1, in: bytes))
    }
    lineStarts = starts
    end = cursor.location(of: range.upperBound, in: bytes)
  }

  func location(_ mark: YAMLMark) -> SourceLocation {
    // The end of a text without a line break at its end is said to be in the next line.
    guard mark.line < lineStarts.count else { return end }
    let start = lineStarts[mark.line]
    return SourceLocation(file: file, line: start.line, column: start.column + mark.column)
  }

  /// What an author may have meant, where a problem is a common one.
  func hint(for problem: YAMLProblem) -> String? {
    if byte(at: problem.mark) == UInt8(ascii: "\t") {
      "YAML is indented by spaces; write spaces instead of the tab"
    } else if problem.text.hasPrefix("mapping values are not allowed") {
      "put text that contains a colon and a space in quotes"
    } else {
      nil
    }
  }

  private func byte(at mark: YAMLMark) -> UInt8? {
    var characters = 0
    for byte in text where byte & 0xC0 != 0x80 {
      if characters == mark.index { return byte }
      characters += 1
    }
    return nil
  }

  private static func isBreak(_ bytes: [UInt8], endingAt offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "\n"): true
    case UInt8(ascii: "\r"): offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
    case 0x85: offset > 0 && bytes[offset - 1] == 0xC2
    case 0xA8, 0xA9: offset > 1 && bytes[offset - 1] == 0x80 && bytes[offset - 2] == 0xE2
    default: false
    }
  }
}
