/// Is told what a build did. The command line's progress is one.
public protocol BuildDelegate: Sendable {
  /// All pages are planned.
  func buildDidPlan(pageCount: Int)
  /// Some more pages are rendered and validated. Told from several tasks at a time.
  func buildDidRender(pageCount: Int)
}

/// A delegate that does not listen.
public struct SilentDelegate: BuildDelegate {
  /// Makes one.
  public init() {}

  /// Does nothing.
  public func buildDidPlan(pageCount: Int) {}

  /// Does nothing.
  public func buildDidRender(pageCount: Int) {}
}
