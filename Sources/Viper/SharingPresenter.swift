/// A presenter that does once for the whole site what does not depend on the page, such as finding where the entries of
/// a menu lead.
public protocol SharingPresenter<Response, ViewModel>: Sendable {
  /// What the interactor found out.
  associatedtype Response: Equatable & Sendable
  /// What the visitor sees, ready to show.
  associatedtype ViewModel: Equatable & Sendable
  /// Who knows the ways from the page.
  associatedtype Router: Wayfinder
  /// What all pages of a site share.
  associatedtype Shared: Sendable

  /// Works out what all pages share; the router stands on no page.
  func share(_ response: Response, router: Router) -> Shared

  /// Makes of it what the visitor of a page sees; the router stands on that page.
  func present(sharing shared: Shared, router: Router) -> ViewModel
}

extension SharingPresenter {
  /// Does both steps.
  public func present(_ response: Response, router: Router) -> ViewModel {
    present(sharing: share(response, router: router), router: router)
  }
}
