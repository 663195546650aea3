internal import Diagnostics
internal import Digests
internal import Markup
internal import Routing
internal import Templates

/// The roles of one page type, wired. Roles that do not fit together do not compile.
public struct Module<I: Interactor, P: Presenter, V: View>: PageModule
where P.Response == I.Response, P.ViewModel == V.ViewModel, P.Router: Router<I.Request> {
  /// The roles, which all pages of the module share: a copy in each page would be most of what a planned site weighs.
  private final class Roles: Sendable {
    let interactor: I
    let presenter: P
    let view: V
    let router: P.Router
    let summarizer = Summarizer<I.Response>()

    init(_ interactor: I, _ presenter: P, _ view: V, _ router: P.Router) {
      self.interactor = interactor
      self.presenter = presenter
      self.view = view
      self.router = router
    }
  }

  private let name: String
  private let roles: Roles

  /// Wires the roles of the page type `name`; the router is moved to each page before it is asked for ways.
  public init(_ name: String, interactor: I, presenter: P, view: V, router: P.Router) {
    self.name = name
    roles = Roles(interactor, presenter, view, router)
  }

  /// How many pages a part has: enough to make the part itself cheap.
  private static var partSize: Int { 1_024 }

  /// One page a request. An interactor that cannot say what it may be asked is a fault.
  public func plan() -> ModulePlan {
    let plans = parts().map { $0() }
    return ModulePlan(pages: plans.flatMap(\.pages), faults: plans.flatMap(\.faults))
  }

  /// The same for some requests at a time.
  public func parts() -> [@Sendable () -> ModulePlan] {
    do {
      let requests = try roles.interactor.requests()
      return stride(from: 0, to: max(1, requests.count), by: Self.partSize).map { start in
        { [self] in
          ModulePlan(
            pages: requests[start..<min(start + Self.partSize, requests.count)].map(page),
            faults: start == 0 ? viewFaults : [])
        }
      }
    } catch {
      let fault = Diagnostic(
        rule: "build/interactor", "the \(name) module cannot list its pages: \(error)",
        at: SourceLocation(file: "Content"))
      return [{ [self] in ModulePlan(pages: [], faults: viewFaults + [fault]) }]
    }
  }

  /// What is wrong with the view before anything is shown.
  private var viewFaults: [Diagnostic] {
    let emptiness = roles.view.form == .html ? (roles.view as? any TemplateView)?.emptiness : nil
    return roles.view.faults + (emptiness.map { [$0] } ?? [])
  }

  private func page(for request: I.Request) -> PlannedPage {
    PlannedPage(
      module: name, destination: roles.router.destination(of: request),
      source: roles.interactor.source(of: request), form: roles.view.form, work: Work(request, for: roles))
  }

  /// What the roles are asked for one page.
  private final class Work: PageWork {
    private let roles: Roles
    private let request: I.Request

    init(_ request: I.Request, for roles: Roles) {
      self.roles = roles
      self.request = request
    }

    func answer() throws -> (any PageAnswer)? {
      ResponseAnswer(
        response: try roles.interactor.respond(to: request), summarizer: roles.summarizer)
    }

    func render(
      _ answer: (any PageAnswer)?, at destination: Destination, in map: SiteMap,
      into page: inout MarkupWriter, timing laps: inout Laps
    ) throws {
      let known = answer as? ResponseAnswer<I.Response>
      let response = try known?.response ?? roles.interactor.respond(to: request)
      laps.end(.interactor)
      let model = roles.presenter.present(response, router: router(at: destination, in: map))
      laps.end(.presenter)
      roles.view.render(model, into: &page)
      laps.end(.view)
    }

    func viewModel(at destination: Destination, in map: SiteMap) throws -> (any Encodable)? {
      roles.presenter.present(
        try roles.interactor.respond(to: request), router: router(at: destination, in: map))
        as? any Encodable
    }

    func filledTemplate(at destination: Destination, in map: SiteMap) throws -> FilledTemplate? {
      guard let view = roles.view as? any TemplateView else { return nil }
      return try fill(
        view,
        with: roles.presenter.present(
          try roles.interactor.respond(to: request), router: router(at: destination, in: map)))
    }

    private func fill<Filled: TemplateView>(_ view: Filled, with model: P.ViewModel) throws -> FilledTemplate?
    {
      try (model as? Filled.ViewModel).flatMap { try view.template.filled(with: $0) }
    }

    private func router(at destination: Destination, in map: SiteMap) -> P.Router {
      var router = roles.router
      router.ways = Ways(from: destination, in: map)
      return router
    }
  }
}
