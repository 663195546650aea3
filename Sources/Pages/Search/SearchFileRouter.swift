import Routing
import Viper

/// The files lie beside the page that searches them, each under its name.
struct SearchFileRouter: Router {
  let names: [String]
  var ways = Ways.nowhere

  func destination(of request: SearchFile.Request) -> Destination {
    let name = names[request.place]
    return Destination(
      Route(kind: "search-file", name: name),
      at: OutputPath("\(SearchRouter.folder)/\(name).js") ?? .notFound)
  }
}
