import Fragments
import Routing

/// The page a server shows where there is none: `404.html`.
public enum NotFoundPage {
  /// There is one such page.
  struct Request: Hashable, Encodable {}

  /// What the visitor sees.
  struct ViewModel: Equatable, Codable {
    let frame: FrameFragment.ViewModel
    let title: String
    let message: String
    let home: Link
  }
}
