import Routing
import Viper

/// The index lies at the folder of its collection; ways lead to the records.
struct RecordIndexRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: RecordIndex.Request) -> Destination {
    Destination(.archive(of: request.collection), at: OutputPath(folder: [request.collection]))
  }

  func record(_ slug: String, in collection: String) -> Link? {
    ways.link(to: .entry(slug, in: collection))
  }
}
