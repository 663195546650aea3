import Routing
import Viper

/// Records lie where the permalink of their collection says; ways lead to references, neighbours and the index.
struct RecordRouter: Router {
  let collection: String
  let permalink: Permalink
  var ways = Ways.nowhere

  func destination(of request: RecordPage.Request) -> Destination {
    let path = permalink.path { token in
      switch token {
      case .collection: collection
      case .title: request.title
      case .slug, .year, .month, .day: request.slug
      }
    }
    return Destination(route(to: request.slug), at: path)
  }

  func route(to slug: String) -> Route {
    .entry(slug, in: collection)
  }

  /// The page of an entry of any collection.
  func entry(_ slug: String, in collection: String) -> Link? {
    ways.link(to: .entry(slug, in: collection))
  }

  /// Nothing for a reference that leads nowhere; the site's plan has said so already.
  func link(to target: String, writtenIn file: String) -> Link? {
    try? ways.resolve(target, from: file).get()
  }

  /// The list of all records of the collection.
  var list: Route { .archive(of: collection) }

  var index: Link? { ways.link(to: list) }
}
