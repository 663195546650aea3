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

/// Markdown as it stands in a file, or in a value of one, not parsed yet.
public struct MarkdownText: Hashable, Sendable {
  /// The path of the file it stands in, from the root of the site.
  public let path: String
  /// The whole file, front matter included, so that an offset into it has a line and a column; or the value, in UTF-8.
  public let bytes: [UInt8]
  /// Where the Markdown starts in `bytes`.
  public let start: Int
  /// The place of the value, where the Markdown is one: its escapes keep lines and columns from being told.
  public let place: ContentSource?

  /// Takes the Markdown from `start` on out of a file, or all of a value that stands at `place`.
  public init(path: String, bytes: [UInt8], start: Int = 0, place: ContentSource? = nil) {
    self.path = path
    self.bytes = bytes
    self.start = start
    self.place = place
  }
}
