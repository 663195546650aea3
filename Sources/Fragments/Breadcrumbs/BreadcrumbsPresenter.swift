import Prose
import Routing
import Viper

/// Puts the home page first and gives each page its link; folders without a page are passed over.
struct BreadcrumbsPresenter: Presenter {
  let words: Words

  func present(
    _ response: BreadcrumbsFragment.Request, router: BreadcrumbsRouter
  ) -> BreadcrumbsFragment.ViewModel {
    let entries = response.trail.compactMap { step in
      router.link(to: step.route).map { BreadcrumbsFragment.ViewModel.Entry(title: step.title, link: $0) }
    }
    if entries.isEmpty { return .init(trail: nil) }
    return .init(
      trail: .init(
        label: words[.breadcrumbs], entries: [.init(title: words[.home], link: router.home)] + entries))
  }
}
