public import Prose

/// What the author of an entry says of it, for responses made by hand.
extension EntrySummary: ExpressibleByStringLiteral {
  /// Takes what is said.
  public init(stringLiteral words: String) {
    self.init(words)
  }
}
