import Viper

/// A callout without a title is named after its kind.
struct CalloutPresenter: Presenter {
  func present(_ response: CalloutFragment.Request, router: ToldRouter) -> CalloutFragment.ViewModel {
    let kind = response.kind.rawValue
    return CalloutFragment.ViewModel(
      kind: kind, title: response.title ?? kind.prefix(1).uppercased() + kind.dropFirst(),
      body: response.body)
  }
}
