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
  let pager: Fragment<PagerFragment.Request>

  func present(_ response: TextPage.Response, router: TextRouter) -> TextPage.ViewModel {
    let body = MarkdownDocument(response.body)
    let section = response.section.count > 1 ? response.section : []
    return TextPage.ViewModel(
      frame: frame.viewModel(
        for: .init(
          title: response.title, description: response.description, trail: trail(of: response, router)),
        from: router.ways),
      title: response.title,
      description: response.description,
      body: prose.text(body, from: router.ways),
      contents: Contents(of: body),
      section: viewModel(of: section, position: response.position, router),
      pager: pager.html(for: neighbours(in: section, of: response.position), from: router.ways))
  }

  /// The page of the folder, unless the document is that page.
  private func trail(of response: TextPage.Response, _ router: TextRouter) -> [FrameFragment.Place] {
    guard let first = response.section.first, first.isIndex, response.position != 0 else { return [] }
    return [.init(title: first.title, route: router.route(to: first.path))]
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
      label: "Pages of this section", previous: neighbour("Previous", by: -1), next: neighbour("Next", by: 1))
  }
}
