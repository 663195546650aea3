import Fragments
import Markdown
import Markup
import Prose
import Routing
import Viper

/// Words the date, counts the reading time and gives tags and neighbours their links.
struct ArticlePresenter: Presenter {
  /// How fast people read prose, in words a minute.
  private static let readingSpeed = 220

  let frame: Frame
  let prose: ProseStyle
  let dates: DateWording
  let pager: Fragment<PagerFragment.Request>

  func present(_ response: ArticlePage.Response, router: ArticleRouter) -> ArticlePage.ViewModel {
    let body = MarkdownDocument(response.body)
    let minutes = max(1, (body.wordCount + Self.readingSpeed / 2) / Self.readingSpeed)
    return ArticlePage.ViewModel(
      frame: frame.viewModel(
        for: .init(
          title: response.title, description: response.description, lists: lists(response, router),
          trail: [archive(response, router)],
          article: .init(
            published: response.moment, author: response.author, tags: response.tags.map(\.name))),
        from: router.ways),
      title: response.title,
      description: response.description,
      date: dates.text(for: response.date),
      readingTime: "\(minutes) min read",
      author: response.author,
      tags: TagList(response.tags.map { .init(name: $0.name, link: router.tag($0.slug)) }),
      body: prose.text(body, from: router.ways),
      contents: Contents(of: body),
      archive: .init(title: response.collectionTitle, link: router.archive),
      pager: pager.html(
        for: .init(
          label: response.collectionTitle, previous: neighbour("Older", response.older, router),
          next: neighbour("Newer", response.newer, router)), from: router.ways))
  }

  private func archive(_ response: ArticlePage.Response, _ router: ArticleRouter) -> FrameFragment.Place {
    .init(title: response.collectionTitle, route: router.list)
  }

  /// The lists in which the article stands.
  private func lists(_ response: ArticlePage.Response, _ router: ArticleRouter) -> [FrameFragment.Place] {
    [archive(response, router)]
      + response.tags.map { .init(title: "Tagged “\($0.name)”", route: router.list(ofTag: $0.slug)) }
  }

  private func neighbour(
    _ label: String, _ neighbour: ArticlePage.Response.Neighbour?, _ router: ArticleRouter
  ) -> PagerFragment.Neighbour? {
    neighbour.map { .init(label: label, title: $0.title, route: router.route(to: $0.slug)) }
  }
}
