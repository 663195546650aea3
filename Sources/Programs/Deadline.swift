internal import Synchronization

/// Ends a program that takes too long. Its time begins when the program does: who waits for a processor loses none.
final class Deadline: Sendable {
  private struct State {
    var watch: Task<Void, Never>?
    var hasPassed = false
  }

  private let state = Mutex(State())

  /// Begins to wait; after so many seconds `end` is called, unless it is stopped before.
  func start(seconds: Int, end: @escaping @Sendable () -> Void) {
    let watch = Task {
      guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
      state.withLock { $0.hasPassed = true }
      end()
    }
    state.withLock { $0.watch = watch }
  }

  /// Waits no longer.
  func stop() {
    state.withLock { $0.watch?.cancel() }
  }

  /// Whether the time was over before it was stopped.
  var hasPassed: Bool { state.withLock { $0.hasPassed } }
}
