import Prose
import Routing
import Viper

/// Tells what the home page, an article or a page below others is; of all else nothing is told.
struct FactsPresenter: Presenter {
  func present(_ response: FactsFragment.Request, router: FrameRouter) -> FactsFragment.ViewModel {
    guard let url = router.canonical else { return .init(site: nil, article: nil, trail: []) }
    return .init(
      site: router.isHome
        ? .init(
          name: response.siteTitle, url: url, description: response.description, language: response.language)
        : nil,
      article: response.article.map {
        .init(
          headline: response.title ?? response.siteTitle, url: url, description: response.description,
          published: $0.published.internetText, updated: $0.updated?.internetText, author: $0.author,
          keywords: $0.tags,
          image: router.address(of: response.image, namedIn: response.file), language: response.language)
      },
      trail: trail(of: response, to: url, router))
  }

  private func trail(
    of response: FactsFragment.Request, to url: String, _ router: FrameRouter
  ) -> [FactsFragment.ViewModel.Step] {
    guard !response.trail.isEmpty, let title = response.title, let home = router.address(of: .home) else {
      return []
    }
    let between = response.trail.compactMap { place in
      router.address(of: place.route).map { FactsFragment.ViewModel.Step(name: place.title, url: $0) }
    }
    return [.init(name: response.siteTitle, url: home)] + between + [.init(name: title, url: url)]
  }
}
