import Fragments
import Prose
import Routing
import Viper

/// Says what happened and where to go on.
struct NotFoundPresenter: Presenter {
  let frame: Frame
  var words = Words.english

  func present(_ response: NotFoundPage.Request, router: NotFoundRouter) -> NotFoundPage.ViewModel {
    NotFoundPage.ViewModel(
      frame: frame.viewModel(for: .init(title: words[.pageNotFound], description: nil), from: router.ways),
      title: words[.pageNotFound],
      message: words[.pageNotFoundMessage],
      home: router.home)
  }
}
