public import Diagnostics

/// What an import wrote, and what it could not turn.
public struct ImportReport: Sendable {
  /// How many pages and articles were written, and lists of folders among them.
  public let pageCount: Int
  /// How many other files were copied.
  public let fileCount: Int
  /// How many collections the settings name.
  public let collectionCount: Int
  /// What an author has to look at, ordered by place.
  public let diagnostics: [Diagnostic]
}

/// Why an import wrote nothing.
public enum ImportRefusal: Error, Hashable {
  /// The folder holds no site of the peer; what was looked for.
  case noSite(lookedFor: [String])
  /// Files that are there already, by their paths from the root of the new site.
  case taken([String])
}
