import Diagnostics

/// Finds the places of bytes that are asked for from the first to the last, in one pass over the file.
struct SourceCursor {
  private let file: String
  private var offset: Int
  private var line = 1
  private var column = 1

  /// `offset` is that of the first character: behind a byte order mark, which is no column.
  init(file: String, startingAt offset: Int = 0) {
    self.file = file
    self.offset = offset
  }

  /// The place of the byte at `wanted`, which is not before the one asked for last.
  mutating func location(of wanted: Int, in bytes: [UInt8]) -> SourceLocation {
    while offset < min(wanted, bytes.count) {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
    return SourceLocation(file: file, line: line, column: column)
  }
}

/// The mark that some editors put before UTF-8.
enum ByteOrderMark {
  /// How many bytes the mark takes at the start of a file; 0 where there is none.
  static func length(in bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
