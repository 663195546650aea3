import Entities
import Markdown
import Prose
import Services
import Viper

/// Divides lists of articles into pages. Lists are put together once; a page is a slice of one.
struct ArchiveInteractor: Interactor {
  /// How many of its tags an article shows in a list. Each tag has a list: were all shown, an article would have the square of
  /// their number written.
  static let shownTagCount = 12

  private let lists: [ArchivePage.Request.List: ArticleList]
  private let order: [ArchivePage.Request.List]

  init(lists: [ArticleList]) {
    self.lists = Dictionary(lists.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    order = lists.map(\.key)
  }

  func requests() -> [ArchivePage.Request] {
    order.flatMap { key in
      (1...(lists[key]?.pageCount ?? 1)).map { ArchivePage.Request(list: key, page: $0) }
    }
  }

  func respond(to request: ArchivePage.Request) -> ArchivePage.Response {
    let list = lists[request.list]
    return ArchivePage.Response(
      list: request.list, title: list?.title ?? "", hasOwnTitle: list?.section != nil,
      description: list?.description, body: request.page == 1 ? list?.text : nil, page: request.page,
      pageCount: list?.pageCount ?? 1, articleCount: list?.entries.count ?? 0,
      articles: list?.entries(onPage: request.page).map(article) ?? [],
      topics: request.page == 1 ? list?.topics ?? [] : [])
  }

  private func article(_ entry: ListedArticle) -> ArchivePage.Response.Article {
    let article = entry.article
    return .init(
      collection: entry.collection, slug: article.slug.description, title: EntryTitle(article),
      date: CalendarDay(article.date),
      summary: EntrySummary(article),
      image: article.details.image.map {
        .init(file: $0.file, alt: $0.alt, source: $0.source.path)
      },
      tags: article.tags.prefix(Self.shownTagCount).map {
        .init(name: $0.name, slug: $0.slug.description, count: nil)
      })
  }
}
