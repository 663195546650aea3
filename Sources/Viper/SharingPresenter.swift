/// A presenter that does once for the whole site what does not depend on the page, such as finding where the entries of
/// a menu lead.
public protocol SharingPresenter<Response, ViewModel>: Sendable {
  /// What the interactor found out.
  associatedtype Response: Equatable & Encodable & Sendable
  /// What the visitor sees, ready to show.
  associatedtype ViewModel: Equatable & Sendable
  /// Who knows the ways from the page.
  associatedtype Router: Wayfinder
  /// What all pages of a site share.
  associatedtype Shared: Sendable
  /// What a page changes in it, such as which entry of a menu leads to the page; pages of the same standing see the same.
  associatedtype Standing: Hashable & Sendable

  /// Works out what all pages share; the router stands on no page.
  func share(_ response: Response, router: Router) -> Shared

  /// How a page stands to what all share; the router stands on that page.
  func standing(in shared: Shared, router: Router) -> Standing

  /// Makes of both what the visitor of such a page sees.
  func present(sharing shared: Shared, standing: Standing) -> ViewModel
}

extension SharingPresenter {
  /// Does all steps.
  public func present(_ response: Response, router: Router) -> ViewModel {
    let shared = share(response, router: router)
    return present(sharing: shared, standing: standing(in: shared, router: router))
  }
}
