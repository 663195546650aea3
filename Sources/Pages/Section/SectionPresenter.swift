import Fragments
import Markdown
import Markup
import Prose
import Routing
import Viper

/// Gives each entry its link, and the ways to further pages and to the folders above.
struct SectionPresenter: Presenter {
  let frame: Frame
  let prose: ProseStyle
  let pager: Fragment<PagerFragment.Request>
  let breadcrumbs: Fragment<BreadcrumbsFragment.Request>
  var words = Words.english

  func present(_ response: SectionPage.Response, router: SectionRouter) -> SectionPage.ViewModel {
    let title =
      response.page == 1
      ? response.title
      : words.text(.titleOfPage, ["title": response.title, "number": String(response.page)])
    let description = response.page == 1 ? response.description : nil
    return SectionPage.ViewModel(
      frame: frame.viewModel(for: .init(title: title, description: description), from: router.ways),
      title: title, description: description,
      body: response.body.map { prose.text($0, from: router.ways) },
      entries: response.entries.map {
        .init(title: $0.title, link: router.document($0.path), summary: $0.summary)
      },
      pager: pager.html(
        for: .init(
          page: response.page, of: response.pageCount, before: .previous, behind: .next, words
        ) { router.route(to: response.folders, page: $0) }, from: router.ways),
      breadcrumbs: breadcrumbs.html(
        for: .init(trail: response.trail.map { .init(title: $0.title, route: .text($0.path)) }),
        from: router.ways))
  }
}
