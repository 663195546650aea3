import Routing
import Viper

/// Lies where the page lay before; leads to where it lies now.
struct RedirectRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: RedirectPage.Request) -> Destination {
    Destination(.redirect(request.path), at: OutputPath(alias: request.path))
  }

  func link(to target: RedirectPage.Target) -> Link {
    ways.link(to: Self.route(to: target)) ?? ways.home
  }

  func address(of target: RedirectPage.Target) -> String {
    ways.address(of: Self.route(to: target)) ?? ways.home.href
  }

  static func route(to target: RedirectPage.Target) -> Route {
    switch target {
    case .home: .home
    case .document(let path): .text(path)
    case .entry(let slug, let collection): .entry(slug, in: collection)
    case .archive(let collection): .archive(of: collection)
    case .term(let slug, let taxonomy): .term(slug, of: taxonomy)
    case .terms(let taxonomy): .terms(of: taxonomy)
    }
  }
}
