import Routing
import Viper

/// A feed lies in the folder of what it lists; ways lead there and to its entries, always by absolute URLs.
struct FeedRouter: Router {
  let format: FeedFormat
  var ways = Ways.nowhere

  func destination(of request: FeedPage.Request) -> Destination {
    Destination(
      .feed(format, of: Self.route(to: request.list)),
      at: OutputPath(folder: folder(of: request.list), file: format.fileName), isReplaceable: true)
  }

  /// The URL of the feed itself.
  var address: String { ways.canonical ?? "" }

  /// The URL of what is listed.
  func home(of list: FeedPage.Request.List) -> String { address(of: Self.route(to: list)) }

  func address(of route: Route) -> String { ways.address(of: route) ?? ways.absolute().home.href }

  func route(to slug: String, in collection: String) -> Route { .entry(slug, in: collection) }

  /// The ways from the text of an entry.
  func ways(quoting entry: Route) -> Ways { ways.absolute(quoting: entry) }

  private static func route(to list: FeedPage.Request.List) -> Route {
    switch list {
    case .site: .home
    case .collection(let name): .archive(of: name)
    case .term(let slug, let taxonomy): .term(slug, of: taxonomy)
    }
  }

  private func folder(of list: FeedPage.Request.List) -> [String] {
    switch list {
    case .site: []
    case .collection(let name): [name]
    case .term(let slug, let taxonomy): [taxonomy, slug]
    }
  }
}
