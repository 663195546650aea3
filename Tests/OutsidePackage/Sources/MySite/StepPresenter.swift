import Fragments
import Viper

/// Words the time that a step takes.
struct StepPresenter: Presenter {
  func present(_ response: StepFragment.Request, router: ToldRouter) -> StepFragment.ViewModel {
    StepFragment.ViewModel(
      title: response.title, duration: response.minutes.map { $0 == 1 ? "1 minute" : "\($0) minutes" },
      body: response.body)
  }
}
