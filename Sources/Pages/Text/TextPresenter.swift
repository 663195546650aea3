import Fragments
import Markdown
import Markup
import Prose
import Routing
import Viper

/// Shows a document between its neighbours. A document alone in its folder has no section around it.
struct TextPresenter: Presenter {
  let frame: Frame
  let prose: ProseStyle
  let dates: DateWording
  let breadcrumbs: Fragment<BreadcrumbsFragment.Request>
  let pager: Fragment<PagerFragment.Request>
  var words = Words.english

  func present(_ response: TextPage.Response, router: TextRouter) -> TextPage.ViewModel {
    let body = prose.read(response.body)
    let section = response.section.count > 1 ? response.section : []
    return TextPage.ViewModel(
      frame: frame.viewModel(
        for: .init(
          title: response.title, description: response.description,
          trail: response.trail.map { .init(title: $0.title, route: .text($0.path)) }),
        from: router.ways),
      title: response.title,
      description: response.description,
      updated: response.updated.map { dates.text(for: $0) },
      image: response.image.flatMap { image in
        prose.picture(image.file, alt: image.alt, namedIn: response.body.path, from: router.ways)
      },
      body: prose.text(body, from: router.ways),
      contents: Contents(of: body, prose),
      section: viewModel(of: section, position: response.position, router),
      pager: pager.html(for: neighbours(in: section, of: response.position), from: router.ways),
      breadcrumbs: breadcrumbs.html(
        for: .init(trail: response.trail.map { .init(title: $0.title, route: .text($0.path)) }),
        from: router.ways),
      extra: response.extra.isEmpty
        ? nil : .init(entries: response.extra.map { .init(name: $0.name, value: $0.value) }))
  }

  private func viewModel(
    of section: [TextPage.Response.Sibling], position: Int?, _ router: TextRouter
  ) -> TextPage.ViewModel.Section? {
    guard let first = section.first else { return nil }
    return .init(
      title: first.title,
      link: first.isIndex ? router.document(first.path) : nil,
      entries: section.enumerated().compactMap { place, sibling in
        router.document(sibling.path).map {
          .init(title: sibling.title, link: $0, isCurrent: place == position)
        }
      })
  }

  private func neighbours(
    in section: [TextPage.Response.Sibling], of position: Int?
  ) -> PagerFragment.Request {
    func neighbour(_ label: String, by step: Int) -> PagerFragment.Neighbour? {
      guard let position, section.indices.contains(position + step) else { return nil }
      let sibling = section[position + step]
      return .init(label: label, title: sibling.title, route: .text(sibling.path))
    }
    return .init(
      label: words[.pagesOfSection], previous: neighbour(words[.previous], by: -1),
      next: neighbour(words[.next], by: 1))
  }
}
