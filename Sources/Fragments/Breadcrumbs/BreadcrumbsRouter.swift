import Routing
import Viper

/// Ways lead to the pages above.
struct BreadcrumbsRouter: Wayfinder {
  var ways = Ways.nowhere

  var home: Link { ways.home }

  func link(to route: Route) -> Link? { ways.link(to: route) }
}
