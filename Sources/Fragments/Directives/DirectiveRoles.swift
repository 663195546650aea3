import Routing
import Viper

/// The interactor of a directive: Markdown has told it all there is to know.
struct ToldInteractor<Request: Hashable & Encodable & Sendable>: Interactor {
  func requests() -> [Request] { [] }

  func respond(to request: Request) -> Request { request }
}

/// The router of a directive: its links were resolved when its arguments were read.
struct ToldRouter: Wayfinder {
  var ways = Ways.nowhere
}
