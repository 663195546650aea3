/// Finds line and column of one byte of a file after the other, going over the file once.
public struct LineCounter: ~Copyable {
  private let file: String
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var column = 1

  /// Counts in `bytes`, which are those of `file`.
  public init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The place of a byte, held inside the file; one before the place that was asked for last is counted from the start.
  public mutating func location(of target: Int) -> SourceLocation {
    if target < offset { (offset, line, column) = (0, 1, 1) }
    let end = min(target, bytes.count)
    while offset < end {
      if bytes[offset] == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if bytes[offset] & 0xC0 != 0x80 {
        column += 1
      }
      offset += 1
    }
    return SourceLocation(file: file, line: line, column: column)
  }
}
