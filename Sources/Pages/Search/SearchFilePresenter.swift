import Viper

/// A file is shown as it is.
struct SearchFilePresenter: Presenter {
  func present(_ response: SearchFile.Response, router: SearchFileRouter) -> SearchFile.Response { response }
}
