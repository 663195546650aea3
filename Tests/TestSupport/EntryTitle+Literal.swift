public import Prose

/// A title of no file, for responses made by hand.
extension EntryTitle: ExpressibleByStringLiteral {
  /// Takes the title.
  public init(stringLiteral title: String) {
    self.init(title, of: "")
  }
}
