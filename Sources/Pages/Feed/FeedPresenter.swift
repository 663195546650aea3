import Markdown
import Prose
import Routing
import Viper

/// Words dates as the format does, and gives everything an absolute URL: a feed is read away from its site.
struct FeedPresenter: Presenter {
  let format: FeedFormat
  let prose: ProseStyle
  var words = Words.english

  func present(_ response: FeedPage.Response, router: FeedRouter) -> FeedPage.ViewModel {
    FeedPage.ViewModel(
      title: title(of: response),
      description: response.description,
      language: response.language,
      address: router.address,
      home: router.home(of: response.list),
      updated: response.updated.map { text(for: $0) } ?? "",
      author: .init(name: response.author?.name ?? response.siteTitle, url: response.author?.url),
      entries: response.entries.map { entry($0, router) })
  }

  private func title(of response: FeedPage.Response) -> String {
    guard let title = response.title else { return response.siteTitle }
    let isTag = if case .term(_, of: "tags") = response.list { true } else { false }
    return "\(isTag ? words.text(.tagged, ["name": title]) : title) – \(response.siteTitle)"
  }

  private func entry(_ entry: FeedPage.Response.Entry, _ router: FeedRouter) -> FeedPage.ViewModel.Entry {
    let route = router.route(to: entry.slug, in: entry.collection)
    return .init(
      address: router.address(of: route), title: entry.title.text, published: text(for: entry.date),
      updated: entry.updated.map { text(for: $0) },
      summary: prose.text(entry.summary), author: entry.author,
      tags: entry.tags,
      content: entry.body.map { prose.text($0, from: router.ways(quoting: route)) })
  }

  private func text(for date: Moment) -> String {
    switch format {
    case .atom, .json: date.internetText
    case .rss: date.mailText
    }
  }
}
