import Routing
import Viper

/// The list lies at the folder of its taxonomy; ways lead to the terms.
struct TermIndexRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: TermIndex.Request) -> Destination {
    Destination(.terms(of: request.taxonomy), at: OutputPath(folder: [request.taxonomy]))
  }

  func term(_ slug: String, of taxonomy: String) -> Link? {
    ways.link(to: .term(slug, of: taxonomy))
  }
}
