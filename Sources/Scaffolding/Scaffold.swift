/// Files to be made, as values: what `init` and `new` write.
public struct Scaffold: Hashable, Sendable {
  /// A file to be made.
  public struct File: Hashable, Sendable {
    /// Its path below the folder that the scaffold is written to.
    public let path: String
    /// What stands in it.
    public let text: String

    /// Names a file and says what stands in it.
    public init(_ path: String, _ text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The files, in the order in which they are told.
  public let files: [File]

  /// Takes files.
  public init(_ files: [File]) {
    self.files = files
  }

  /// The files of both.
  public static func + (one: Scaffold, other: Scaffold) -> Scaffold {
    Scaffold(one.files + other.files)
  }
}
