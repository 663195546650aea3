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
  var words = Words.english

  func present(_ response: ArticlePage.Response, router: ArticleRouter) -> ArticlePage.ViewModel {
    let body = prose.read(response.body)
    let wordCount = body.wordCount
    let minutes = max(1, (wordCount + Self.readingSpeed / 2) / Self.readingSpeed)
    let tagged = response.topics.first { $0.taxonomy == "tags" }
    return ArticlePage.ViewModel(
      frame: frame.viewModel(
        for: .init(
          title: response.title.text, description: response.description, lists: lists(response, router),
          trail: [archive(response, router)],
          article: .init(
            published: response.moment, updated: response.updated, author: response.author,
            tags: tagged?.terms.map(\.name) ?? [])),
        from: router.ways),
      title: response.title.text,
      description: response.description,
      date: dates.text(for: response.date),
      updated: response.updated?.day == response.date
        ? nil : response.updated.map { dates.text(for: $0.day) },
      readingTime: words.text(.minutes, count: minutes),
      wordCount: words.text(.words, count: wordCount),
      author: response.author,
      image: picture(response, router),
      tags: tagged.flatMap { tags(of: $0, router) },
      topics: response.topics.filter { $0.taxonomy != "tags" }.compactMap { topic in
        tags(of: topic, router).map {
          .init(title: topic.title, link: router.terms(of: topic.taxonomy), terms: $0)
        }
      },
      body: prose.text(body, from: router.ways),
      contents: Contents(of: body, prose),
      archive: .init(title: response.collectionTitle, link: router.archive),
      pager: pager.html(
        for: .init(
          label: response.collectionTitle, previous: neighbour(words[.older], response.older, router),
          next: neighbour(words[.newer], response.newer, router)), from: router.ways),
      series: response.series.map { series($0, router) },
      related: response.related.isEmpty
        ? nil : .init(entries: response.related.map { teaser($0, router) }),
      extra: response.extra.isEmpty
        ? nil : .init(entries: response.extra.map { .init(name: $0.name, value: $0.value) }))
  }

  private func picture(_ response: ArticlePage.Response, _ router: ArticleRouter) -> Picture? {
    response.image.flatMap { image in
      prose.picture(image.file, alt: image.alt, namedIn: response.body.path, from: router.ways)
    }
  }

  private func tags(of topic: ArticlePage.Response.Topic, _ router: ArticleRouter) -> TagList? {
    TagList(topic.terms.map { .init(name: $0.name, link: router.term($0.slug, of: topic.taxonomy)) })
  }

  private func series(
    _ series: ArticlePage.Response.Series, _ router: ArticleRouter
  ) -> ArticlePage.ViewModel.Series {
    .init(
      title: series.name,
      position: words.text(.part, ["number": String(series.position), "count": String(series.count)]),
      entries: series.parts.map {
        .init(
          title: $0.article.title.text, link: router.article($0.article.slug), isCurrent: $0.isCurrent)
      })
  }

  private func teaser(_ related: ArticlePage.Response.Related, _ router: ArticleRouter) -> Teaser {
    Teaser(
      title: related.title.text, link: router.article(related.slug), date: dates.text(for: related.date),
      summary: related.summary)
  }

  private func archive(_ response: ArticlePage.Response, _ router: ArticleRouter) -> FrameFragment.Place {
    .init(title: response.collectionTitle, route: router.list)
  }

  /// The lists in which the article stands.
  private func lists(_ response: ArticlePage.Response, _ router: ArticleRouter) -> [FrameFragment.Place] {
    [archive(response, router)]
      + response.topics.filter { $0.taxonomy == "tags" }.flatMap { topic in
        topic.terms.map {
          .init(
            title: words.text(.tagged, ["name": $0.name]),
            route: router.list(ofTerm: $0.slug, in: topic.taxonomy))
        }
      }
  }

  private func neighbour(
    _ label: String, _ neighbour: ArticlePage.Response.Neighbour?, _ router: ArticleRouter
  ) -> PagerFragment.Neighbour? {
    neighbour.map { .init(label: label, title: $0.title.text, route: router.route(to: $0.slug)) }
  }
}
