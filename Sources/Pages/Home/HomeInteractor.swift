import Diagnostics
import Entities
import Markdown
import Prose
import Services
import Viper

/// Takes the home page's text from `Content/index.md` and the newest articles from the first collection that has some.
struct HomeInteractor: Interactor {
  private static let latestCount = 5

  private let settings: SiteSettings
  private let document: Document?
  private let collection: String?
  private let latest: ArraySlice<Article>

  init(content: any ContentService) {
    settings = content.settings
    document = content.documents.first { $0.folders.isEmpty && $0.slug.description == "index" }
    collection =
      content.settings.collections.first {
        $0.kind == .articles && !content.articles(in: $0.name).isEmpty
      }?.name
    latest = collection.map { content.articles(in: $0).prefix(Self.latestCount) } ?? []
  }

  func requests() -> [HomePage.Request] { [HomePage.Request()] }

  func source(of request: HomePage.Request) -> SourceLocation? {
    document.map { SourceLocation($0.source) }
  }

  func respond(to request: HomePage.Request) -> HomePage.Response {
    HomePage.Response(
      title: document?.title ?? settings.title,
      description: document?.description ?? settings.description,
      body: document.map { MarkdownSource($0.body) },
      collection: collection,
      latest: latest.map { article in
        .init(
          slug: article.slug.description, title: EntryTitle(article), date: CalendarDay(article.date),
          summary: EntrySummary(article))
      })
  }
}
