import Routing
import Viper

/// From everywhere, a way leads home.
struct FrameRouter: Wayfinder {
  var ways: Ways

  var home: Link { ways.home }

  /// A file that the settings name; nothing for one that leads nowhere, which is told already.
  func link(to file: String?, namedIn settings: String) -> Link? {
    file.flatMap { try? ways.resolve($0, from: settings).get() }
  }

  /// The first of some files at the root of the site that is there.
  func file(amongThoseOf names: [String]) -> Link? {
    names.lazy.compactMap { ways.file(at: $0) }.first
  }

  /// The absolute URL of such a file.
  func address(of file: String?, namedIn settings: String) -> String? {
    file.flatMap { try? ways.absolute().resolve($0, from: settings).get().href }
  }

  /// The absolute URL of a page.
  func address(of route: Route) -> String? { ways.address(of: route) }

  /// The page that searches the site, where there is one.
  var search: Link? { ways.link(to: .search) }

  /// Whether the page is the first of the site.
  var isHome: Bool { ways.here?.route == .home }

  /// The page in all languages that have it.
  var translations: [Translation] { ways.translations }

  /// The feeds of a list, those that there are.
  func feeds(of list: Route) -> [(format: FeedFormat, link: Link)] { ways.feeds(of: list) }

  /// The page's own absolute URL; the page for missing pages has none, as it is shown in many places.
  var canonical: String? { ways.here?.route == .notFound ? nil : ways.canonical }
}
