import Routing
import Viper

/// The list lies at the root of the site, and so do its parts.
struct SitemapRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: SitemapPage.Request) -> Destination {
    switch request {
    case .whole, .index:
      Destination(.sitemap(), at: OutputPath(folder: [], file: "sitemap.xml"), isReplaceable: true)
    case .part(let number):
      Destination(
        .sitemap(part: number), at: OutputPath("sitemap-\(number).xml") ?? .notFound, isReplaceable: true)
    }
  }

  /// A page in all languages that have it.
  func translations(of route: Route) -> [Translation] { ways.translations(of: route) }

  func address(of route: Route) -> String? { ways.address(of: route) }

  func address(ofPart number: Int) -> String? { ways.address(of: .sitemap(part: number)) }
}
