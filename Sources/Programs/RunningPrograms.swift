internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The programs that run now. Each is in a session of its own, where a signal that ends this process does not reach it: they are
/// ended first.
enum RunningPrograms {
  private struct State {
    /// The leaders of the groups of processes, each by a number; nothing of one that is being started.
    var leaders: [Int: pid_t?] = [:]
    var count = 0
    /// The signal that ends this process as soon as no program is being started.
    var signal: Int32?

    func endIfAsked() {
      guard let signal, !leaders.values.contains(nil) else { return }
      for case let leader? in leaders.values { kill(-leader, SIGKILL) }
      EndSignals.end(by: signal)
    }
  }

  private static let state = Mutex(State())

  private static let signals = EndSignals { number in
    state.withLock { state in
      state.signal = number
      state.endIfAsked()
    }
  }

  /// Says that a program is about to be started, and gives it a number; nothing where none may be started any more.
  static func enter() -> Int? {
    _ = signals
    return state.withLock { state in
      guard state.signal == nil else { return nil }
      state.count += 1
      state.leaders[state.count] = .some(nil)
      return state.count
    }
  }

  /// Says which process leads what a program starts.
  static func name(_ number: Int, leader: pid_t) {
    state.withLock { state in
      state.leaders[number] = leader
      state.endIfAsked()
    }
  }

  /// Says that a program has come to its end, or could not be started.
  static func leave(_ number: Int) {
    state.withLock { state in
      state.leaders[number] = nil
      state.endIfAsked()
    }
  }
}
