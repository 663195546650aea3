import Markdown
import Prose
import Viper

/// Sets the text as that of any page; its links are those of its own file.
struct IncludePresenter: Presenter {
  let prose: ProseStyle

  func present(_ response: IncludeFragment.Response, router: ToldRouter) -> IncludeFragment.ViewModel {
    IncludeFragment.ViewModel(text: prose.text(response.source, from: router.ways, before: response.before))
  }
}
