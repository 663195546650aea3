/// The file an entity was read from, and the place in it where the entity starts.
public struct ContentSource: Hashable, Sendable {
  /// The file's path from the root of the site, such as `Content/articles/hello.md`.
  public let path: String
  /// The line where the entity, or the key that names its output, stands; counted from 1.
  public let line: Int
  /// The column there, in characters, counted from 1.
  public let column: Int

  /// Names a place in a file.
  public init(path: String, line: Int = 1, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }
}

/// Markdown as it stands in a file, not parsed yet.
public struct MarkdownText: Hashable, Sendable {
  /// The path of the file it stands in, from the root of the site.
  public let path: String
  /// The whole file, front matter included, so that an offset into it has a line and a column.
  public let bytes: [UInt8]
  /// Where the Markdown starts in `bytes`.
  public let start: Int

  /// Takes the Markdown from `start` on out of a file.
  public init(path: String, bytes: [UInt8], start: Int = 0) {
    self.path = path
    self.bytes = bytes
    self.start = start
  }
}
