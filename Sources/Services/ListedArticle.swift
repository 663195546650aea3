public import Entities

/// An article as lists hold it. It is found in its collection: an article is a large value, and stands in many lists.
public struct ListedArticle: Sendable {
  /// The name of its collection.
  public let collection: String
  private let articles: [Article]
  private let index: Int

  fileprivate init(_ index: Int, of articles: [Article], in collection: String) {
    self.collection = collection
    self.articles = articles
    self.index = index
  }

  /// The article.
  public var article: Article { articles[index] }
}

extension ContentService {
  /// The articles of a collection for lists, in the order of `articles(in:)`.
  public func listedArticles(in collection: String) -> [ListedArticle] {
    let articles = articles(in: collection)
    return articles.indices.map { ListedArticle($0, of: articles, in: collection) }
  }
}
