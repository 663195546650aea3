import Routing
import Viper

/// The page lies in the folder of the files that it searches.
struct SearchRouter: Router {
  static let folder = "search"

  var ways = Ways.nowhere

  func destination(of request: SearchPage.Request) -> Destination {
    Destination(.search, at: OutputPath(folder: [Self.folder]))
  }

  var here: Link { ways.toHere ?? ways.home }

  var home: Link { ways.home }

  func list(_ collection: String) -> Link? { ways.link(to: .archive(of: collection)) }
}
