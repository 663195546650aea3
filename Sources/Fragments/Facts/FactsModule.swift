internal import Routing
internal import Viper

extension FactsFragment {
  /// What search engines are told, for the frame of every page.
  static func module() -> Fragment<Request> {
    Fragment(
      interactor: ToldInteractor<Request>(), presenter: FactsPresenter(), view: FactsView(),
      router: FrameRouter(ways: .nowhere))
  }
}
