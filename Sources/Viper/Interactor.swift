public import Diagnostics

/// Answers one use case. The only role that sees entities and services, and the place where they stop.
public protocol Interactor<Request, Response>: Sendable {
  /// What may be asked: one request a page.
  associatedtype Request: Hashable & Sendable
  /// What was found out: plain values, no entities. A page depends on nothing else of the content, so that one whose
  /// response is as it was need not be made again; a child's response follows from its request and the settings alone.
  associatedtype Response: Equatable & Encodable & Sendable
  /// How answering may fail; `Never` for an interactor that answers from content already loaded.
  associatedtype Failure: Error

  /// Everything this use case can be asked.
  func requests() throws(Failure) -> [Request]

  /// The place in the content that a request stems from, where there is one: it is named when two pages collide.
  func source(of request: Request) -> SourceLocation?

  /// Answers one request.
  func respond(to request: Request) throws(Failure) -> Response
}

extension Interactor {
  /// Most requests stem from no single place.
  public func source(of request: Request) -> SourceLocation? { nil }
}
