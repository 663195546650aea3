/// A clock that is read between the steps of a page's way, if anybody wants to know how long each takes.
public struct Laps: Sendable {
  /// A step of a page's way.
  public enum Step: Int, CaseIterable, Sendable {
    /// Asking the interactor.
    case interactor
    /// Making the view model.
    case presenter
    /// Showing it, and so filling the template and writing its Markdown.
    case view
    /// Checking the page.
    case check
    /// Writing it, or finding that it is there already.
    case write
  }

  /// How long each step took so far, in the order of `Step.allCases`; all zero if nobody wants to know.
  public private(set) var durations = Step.allCases.map { _ in Duration.zero }
  private var last: ContinuousClock.Instant?

  /// Makes a clock that runs, or one that does nothing.
  public init(isRunning: Bool = false) {
    if isRunning { last = .now }
  }

  /// How long all steps took so far.
  public var total: Duration { durations.reduce(.zero, +) }

  /// What has passed since the last step belongs to none.
  public mutating func skip() {
    if last != nil { last = .now }
  }

  /// What has passed since the last step belongs to this one.
  public mutating func end(_ step: Step) {
    guard let start = last else { return }
    let now = ContinuousClock.now
    durations[step.rawValue] += start.duration(to: now)
    last = now
  }

  /// Adds what another clock counted.
  public mutating func add(_ other: Laps) {
    for step in durations.indices { durations[step] += other.durations[step] }
  }
}
