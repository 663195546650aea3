import Routing
import Viper

/// The file lies at the root of the site.
struct RobotsRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: RobotsFile.Request) -> Destination {
    Destination(.robots, at: OutputPath(folder: [], file: "robots.txt"), isReplaceable: true)
  }

  /// The list of all pages, also where the site brings its own.
  var sitemap: String? { (try? ways.absolute().resolve("/sitemap.xml", from: "").get())?.href }
}
