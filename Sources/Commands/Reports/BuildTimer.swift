internal import Files
internal import Site
internal import Synchronization
internal import Viper

/// Takes the time of a build for `--timings`, and hands on what it is told.
final class BuildTimer: BuildDelegate {
  private struct Stage {
    let name: String
    let duration: Duration
    let processorTime: Duration
  }

  private struct State {
    var stages: [Stage] = []
    var pages = PageTimes()
    var start = ContinuousClock.now
    var processorStart = ResourceUsage().processorTime
  }

  private let next: any BuildDelegate
  private let state = Mutex(State())

  /// Starts to take the time.
  init(for next: any BuildDelegate) {
    self.next = next
  }

  var timesPages: Bool { true }

  var asksForReasons: Bool { next.asksForReasons }

  func buildDidPlan(pageCount: Int) { next.buildDidPlan(pageCount: pageCount) }

  func buildDidRender(pageCount: Int) { next.buildDidRender(pageCount: pageCount) }

  func buildDidExplain(_ reasons: RebuildReasons) { next.buildDidExplain(reasons) }

  func buildDidTime(_ pages: PageTimes) {
    state.withLock { $0.pages = pages }
    next.buildDidTime(pages)
  }

  func buildDidFinish(_ stage: BuildStage) {
    state.withLock { state in
      let now = ContinuousClock.now
      let processorNow = ResourceUsage().processorTime
      state.stages.append(
        Stage(
          name: stage.rawValue, duration: state.start.duration(to: now),
          processorTime: processorNow - state.processorStart))
      state.start = now
      state.processorStart = processorNow
    }
    next.buildDidFinish(stage)
  }

  /// What is told: a line a stage with its time and that of the processors, below `render` a line a step over all pages, the
  /// slowest pages, and the most memory that was held.
  var text: String {
    let state = state.withLock { $0 }
    var lines = ["stage            wall  processors"]
    for stage in state.stages {
      lines.append(Self.line(stage.name, stage.duration, stage.processorTime))
      guard stage.name == BuildStage.render.rawValue else { continue }
      for (step, duration) in zip(Laps.Step.allCases, state.pages.laps.durations) {
        lines.append(Self.line("  \(step)", nil, duration))
      }
    }
    if !state.pages.slowest.isEmpty { lines.append("slowest pages") }
    lines += state.pages.slowest.map { "  \(Self.milliseconds($0.duration))  \($0.path)" }
    lines.append("peak memory \(ResourceUsage().peakMemory / 1_048_576) MB")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ name: String, _ wall: Duration?, _ processors: Duration) -> String {
    let space = String(repeating: " ", count: max(1, 10 - name.count))
    let blank = String(repeating: " ", count: 11)
    return "\(name)\(space)\(wall.map(milliseconds) ?? blank) \(milliseconds(processors))"
  }

  /// Milliseconds with one decimal, in eleven columns.
  private static func milliseconds(_ duration: Duration) -> String {
    let tenths = Int(duration / .microseconds(100))
    let text = "\(tenths / 10).\(tenths % 10) ms"
    return String(repeating: " ", count: max(0, 11 - text.count)) + text
  }
}
