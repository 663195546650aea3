/// An address that an entity had before: its page leads on from there.
public struct Alias: Hashable, Sendable {
  /// The path from the root of the site, decoded, such as `/old/name/`.
  public let path: String
  /// The place that names it.
  public let source: ContentSource

  /// Names an address.
  public init(_ path: String, source: ContentSource) {
    self.path = path
    self.source = source
  }
}
