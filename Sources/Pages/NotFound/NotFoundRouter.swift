import Routing
import Viper

/// Lies at the root, where servers look for it; leads home.
struct NotFoundRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: NotFoundPage.Request) -> Destination {
    Destination(.notFound, at: .notFound)
  }

  var home: Link { ways.home }
}
