public import Diagnostics

/// Something that is wrong, and the pages that show it.
public struct PreviewFault: Hashable, Sendable {
  /// The pages that are not shown as their sources are now.
  public enum Reach: Hashable, Sendable {
    /// All of them: nothing is built until it is mended.
    case site
    /// Those at some output paths.
    case pages(Set<String>)
  }

  /// What is wrong.
  public let diagnostic: Diagnostic
  /// Where it shows.
  public let reach: Reach

  /// Describes a fault.
  public init(_ diagnostic: Diagnostic, reach: Reach) {
    self.diagnostic = diagnostic
    self.reach = reach
  }

  /// Whether it shows on the page at an output path.
  func shows(on path: String) -> Bool {
    switch reach {
    case .site: true
    case .pages(let paths): paths.contains(path)
    }
  }
}
