import Fragments
import Routing
import Viper

/// Gives the lists their links; the home page is one of them.
struct SearchPresenter: Presenter {
  let frame: Frame

  func present(_ response: SearchPage.Response, router: SearchRouter) -> SearchPage.ViewModel {
    SearchPage.ViewModel(
      frame: frame.viewModel(for: .init(title: "Search", description: nil), from: router.ways),
      title: "Search",
      here: router.here,
      index: response.index,
      lists: [.init(title: "Home", link: router.home)]
        + response.lists.map { .init(title: $0.title, link: router.list($0.collection)) })
  }
}
