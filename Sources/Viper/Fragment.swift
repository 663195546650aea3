public import Diagnostics
public import Markup
public import Routing

/// A child module: the same four roles, but its view is a part of other modules' pages.
public struct Fragment<Request: Hashable & Sendable>: Sendable {
  /// What is wrong with the module itself.
  public let faults: [Diagnostic]
  private let body: @Sendable (Request, Ways) -> HTML

  /// Wires the roles of a child module. Its interactor cannot fail: a page is not half there.
  public init<I: Interactor, P: Presenter, V: View>(interactor: I, presenter: P, view: V, router: P.Router)
  where
    I.Request == Request, I.Failure == Never, P.Response == I.Response, P.ViewModel == V.ViewModel
  {
    faults = view.faults
    body = { request, ways in
      var router = router
      router.ways = ways
      var writer = MarkupWriter()
      view.render(presenter.present(interactor.respond(to: request), router: router), into: &writer)
      return HTML(writer)
    }
  }

  /// A child that always shows the same.
  public init(_ html: HTML) {
    faults = []
    body = { _, _ in html }
  }

  /// The child's markup on the page from which the ways lead.
  public func html(for request: Request, from ways: Ways) -> HTML {
    body(request, ways)
  }
}
