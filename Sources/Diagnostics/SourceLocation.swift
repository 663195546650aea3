/// A place in a file.
public struct SourceLocation: Hashable, Sendable {
  /// The file's path, relative to the root of the site where the file lies below it.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in characters (Unicode scalars), counted from 1.
  public let column: Int

  /// Names a place; without line and column it is the start of the file.
  public init(file: String, line: Int = 1, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Finds line and column of a byte: `offset` counts UTF-8 bytes from the start of `bytes`, and is
  /// held inside them.
  public init(file: String, offset: Int, in bytes: [UInt8]) {
    var counter = LineCounter(file: file, bytes: bytes)
    self = counter.location(of: offset)
  }
}

extension SourceLocation: Comparable {
  /// Orders by file, then line, then column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, as editors read it.
  public var description: String { "\(file):\(line):\(column)" }
}
