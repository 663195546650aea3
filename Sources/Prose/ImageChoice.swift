internal import Routing

/// The widths in which an image is there, among which browsers choose (HTML §4.8.4.2.1).
public struct ImageChoice: Hashable, Codable, Sendable {
  /// One of them.
  struct Candidate: Hashable, Codable {
    let link: Link
    /// In pixels.
    let width: String

    init(_ link: Link, width: Int) {
      self.link = link.amongOthers
      self.width = String(width)
    }
  }

  /// The narrowest.
  let first: Candidate
  /// The others, the image itself at the end.
  let others: [Candidate]
  /// How wide the image is shown.
  let sizes: String

  /// Takes what there is, the narrowest first; nothing where that is nothing.
  init?(candidates: [Candidate], sizes: String) {
    guard let first = candidates.first else { return nil }
    self.first = first
    others = Array(candidates.dropFirst())
    self.sizes = sizes
  }

  /// The value of `srcset`.
  var sourceSet: String { ([first] + others).map { "\($0.link.href) \($0.width)w" }.joined(separator: ", ") }
}
