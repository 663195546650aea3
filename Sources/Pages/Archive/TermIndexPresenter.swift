import Fragments
import Markdown
import Markup
import Prose
import Routing
import Viper

/// Gives each term its link and its number.
struct TermIndexPresenter: Presenter {
  let frame: Frame
  let prose: ProseStyle
  var words = Words.english

  func present(_ response: TermIndex.Response, router: TermIndexRouter) -> TermIndex.ViewModel {
    TermIndex.ViewModel(
      frame: frame.viewModel(
        for: .init(title: response.title, description: response.description), from: router.ways),
      title: response.title, description: response.description,
      body: response.body.map { prose.text($0, from: router.ways) },
      count: words.text(.entries, count: response.terms.count),
      terms: TagList(
        response.terms.map {
          .init(
            name: $0.name, link: router.term($0.slug, of: response.taxonomy), count: $0.count.map(String.init)
          )
        }))
  }
}
