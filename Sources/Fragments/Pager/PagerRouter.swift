import Routing
import Viper

/// From a page, the ways lead to its neighbours.
struct PagerRouter: Wayfinder {
  var ways: Ways

  func link(to neighbour: Route) -> Link? {
    ways.link(to: neighbour)
  }
}
