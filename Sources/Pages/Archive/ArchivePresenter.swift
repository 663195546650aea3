import Fragments
import Markdown
import Markup
import Prose
import Routing
import Viper

/// Shows a page of a list: its articles as teasers, and the ways to newer and older ones.
struct ArchivePresenter: Presenter {
  let frame: Frame
  let prose: ProseStyle
  let dates: DateWording
  let pager: Fragment<PagerFragment.Request>
  var words = Words.english

  func present(_ response: ArchivePage.Response, router: ArchiveRouter) -> ArchivePage.ViewModel {
    let title = heading(response)
    let description = response.page == 1 ? response.description : nil
    return ArchivePage.ViewModel(
      frame: frame.viewModel(
        for: .init(
          title: title, description: description, lists: [list(response, router)],
          trail: response.page == 1 ? [] : [list(response, router)]),
        from: router.ways),
      title: title,
      description: description,
      body: response.body.map { prose.text($0, from: router.ways) },
      count: words.text(.articles, count: response.articleCount),
      entries: response.articles.map { teaser($0, router) },
      tags: response.topics.first { $0.taxonomy == "tags" }.flatMap { terms(of: $0, router) },
      tagIndex: router.terms(of: "tags"),
      topics: response.topics.filter { $0.taxonomy != "tags" }.compactMap { topic in
        terms(of: topic, router).map {
          .init(title: topic.title, link: router.terms(of: topic.taxonomy), terms: $0)
        }
      },
      pager: pager.html(
        for: .init(
          page: response.page, of: response.pageCount, before: .newer, behind: .older, words
        ) { router.route(to: response.list, page: $0) }, from: router.ways))
  }

  private func heading(_ response: ArchivePage.Response) -> String {
    let name = name(of: response)
    return response.page == 1
      ? name : words.text(.titleOfPage, ["title": name, "number": String(response.page)])
  }

  private func name(of response: ArchivePage.Response) -> String {
    switch response.list {
    case .collection: response.title
    case .term(_, taxonomy: "tags") where !response.hasOwnTitle: words.text(.tagged, ["name": response.title])
    case .term: response.title
    }
  }

  private func list(_ response: ArchivePage.Response, _ router: ArchiveRouter) -> FrameFragment.Place {
    .init(title: name(of: response), route: router.route(to: response.list, page: 1))
  }

  private func teaser(_ article: ArchivePage.Response.Article, _ router: ArchiveRouter) -> Teaser {
    Teaser(
      title: article.title.text, link: router.article(article.slug, in: article.collection),
      date: dates.text(for: article.date),
      summary: prose.text(article.summary),
      image: article.image.flatMap { image in
        prose.picture(image.file, alt: image.alt, namedIn: image.source, from: router.ways)
      },
      tags: TagList(article.tags.map { entry($0, of: "tags", router) }))
  }

  private func terms(of topic: ArchivePage.Response.Topic, _ router: ArchiveRouter) -> TagList? {
    TagList(topic.terms.map { entry($0, of: topic.taxonomy, router) })
  }

  private func entry(
    _ term: ArchivePage.Response.Term, of taxonomy: String, _ router: ArchiveRouter
  ) -> TagList.Entry {
    .init(
      name: term.name, link: router.term(term.slug, of: taxonomy), count: term.count.map(String.init))
  }
}
