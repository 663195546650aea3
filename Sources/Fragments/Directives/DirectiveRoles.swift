public import Routing
public import Viper

/// The interactor of a directive: Markdown has told it all there is to know.
public struct ToldInteractor<Request: Hashable & Encodable & Sendable>: Interactor {
  /// Asks nobody.
  public init() {}

  /// None: only Markdown asks.
  public func requests() -> [Request] { [] }

  /// What was asked.
  public func respond(to request: Request) -> Request { request }
}

/// The router of a directive: its links were resolved when its arguments were read.
public struct ToldRouter: Wayfinder {
  /// The ways from the page on which it is called.
  public var ways = Ways.nowhere

  /// Leads nowhere, until a page calls it.
  public init() {}
}
