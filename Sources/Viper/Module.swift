internal import Diagnostics
internal import Digests
internal import Markup
internal import Routing

/// The roles of one page type, wired. Roles that do not fit together do not compile.
public struct Module<I: Interactor, P: Presenter, V: View>: PageModule
where P.Response == I.Response, P.ViewModel == V.ViewModel, P.Router: Router<I.Request> {
  private let name: String
  private let interactor: I
  private let presenter: P
  private let view: V
  private let router: P.Router

  /// Wires the roles of the page type `name`; the router is moved to each page before it is asked for ways.
  public init(_ name: String, interactor: I, presenter: P, view: V, router: P.Router) {
    self.name = name
    self.interactor = interactor
    self.presenter = presenter
    self.view = view
    self.router = router
  }

  /// One page a request. An interactor that cannot say what it may be asked is a fault.
  public func plan() -> ModulePlan {
    do {
      return ModulePlan(pages: try interactor.requests().map(page), faults: view.faults)
    } catch {
      let fault = Diagnostic(
        rule: "build/interactor", "the \(name) module cannot list its pages: \(error)",
        at: SourceLocation(file: "Content"))
      return ModulePlan(pages: [], faults: view.faults + [fault])
    }
  }

  private func page(for request: I.Request) -> PlannedPage {
    let destination = router.destination(of: request)
    return PlannedPage(
      module: name, destination: destination, source: interactor.source(of: request), form: view.form,
      summary: { try Summary(encoding: interactor.respond(to: request)) },
      timedBody: { map, page, laps in
        let response = try interactor.respond(to: request)
        laps.end(.interactor)
        var router = router
        router.ways = Ways(from: destination, in: map)
        let model = presenter.present(response, router: router)
        laps.end(.presenter)
        view.render(model, into: &page)
        laps.end(.view)
      })
  }
}
