import Diagnostics
import Entities
import Markdown
import Prose
import Services
import Viper

/// Finds an article of a collection and its neighbours in time.
struct ArticleInteractor: Interactor {
  private let articles: [Article]
  private let collection: CollectionSettings
  private let siteAuthor: String?

  init(content: any ContentService, collection: CollectionSettings) {
    articles = content.articles(in: collection.name)
    self.collection = collection
    siteAuthor = content.settings.author?.name
  }

  func requests() -> [ArticlePage.Request] {
    articles.enumerated().map { place, article in
      .init(
        place: place, slug: article.slug.description, title: Slug(from: article.title).description,
        date: CalendarDay(article.date))
    }
  }

  func source(of request: ArticlePage.Request) -> SourceLocation? {
    SourceLocation(articles[request.place].source)
  }

  func respond(to request: ArticlePage.Request) -> ArticlePage.Response {
    let article = articles[request.place]
    return ArticlePage.Response(
      title: article.title, description: article.description, date: CalendarDay(article.date),
      moment: Moment(article.date), author: article.author ?? siteAuthor,
      tags: article.tags.map { .init(name: $0.name, slug: $0.slug.description) },
      body: MarkdownSource(article.body),
      collectionTitle: collection.title,
      newer: neighbour(at: request.place - 1), older: neighbour(at: request.place + 1))
  }

  private func neighbour(at place: Int) -> ArticlePage.Response.Neighbour? {
    guard articles.indices.contains(place) else { return nil }
    return .init(title: articles[place].title, slug: articles[place].slug.description)
  }
}
