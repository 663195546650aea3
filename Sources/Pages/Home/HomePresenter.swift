import Fragments
import Markdown
import Prose
import Routing
import Viper

/// Shows the newest articles as teasers, if there are any.
struct HomePresenter: Presenter {
  let frame: Frame
  let prose: ProseStyle
  let dates: DateWording

  func present(_ response: HomePage.Response, router: HomeRouter) -> HomePage.ViewModel {
    HomePage.ViewModel(
      frame: frame.viewModel(for: .init(title: nil, description: response.description), from: router.ways),
      title: response.title,
      lead: response.description,
      body: response.body.map { prose.text($0, from: router.ways) } ?? RichText(),
      latest: response.collection.flatMap { latest(response.latest, in: $0, router) })
  }

  private func latest(
    _ articles: [HomePage.Response.Article], in collection: String, _ router: HomeRouter
  ) -> HomePage.ViewModel.Latest? {
    guard !articles.isEmpty else { return nil }
    return .init(
      link: router.archive(of: collection),
      entries: articles.map {
        Teaser(
          title: $0.title.text, link: router.article($0.slug, in: collection), date: dates.text(for: $0.date),
          summary: prose.text($0.summary))
      })
  }
}
