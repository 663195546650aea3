internal import Synchronization

/// What is remembered of a build.
struct PastBuild: Sendable {
  /// Which one it was, counted from 1.
  let number: Int
  /// How long it took.
  let duration: Duration
  /// The files that led to it, ordered; nothing for all.
  let changed: [String]?
}

/// The last builds.
final class BuildLog: Sendable {
  private static let limit = 20

  private let state = Mutex((last: 0, records: [PastBuild]()))

  /// The builds that are remembered, latest first.
  var records: [PastBuild] { state.withLock(\.records) }

  /// Remembers a build.
  func add(_ duration: Duration, changed: Set<String>?) {
    state.withLock { state in
      state.last += 1
      state.records.insert(
        PastBuild(number: state.last, duration: duration, changed: changed?.sorted()), at: 0)
      state.records = Array(state.records.prefix(Self.limit))
    }
  }
}
