internal import Digests
public import Entities

/// The title of an entry as responses carry it: it tells which pages show the headline of a file.
public struct EntryTitle: Equatable, Encodable, Sendable {
  /// What the entry is called.
  public let text: String
  /// The file that says so.
  private let file: ShownFile

  /// Names an entry of the file at a path.
  package init(_ text: String, of file: String) {
    self.text = text
    self.file = ShownFile(file)
  }

  /// Takes the title of an article.
  public init(_ article: Article) {
    self.init(article.headline.title, of: article.source.path)
  }
}
