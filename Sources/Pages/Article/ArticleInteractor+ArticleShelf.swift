import Entities
import Services

/// The articles of a collection and what they have to do with each other, found once for all of their pages.
struct ArticleShelf: Sendable {
  let collection: CollectionSettings
  /// In the order of the collection.
  let articles: [Article]
  let taxonomies: [TaxonomySettings]
  let siteAuthor: String?
  let related: RelatedArticles
  /// The places of the articles of each series, in its order.
  private let series: [String: [Int]]
  /// Where each article of a series stands in it.
  private let positions: [Int: Int]

  init(content: any ContentService, collection: CollectionSettings) {
    self.collection = collection
    articles = content.articles(in: collection.name)
    taxonomies = content.settings.taxonomies
    siteAuthor = content.settings.author?.name
    related = RelatedArticles(
      among: articles.count,
      by: taxonomies.flatMap { content.terms(of: $0.name, in: collection.name) })
    let series = Self.series(of: articles)
    self.series = series
    positions = Dictionary(
      series.values.flatMap { $0.enumerated().map { ($0.element, $0.offset) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The templates that the pages need.
  var templates: [TemplateName?] { TemplateName.all(of: articles.lazy.map(\.details.template)) }

  /// The series of the article at a place: the places of all its parts, and which of them it is.
  func series(at place: Int) -> (name: String, parts: [Int], position: Int)? {
    guard let name = articles[place].details.series?.name, let parts = series[name],
      let position = positions[place]
    else { return nil }
    return (name, parts, position)
  }

  private static func series(of articles: [Article]) -> [String: [Int]] {
    let parts = articles.indices.filter { articles[$0].details.series != nil }
    return Dictionary(grouping: parts) { articles[$0].details.series?.name ?? "" }.mapValues { places in
      // What has a number stands by it; what has none follows, oldest first.
      places.map { (articles[$0].details.series?.part ?? .max, articles[$0].date.secondsSince1970, $0) }
        .sorted { $0 < $1 }.map(\.2)
    }
  }
}
