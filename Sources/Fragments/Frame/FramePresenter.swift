import Routing
import Viper

/// Puts a page's title before the site's and its menus around it.
struct FramePresenter: Presenter {
  let navigation: Fragment<NavigationFragment.Request>

  func present(_ response: FrameFragment.Response, router: FrameRouter) -> FrameFragment.ViewModel {
    FrameFragment.ViewModel(
      language: response.language,
      siteTitle: response.siteTitle,
      title: response.title.map { "\($0) – \(response.siteTitle)" } ?? response.siteTitle,
      description: response.description,
      canonical: router.canonical,
      feeds: feeds(of: response, router),
      home: router.home,
      navigation: navigation.html(for: .main, from: router.ways),
      footer: navigation.html(for: .footer, from: router.ways),
      author: response.author.map { .init(name: $0, url: response.authorURL) },
      year: String(response.year))
  }

  /// The feeds of the site and of the page's lists, as far as there are such feeds.
  private func feeds(
    of response: FrameFragment.Response, _ router: FrameRouter
  ) -> [FrameFragment.ViewModel.Feed] {
    let ofSite = router.feeds(of: .home).map { feed($0, titled: response.siteTitle) }
    return response.lists.reduce(into: ofSite) { feeds, list in
      feeds += router.feeds(of: list.route).map { feed($0, titled: "\(list.title) – \(response.siteTitle)") }
    }
  }

  private func feed(
    _ feed: (format: FeedFormat, link: Link), titled title: String
  ) -> FrameFragment.ViewModel.Feed {
    .init(title: title, type: feed.format.mediaType, link: feed.link)
  }
}
