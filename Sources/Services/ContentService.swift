public import Entities

/// The content of a site, loaded once and unchanged from then on.
public protocol ContentService: Sendable {
  /// What `site.json` says.
  var settings: SiteSettings { get }
  /// The pages of Markdown that lie in no collection, ordered by path.
  var documents: [Document] { get }

  /// The articles of a collection, newest first; none if there is no such collection.
  func articles(in collection: String) -> [Article]
  /// The records of a collection, ordered by weight, then title; none if there is no such collection.
  func records(in collection: String) -> [Record]
}
