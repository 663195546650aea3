import Routing
import Viper

/// A route of a kind of its own; the way leads to the list of articles.
struct YearsRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: YearsPage.Request) -> Destination {
    Destination(Route(kind: "years", name: ""), at: OutputPath(folder: ["years"]))
  }

  var archive: Link? { ways.link(to: .archive(of: "articles")) }
}
