import Routing
import Viper

/// From everywhere, a way leads home.
struct FrameRouter: Wayfinder {
  var ways: Ways

  var home: Link { ways.home }

  /// The page's own absolute URL; the page for missing pages has none, as it is shown in many places.
  var canonical: String? { ways.here?.route == .notFound ? nil : ways.canonical }
}
