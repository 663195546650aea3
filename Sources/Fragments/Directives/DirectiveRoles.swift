public import Routing
public import Viper

/// The interactor of a directive whose arguments name something that has to be found, such as a file.
public protocol DirectiveInteractor<Request, Response>: Interactor where Failure == ArgumentFaults {}

extension DirectiveInteractor {
  /// None: only Markdown asks.
  public func requests() -> [Request] { [] }
}

/// The interactor of a child module that has nothing to find out: Markdown, or the page, has told it all there is to know.
public struct ToldInteractor<Request: Hashable & Encodable & Sendable>: Interactor {
  /// Asks nobody.
  public init() {}

  /// None: only those ask who know what to tell.
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
