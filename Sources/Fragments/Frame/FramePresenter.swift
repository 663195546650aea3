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
      home: router.home,
      navigation: navigation.html(for: .main, from: router.ways),
      footer: navigation.html(for: .footer, from: router.ways),
      author: response.author.map { .init(name: $0, url: response.authorURL) },
      year: String(response.year))
  }
}
