import Viper

/// Names the page and its address.
struct RedirectPresenter: Presenter {
  func present(_ response: RedirectPage.Response, router: RedirectRouter) -> RedirectPage.ViewModel {
    RedirectPage.ViewModel(
      language: response.language, title: response.title, link: router.link(to: response.target),
      canonical: router.address(of: response.target))
  }
}
