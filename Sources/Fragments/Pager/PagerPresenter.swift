import Routing
import Viper

/// Gives each neighbour its link.
struct PagerPresenter: Presenter {
  func present(_ response: PagerFragment.Request, router: PagerRouter) -> PagerFragment.ViewModel {
    let previous = way(to: response.previous, router)
    let next = way(to: response.next, router)
    return PagerFragment.ViewModel(
      pages: previous == nil && next == nil
        ? nil : .init(label: response.label, previous: previous, next: next))
  }

  private func way(to neighbour: PagerFragment.Neighbour?, _ router: PagerRouter) -> PagerFragment.ViewModel
    .Way?
  {
    guard let neighbour, let link = router.link(to: neighbour.route) else { return nil }
    return .init(label: neighbour.label, title: neighbour.title, link: link)
  }
}
