import Routing
import Viper

/// The file lies at the root of the site.
struct RobotsRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: RobotsFile.Request) -> Destination {
    Destination(.robots, at: OutputPath(folder: [], file: "robots.txt"), isReplaceable: true)
  }

  /// The lists of all pages, also where the site brings its own.
  var sitemaps: [String] {
    let folders = ways.languages.isEmpty ? [""] : ways.languages.map(\.folder)
    return folders.compactMap { try? ways.absolute().resolve("/\($0)sitemap.xml", from: "").get().href }
  }
}
