import Markup
import Viper

/// Words the sizes.
struct FigurePresenter: Presenter {
  func present(_ response: FigureFragment.Response, router: ToldRouter) -> FigureFragment.ViewModel {
    FigureFragment.ViewModel(
      source: response.source, alternative: response.alternative, width: response.width.map(String.init),
      height: response.height.map(String.init), choice: response.choice, caption: response.caption,
      body: response.body.bytes.isEmpty ? nil : response.body)
  }
}
