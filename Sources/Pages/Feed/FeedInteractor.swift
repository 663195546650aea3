import Diagnostics
import Entities
import Markdown
import Prose
import Services
import Viper

/// Takes the newest entries of lists. A list without entries has no feed: nothing would say when it was changed.
struct FeedInteractor: Interactor {
  /// How many of its tags an entry names. Terms can have feeds, each of which would name all of them.
  static let namedTagCount = 50

  private let settings: SiteSettings
  private let lists: [FeedPage.Request.List: FeedList]
  private let order: [FeedPage.Request.List]

  init(content: any ContentService) {
    settings = content.settings
    let lists = FeedList.all(in: content).filter { !$0.entries.isEmpty }
    self.lists = Dictionary(lists.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    order = lists.map(\.key)
  }

  func requests() -> [FeedPage.Request] { order.map { .init(list: $0) } }

  func source(of request: FeedPage.Request) -> SourceLocation? {
    lists[request.list]?.source.map { SourceLocation($0) }
  }

  func respond(to request: FeedPage.Request) -> FeedPage.Response {
    let list = lists[request.list]
    return FeedPage.Response(
      list: request.list, siteTitle: settings.title, title: list?.title, description: list?.description,
      language: settings.language,
      author: settings.author.map { .init(name: $0.name, url: $0.url) },
      updated: list.flatMap { updated(of: $0.entries) },
      entries: list?.entries.map(entry) ?? [])
  }

  private func updated(of entries: [ListedArticle]) -> Moment? {
    entries.map(\.article.lastChange).max().map { Moment($0) }
  }

  private func entry(_ entry: ListedArticle) -> FeedPage.Response.Entry {
    let article = entry.article
    return .init(
      collection: entry.collection, slug: article.slug.description, title: EntryTitle(article),
      date: Moment(article.date),
      updated: article.updated.map { Moment($0) },
      summary: EntrySummary(article),
      author: article.author, tags: article.tags.prefix(Self.namedTagCount).map(\.name),
      body: settings.feeds.content == .full ? MarkdownSource(article.body) : nil)
  }
}
