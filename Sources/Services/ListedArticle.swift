public import Entities

/// An article as lists hold it.
public struct ListedArticle: Sendable {
  /// The name of its collection.
  public let collection: String
  /// The article.
  public let article: Article
}

extension ContentService {
  /// The articles of a collection for lists, in the order of `articles(in:)`.
  public func listedArticles(in collection: String) -> [ListedArticle] {
    articles(in: collection).map { ListedArticle(collection: collection, article: $0) }
  }
}
