internal import Digests
public import Entities

/// The title of an entry as responses carry it: it tells which pages show the headline of a file.
public struct EntryTitle: Equatable, Sendable {
  /// What the entry is called.
  public let text: String
  /// The path of the file that says so.
  private let file: String

  /// Names an entry of the file at a path.
  public init(_ text: String, of file: String) {
    self.text = text
    self.file = file
  }

  /// Takes the title of an article.
  public init(_ article: Article) {
    self.init(article.headline.title, of: article.source.path)
  }
}

extension EntryTitle: Encodable {
  /// Writes the title, and says that the value shows the file.
  public func encode(to encoder: any Encoder) throws {
    Summary.note(textOf: file, to: encoder)
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
