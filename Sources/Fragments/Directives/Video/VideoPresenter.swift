import Viper

/// Shows a film as it is.
struct VideoPresenter: Presenter {
  func present(_ response: VideoFragment.Request, router: ToldRouter) -> VideoFragment.ViewModel {
    VideoFragment.ViewModel(
      source: response.source, poster: response.poster, captions: response.captions, title: response.title,
      caption: response.caption)
  }
}
