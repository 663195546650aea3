import Viper

/// Sets the text as that of any page; its links are those of its own file.
struct IncludePresenter: Presenter {
  let typesetter: Typesetter

  func present(_ response: IncludeFragment.Request, router: ToldRouter) -> IncludeFragment.ViewModel {
    IncludeFragment.ViewModel(text: typesetter.richText(response.document, from: router.ways))
  }
}
