import Fragments
import Markup
import Prose
import Routing
import Viper

/// Gives the lists their links; the home page is one of them.
struct SearchPresenter: Presenter {
  let frame: Frame
  var words = Words.english

  func present(_ response: SearchPage.Response, router: SearchRouter) -> SearchPage.ViewModel {
    SearchPage.ViewModel(
      frame: frame.viewModel(for: .init(title: words[.search], description: nil), from: router.ways),
      title: words[.search],
      here: router.here,
      index: response.index,
      isInFolder: !router.ways.folder.isEmpty,
      wording: wording,
      lists: [.init(title: words[.home], link: router.home)]
        + response.lists.map { .init(title: $0.title, link: router.list($0.collection)) })
  }

  private var wording: String? {
    if words.areEnglish { return nil }
    return String(jsonObject: [
      "none": words[.searchNone], "one": words.text(.searchPages, count: 1), "pages": words[.searchPages],
      "some": words[.searchSome], "failed": words[.searchFailed],
    ])
  }
}
