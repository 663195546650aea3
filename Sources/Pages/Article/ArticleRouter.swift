import Prose
import Routing
import Viper

/// Articles lie where the permalink of their collection says; ways lead to tags, neighbours and the list of all.
struct ArticleRouter: Router {
  let collection: String
  let permalink: Permalink
  var ways = Ways.nowhere

  func destination(of request: ArticlePage.Request) -> Destination {
    let path = permalink.path { token in
      switch token {
      case .collection: collection
      case .slug: request.slug
      case .title: request.title
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

  func tag(_ slug: String) -> Link? {
    ways.link(to: .tag(slug))
  }

  /// The list of all articles of the collection.
  var list: Route { .archive(of: collection) }

  func list(ofTag slug: String) -> Route { .tag(slug) }

  var archive: Link? { ways.link(to: list) }
}
