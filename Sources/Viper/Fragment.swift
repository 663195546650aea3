public import Diagnostics
public import Markup
public import Routing

/// A child module: the same four roles, but its view is a part of other modules' pages.
public struct Fragment<Request: Hashable & Sendable>: Sendable {
  private let findFaults: @Sendable () -> [Diagnostic]
  private let body: @Sendable (Request, Ways) -> HTML

  /// Wires the roles of a child module. Its interactor cannot fail: a page is not half there.
  public init<I: Interactor, P: Presenter, V: View>(interactor: I, presenter: P, view: V, router: P.Router)
  where
    I.Request == Request, I.Failure == Never, P.Response == I.Response, P.ViewModel == V.ViewModel
  {
    findFaults = { view.faults }
    body = { request, ways in
      var router = router
      router.ways = ways
      return view.html(presenter.present(interactor.respond(to: request), router: router))
    }
  }

  /// Wires the roles of a child module whose presenter shares its work between pages: its interactor is asked once for
  /// a site, and pages of the same standing get the same finished bytes.
  public init<I: Interactor, P: SharingPresenter, V: View>(
    interactor: I, presenter: P, view: V, router: P.Router
  ) where I.Request == Request, I.Failure == Never, P.Response == I.Response, P.ViewModel == V.ViewModel {
    typealias Part = SharedMarkup<P.Shared, P.Standing>
    let share: @Sendable (Request, Ways) -> Part = { request, start in
      var router = router
      router.ways = start
      return Part(presenter.share(interactor.respond(to: request), router: router))
    }
    let known = OncePerSite<[Request: Part]>()
    findFaults = { view.faults }
    body = { request, ways in
      let all = known.value(for: ways) { start in
        Dictionary(
          interactor.requests().map { ($0, share($0, start)) }, uniquingKeysWith: { first, _ in first })
      }
      let part = all[request] ?? share(request, ways.fromNoPage)
      var router = router
      router.ways = ways
      let standing = presenter.standing(in: part.shared, router: router)
      return part.html(for: standing) {
        view.html(presenter.present(sharing: part.shared, standing: standing))
      }
    }
  }

  /// A child that always shows the same.
  public init(_ html: HTML) {
    findFaults = { [] }
    body = { _, _ in html }
  }

  /// What is wrong with the module itself.
  public var faults: [Diagnostic] { findFaults() }

  /// The child's markup on the page from which the ways lead.
  public func html(for request: Request, from ways: Ways) -> HTML {
    body(request, ways)
  }
}
