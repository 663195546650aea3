import Prose
import Routing
import Viper

/// Articles lie where the permalink of their collection says; ways lead to tags, neighbours and the list of all.
struct ArticleRouter: Router {
  let collection: String
  let permalink: Permalink
  var ways = Ways.nowhere

  func destination(of request: ArticlePage.Request) -> Destination {
    if let path = request.path { return Destination(route(to: request.slug), at: OutputPath(alias: path)) }
    let path = permalink.path { token in
      switch token {
      case .collection: collection
      case .slug: request.slug
      case .title: request.title ?? request.slug
      case .year: request.date.yearText
      case .month: request.date.monthText
      case .day: request.date.dayText
      }
    }
    return Destination(route(to: request.slug), at: path)
  }

  func route(to slug: String) -> Route {
    .entry(slug, in: collection)
  }

  func article(_ slug: String) -> Link? {
    ways.link(to: route(to: slug))
  }

  func term(_ slug: String, of taxonomy: String) -> Link? {
    ways.link(to: .term(slug, of: taxonomy))
  }

  func terms(of taxonomy: String) -> Link? {
    ways.link(to: .terms(of: taxonomy))
  }

  /// The list of all articles of the collection.
  var list: Route { .archive(of: collection) }

  func list(ofTerm slug: String, in taxonomy: String) -> Route { .term(slug, of: taxonomy) }

  var archive: Link? { ways.link(to: list) }
}
