/// The centre of a module: turns a response into what the visitor sees. Pure and stateless.
public protocol Presenter<Response, ViewModel>: Sendable {
  /// What the interactor found out.
  associatedtype Response: Equatable & Encodable & Sendable
  /// What the visitor sees, ready to show.
  associatedtype ViewModel: Equatable & Sendable
  /// Who knows the ways from the page.
  associatedtype Router: Wayfinder

  /// Formats a response; the router stands on the page that shows it.
  func present(_ response: Response, router: Router) -> ViewModel
}
