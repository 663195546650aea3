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
    var page = MarkupWriter()
    page.writeObject { object, page in
      let one = words.text(.searchPages, count: 1)
      for (name, text) in [
        ("none", words[.searchNone]), ("one", one), ("pages", words[.searchPages]),
        ("some", words[.searchSome]), ("failed", words[.searchFailed]),
      ] { object.write(name, text, to: &page) }
    }
    return String(decoding: page.bytes, as: UTF8.self)
  }
}
