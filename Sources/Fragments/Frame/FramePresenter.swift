import Prose
import Routing
import Viper

/// Puts a page's title before the site's and its menus around it.
struct FramePresenter: Presenter {
  /// The names under which browsers and their makers look for these files.
  private static let icons = ["/icon.svg", "/favicon.svg", "/icon.png", "/favicon.png", "/favicon.ico"]
  private static let manifests = ["/site.webmanifest", "/manifest.webmanifest"]

  let navigation: Fragment<NavigationFragment.Request>
  let facts: Fragment<FactsFragment.Request>
  let words: Words
  private let ofSite = OncePerSite<OfSite>()

  /// What is the same on all pages.
  private struct OfSite: Sendable {
    let icon: Link?
    let touchIcon: Link?
    let manifest: Link?
    let feeds: [FrameFragment.ViewModel.Feed]
  }

  init(
    navigation: Fragment<NavigationFragment.Request>, facts: Fragment<FactsFragment.Request>, words: Words
  ) {
    self.navigation = navigation
    self.facts = facts
    self.words = words
  }

  func present(_ response: FrameFragment.Response, router: FrameRouter) -> FrameFragment.ViewModel {
    let ofSite = ofSite.value(for: router.ways) { self.ofSite(response, FrameRouter(ways: $0)) }
    return FrameFragment.ViewModel(
      language: response.language,
      direction: response.isRightToLeft ? "rtl" : nil,
      siteTitle: response.siteTitle,
      title: response.title.map { "\($0) – \(response.siteTitle)" } ?? response.siteTitle,
      description: response.description,
      canonical: router.canonical,
      translations: translations(of: response, router),
      feeds: ofSite.feeds + feeds(of: response, router),
      card: router.canonical.map { card(of: response, at: $0, router) },
      facts: facts.html(for: response, from: router.ways),
      icon: ofSite.icon,
      touchIcon: ofSite.touchIcon,
      manifest: ofSite.manifest,
      themeColor: response.themeColor,
      search: router.search,
      home: router.home,
      navigation: navigation.html(for: .main, from: router.ways),
      footer: navigation.html(for: .footer, from: router.ways),
      author: response.author.map { .init(name: $0, url: response.authorURL) },
      year: String(response.year))
  }

  private func ofSite(_ response: FrameFragment.Response, _ router: FrameRouter) -> OfSite {
    OfSite(
      icon: router.link(to: response.icon, namedIn: response.file) ?? router.file(amongThoseOf: Self.icons),
      touchIcon: router.file(amongThoseOf: ["/apple-touch-icon.png"]),
      manifest: router.link(to: response.manifest, namedIn: response.file)
        ?? router.file(amongThoseOf: Self.manifests),
      feeds: router.feeds(of: .home).map { feed($0, titled: response.siteTitle) })
  }

  private func card(
    of response: FrameFragment.Response, at url: String, _ router: FrameRouter
  ) -> FrameFragment.ViewModel.Card {
    let image = router.address(of: response.image, namedIn: response.file)
    return .init(
      title: response.title ?? response.siteTitle, type: response.article == nil ? "website" : "article",
      url: url, image: image, locale: Self.locale(of: response.language),
      size: image == nil ? "summary" : "summary_large_image")
  }

  /// A language as Open Graph writes it: `pt_BR`.
  private static func locale(of language: String) -> String {
    String(language.map { $0 == "-" ? "_" : $0 })
  }

  /// The page in all languages that have it; nothing where there is only one.
  private func translations(
    of response: FrameFragment.Response, _ router: FrameRouter
  ) -> FrameFragment.ViewModel.Translations? {
    let translations = router.translations
    if translations.isEmpty { return nil }
    return .init(
      label: words[.languages], original: translations.first { $0.language.folder.isEmpty }?.address,
      entries: translations.map {
        .init(
          language: $0.language.tag, locale: Self.locale(of: $0.language.tag), name: $0.language.name,
          link: $0.link, address: $0.address, isCurrent: $0.language.tag == response.language)
      })
  }

  /// The feeds of the page's lists, as far as there are such feeds.
  private func feeds(
    of response: FrameFragment.Response, _ router: FrameRouter
  ) -> [FrameFragment.ViewModel.Feed] {
    response.lists.flatMap { list in
      router.feeds(of: list.route).map { feed($0, titled: "\(list.title) – \(response.siteTitle)") }
    }
  }

  private func feed(
    _ feed: (format: FeedFormat, link: Link), titled title: String
  ) -> FrameFragment.ViewModel.Feed {
    .init(title: title, type: feed.format.mediaType, link: feed.link)
  }
}
