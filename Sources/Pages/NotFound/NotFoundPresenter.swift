import Fragments
import Routing
import Viper

/// Says what happened and where to go on.
struct NotFoundPresenter: Presenter {
  let frame: Frame

  func present(_ response: NotFoundPage.Request, router: NotFoundRouter) -> NotFoundPage.ViewModel {
    NotFoundPage.ViewModel(
      frame: frame.viewModel(for: .init(title: "Page not found", description: nil), from: router.ways),
      title: "Page not found",
      message: "There is no page at this address. It may have moved, or the link that led here is wrong.",
      home: router.home)
  }
}
