import Routing
import Viper

/// From home, ways lead to the newest articles and to the list of all.
struct HomeRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: HomePage.Request) -> Destination {
    Destination(.home, at: OutputPath(folder: []))
  }

  func article(_ slug: String, in collection: String) -> Link? {
    ways.link(to: .entry(slug, in: collection))
  }

  func archive(of collection: String) -> Link? {
    ways.link(to: .archive(of: collection))
  }
}
