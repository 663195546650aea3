import Viper

/// Names the address of the list of all pages.
struct RobotsPresenter: Presenter {
  func present(_ response: RobotsFile.Request, router: RobotsRouter) -> RobotsFile.ViewModel {
    .init(sitemaps: router.sitemaps)
  }
}
