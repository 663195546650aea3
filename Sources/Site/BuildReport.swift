public import Diagnostics

/// What came of a build.
public struct BuildReport: Sendable {
  /// Everything found wrong, ordered by place, each fault once; what the baseline knows is apart.
  public let found: Baseline.Comparison
  /// How many pages are planned.
  public let pageCount: Int
  /// What was done to the output folder; nothing if the site is not published.
  public let changes: OutputChanges?

  /// What is told: everything found wrong that the baseline does not know.
  public var diagnostics: [Diagnostic] { found.new }
}

/// What was done to the output folder.
public struct OutputChanges: Equatable, Sendable {
  /// How many files were written.
  public var written = 0
  /// How many files were as they should be and left alone.
  public var unchanged = 0
  /// How many files of pages that are gone were removed.
  public var removed = 0
}
