import Routing
import Viper

/// Documents lie where their files do; ways lead to their neighbours.
struct TextRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: TextPage.Request) -> Destination {
    let components = request.folders + [request.slug]
    let route = Route.text(components.joined(separator: "/"))
    if let path = request.path { return Destination(route, at: OutputPath(alias: path)) }
    return Destination(
      route, at: OutputPath(folder: request.slug == "index" ? request.folders : components))
  }

  func document(_ path: String) -> Link? {
    ways.link(to: route(to: path))
  }

  func route(to path: String) -> Route { .text(path) }
}
