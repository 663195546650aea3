internal import Markup
internal import Prose
internal import Routing

/// A picture with a caption.
enum FigureFragment {
  /// What Markdown says; the body is a caption with markup.
  struct Request: Hashable, Sendable {
    let source: Link?
    let alternative: String
    let width: Int?
    let height: Int?
    /// What its file tells of the picture.
    let image: ImageGauge.Reading?
    let caption: String?
    let body: HTML

    var hasTwoCaptions: Bool { caption != nil && !body.bytes.isEmpty }
  }

  /// The picture as it is shown.
  struct Response: Equatable, Encodable, Sendable {
    let source: Link?
    let alternative: String
    let caption: String?
    let width: Int?
    let height: Int?
    let choice: ImageChoice?
    let body: HTML
  }

  /// A figure.
  struct ViewModel: Equatable, Codable, Sendable {
    let source: Link?
    let alternative: String
    let width: String?
    let height: String?
    let choice: ImageChoice?
    let caption: String?
    let body: HTML?
  }
}
