/// How a site wants its images to be published.
public struct ImageSettings: Hashable, Sendable {
  /// The widths in pixels that larger images are published in as well, the least first; none where nobody asks.
  public let widths: [Int]
  /// How wide images are shown, as in the attribute `sizes` of HTML: browsers choose among the widths by it.
  public let sizes: String
  /// The place in `site.json` that asks for widths.
  public let source: ContentSource?

  /// Makes settings; what is not said suits the theme.
  public init(
    widths: [Int] = [], sizes: String = "(min-width: 48rem) 44rem, 100vw", source: ContentSource? = nil
  ) {
    self.widths = Set(widths).sorted()
    self.sizes = sizes
    self.source = source
  }
}
