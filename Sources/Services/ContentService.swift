public import Entities

/// The content of a site, loaded once and unchanged from then on.
public protocol ContentService: Sendable {
  /// What `site.json` says.
  var settings: SiteSettings { get }
  /// The pages of Markdown that lie in no collection, ordered by path.
  var documents: [Document] { get }
  /// What `_index.md` says about folders, ordered by path.
  var sections: [Section] { get }

  /// What `_index.md` says about the folder with a path such as `guide/start`.
  func section(at path: String) -> Section?

  /// The bytes of a file by its path below the root of the site, such as `Content/guide/main.swift`; nothing if there is no
  /// such file, or it is hidden.
  func file(at path: String) -> [UInt8]?

  /// The byte where the text of a Markdown file starts: behind its front matter, if it has any.
  func startOfText(in bytes: [UInt8]) -> Int

  /// The paths of the data files below `Content/data`, in order.
  var dataFiles: [String] { get }

  /// What a data file holds, by its path below `Content/data`, such as `team.csv`: rows of CSV are objects with the names of
  /// the columns as keys. Nothing if there is no such file.
  func data(at path: String) -> DataValue?

  /// The articles of a collection, newest first unless its `_index.md` asks for another order; none if there is no
  /// such collection.
  func articles(in collection: String) -> [Article]
  /// The terms that these articles have in a taxonomy, by their slugs.
  func terms(of taxonomy: String, in collection: String) -> [ArticleTerm]
  /// The records of a collection, ordered by weight, then title; none if there is no such collection.
  func records(in collection: String) -> [Record]
}
