public import Digests
public import Entities

/// The title of an entry as responses carry it: it tells which pages show the headline of a file.
public struct EntryTitle: Equatable, Sendable {
  /// What the entry is called.
  public let text: String
  /// The path of the file that says so.
  public let shownFile: String

  /// Names an entry of the file at a path.
  public init(_ text: String, of file: String) {
    self.text = text
    shownFile = file
  }

  /// Takes the title of an article.
  public init(_ article: Article) {
    self.init(article.headline.title, of: article.source.path)
  }
}

extension EntryTitle: TextShowing {
  /// Writes the title, and says that the value shows the file.
  public func encode(to encoder: any Encoder) throws {
    noteText(to: encoder)
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
