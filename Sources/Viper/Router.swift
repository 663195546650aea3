public import Routing

/// Stands on a page and knows the ways that lead from it.
public protocol Wayfinder: Sendable {
  /// The ways from the page on which it stands.
  var ways: Ways { get set }
}

/// The router of a page type: knows where its own pages lie, too.
public protocol Router<Request>: Wayfinder {
  /// What its pages answer.
  associatedtype Request: Hashable & Sendable

  /// The route and the output path of the page that answers a request.
  func destination(of request: Request) -> Destination
}
