public import Entities

/// A term, and the articles of a collection that have it.
public struct ArticleTerm: Sendable {
  /// Its name in URLs.
  public let slug: Slug
  /// The term as the first of them writes it.
  public let name: String
  /// Where they stand among the articles of the collection, in their order.
  public private(set) var places: [Int]

  /// The terms of a taxonomy, by their slugs.
  static func all(of taxonomy: String, in articles: [Article]) -> [ArticleTerm] {
    var terms: [ArticleTerm] = []
    var numbers: [Slug: Int] = [:]
    for (place, article) in articles.enumerated() {
      for term in article.terms[taxonomy] ?? [] {
        if let number = numbers[term.slug] {
          terms[number].places.append(place)
        } else {
          numbers[term.slug] = terms.count
          terms.append(ArticleTerm(slug: term.slug, name: term.name, places: [place]))
        }
      }
    }
    return terms.sorted { $0.slug.description < $1.slug.description }
  }
}

/// A term, and the articles of all collections that have it.
public struct ListedTerm: Sendable {
  /// Its name in URLs.
  public let slug: Slug
  /// The term as the first of them writes it.
  public let name: String
  /// The articles by collections, in their orders.
  public fileprivate(set) var entries: [ListedArticle]
}

extension ContentService {
  /// The terms of a taxonomy over all collections, by their slugs.
  public func listedTerms(of taxonomy: String) -> [ListedTerm] {
    var terms: [Slug: ListedTerm] = [:]
    for collection in settings.collections where collection.kind == .articles {
      let articles = listedArticles(in: collection.name)
      for term in self.terms(of: taxonomy, in: collection.name) {
        terms[term.slug, default: ListedTerm(slug: term.slug, name: term.name, entries: [])]
          .entries += term.places.map { articles[$0] }
      }
    }
    return terms.values.sorted { $0.slug.description < $1.slug.description }
  }
}
