public import Entities
public import Prose
public import Routing
public import Services
public import Viper

/// The frame's roles, wired: gives pages the view model of what is around them.
public struct Frame: Sendable {
  private let interactor: FrameInteractor
  private let presenter: FramePresenter

  /// Wires the roles.
  public init(
    settings: SiteSettings, clock: BuildClock, navigation: Fragment<NavigationFragment.Request>,
    words: Words = .english
  ) {
    interactor = FrameInteractor(settings: settings, clock: clock)
    presenter = FramePresenter(navigation: navigation, facts: FactsFragment.module(), words: words)
  }

  /// What stands around the page from which the ways lead.
  public func viewModel(for request: FrameFragment.Request, from ways: Ways) -> FrameFragment.ViewModel {
    presenter.present(interactor.respond(to: request), router: FrameRouter(ways: ways))
  }
}
