import Diagnostics
import Entities
import Markdown
import Prose
import Services
import Viper

/// Finds an article of a collection, its neighbours in time, its series and what is related to it.
struct ArticleInteractor: Interactor {
  /// How many parts of a series before and behind an article are named: all parts on all pages would be too many.
  private static let seriesReach = 20

  private let shelf: ArticleShelf
  /// The template of the pages that are asked for; nothing for that of the collection.
  private let template: String?
  /// Whether pages lie by their titles.
  private let isPlacingByTitle: Bool

  init(shelf: ArticleShelf, template: String? = nil, isPlacingByTitle: Bool = false) {
    self.shelf = shelf
    self.template = template
    self.isPlacingByTitle = isPlacingByTitle
  }

  func requests() -> [ArticlePage.Request] {
    shelf.articles.enumerated().filter { $0.element.details.template?.name == template }.map {
      place, article in
      .init(
        place: place, slug: article.slug.description,
        title: isPlacingByTitle ? Slug(from: article.title).description : nil,
        date: CalendarDay(article.date), path: article.details.path)
    }
  }

  func source(of request: ArticlePage.Request) -> SourceLocation? {
    SourceLocation(shelf.articles[request.place].source)
  }

  func respond(to request: ArticlePage.Request) -> ArticlePage.Response {
    let article = shelf.articles[request.place]
    let details = article.details
    return ArticlePage.Response(
      title: EntryTitle(article), description: article.headline.description, date: CalendarDay(article.date),
      moment: Moment(article.date), author: article.author ?? shelf.siteAuthor,
      updated: article.updated.map { Moment($0) },
      image: details.image.map { .init(file: $0.file, alt: $0.alt) }, topics: topics(of: article),
      body: MarkdownSource(article.body), extra: details.extra.map { .init(name: $0.name, value: $0.value) },
      collectionTitle: shelf.collection.title, newer: neighbour(at: request.place - 1),
      older: neighbour(at: request.place + 1), series: series(at: request.place),
      related: shelf.related.places(relatedTo: request.place).map(related))
  }

  private func topics(of article: Article) -> [ArticlePage.Response.Topic] {
    shelf.taxonomies.compactMap { taxonomy in
      article.terms[taxonomy.name].map { terms in
        .init(
          taxonomy: taxonomy.name, title: taxonomy.title,
          terms: terms.map { .init(name: $0.name, slug: $0.slug.description) })
      }
    }
  }

  private func neighbour(at place: Int) -> ArticlePage.Response.Neighbour? {
    guard shelf.articles.indices.contains(place) else { return nil }
    let article = shelf.articles[place]
    return .init(title: EntryTitle(article), slug: article.slug.description)
  }

  private func series(at place: Int) -> ArticlePage.Response.Series? {
    shelf.series(at: place).map { name, parts, position in
      let start = max(0, position - Self.seriesReach)
      return .init(
        name: name, position: position + 1, count: parts.count,
        parts: parts[start..<min(parts.count, position + Self.seriesReach + 1)].compactMap { part in
          neighbour(at: part).map { .init(article: $0, isCurrent: part == place) }
        })
    }
  }

  private func related(at place: Int) -> ArticlePage.Response.Related {
    let article = shelf.articles[place]
    return .init(
      title: EntryTitle(article), slug: article.slug.description, date: CalendarDay(article.date),
      summary: article.headline.teaser)
  }
}
