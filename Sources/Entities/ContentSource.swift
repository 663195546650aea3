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
