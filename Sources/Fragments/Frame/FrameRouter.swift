import Routing
import Viper

/// From everywhere, a way leads home.
struct FrameRouter: Wayfinder {
  var ways: Ways

  var home: Link { ways.home }

  /// The feeds of a list, those that there are.
  func feeds(of list: Route) -> [(format: FeedFormat, link: Link)] {
    FeedFormat.allCases.compactMap { format in
      ways.link(to: .feed(format, of: list)).map { (format, $0) }
    }
  }

  /// The page's own absolute URL; the page for missing pages has none, as it is shown in many places.
  var canonical: String? { ways.here?.route == .notFound ? nil : ways.canonical }
}
