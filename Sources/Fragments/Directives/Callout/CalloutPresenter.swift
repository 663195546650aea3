import Prose
import Viper

/// A callout without a title is named after its kind.
struct CalloutPresenter: Presenter {
  let words: Words

  func present(_ response: CalloutFragment.Request, router: ToldRouter) -> CalloutFragment.ViewModel {
    CalloutFragment.ViewModel(
      kind: response.kind.rawValue, title: response.title ?? words[word(for: response.kind)],
      body: response.body)
  }

  private func word(for kind: CalloutFragment.Kind) -> Words.Key {
    switch kind {
    case .note: .note
    case .tip: .tip
    case .important: .important
    case .warning: .warning
    case .caution: .caution
    }
  }
}
