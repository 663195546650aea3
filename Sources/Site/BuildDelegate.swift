/// A part of the way from the content to the output folder.
public enum BuildStage: String, CaseIterable, Sendable {
  /// Reading the content.
  case load
  /// Compiling templates, and planning all pages.
  case plan
  /// Making and checking pages, several at a time.
  case render
  /// Checking what only all pages together show.
  case links
  /// Moving everything to its place.
  case publish
  /// Keeping what the next build can go by.
  case record
}

/// Is told what a build did. The command line's progress is one.
public protocol BuildDelegate: Sendable {
  /// Whether it wants to know how long pages take, which has a price.
  var timesPages: Bool { get }
  /// Whether it wants to know why pages are made.
  var asksForReasons: Bool { get }
  /// All pages are planned.
  func buildDidPlan(pageCount: Int)
  /// Some more pages are rendered and validated. Told from several tasks at a time.
  func buildDidRender(pageCount: Int)
  /// A stage has come to its end, and the next one starts.
  func buildDidFinish(_ stage: BuildStage)
  /// All pages are rendered, and took so long.
  func buildDidTime(_ pages: PageTimes)
  /// All pages are rendered, or there was nothing to do, for these reasons.
  func buildDidExplain(_ reasons: RebuildReasons)
}

extension BuildDelegate {
  /// It does not.
  public var timesPages: Bool { false }

  /// It does not.
  public var asksForReasons: Bool { false }

  /// Does nothing.
  public func buildDidFinish(_ stage: BuildStage) {}

  /// Does nothing.
  public func buildDidTime(_ pages: PageTimes) {}

  /// Does nothing.
  public func buildDidExplain(_ reasons: RebuildReasons) {}
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
