internal import Routing

/// A film with a caption.
enum VideoFragment {
  /// What Markdown says.
  struct Request: Hashable, Encodable, Sendable {
    let source: Link?
    let poster: Link?
    let captions: Link?
    let title: String
    let caption: String?
  }

  /// A figure with a film in it.
  struct ViewModel: Equatable, Codable, Sendable {
    let source: Link?
    let poster: Link?
    let captions: Link?
    let title: String
    let caption: String?
  }
}
