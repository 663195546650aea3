internal import Site
internal import Synchronization

/// Counts rendered pages on a terminal, in one line that is cleared at the end.
final class Progress: BuildDelegate {
  private let counts = Mutex((done: 0, total: 0))
  private let terminal: Terminal

  /// Speaks to `terminal` if somebody is watching.
  init?(on terminal: Terminal) {
    guard terminal.isInteractive else { return nil }
    self.terminal = terminal
  }

  func buildDidPlan(pageCount: Int) {
    counts.withLock { $0.total = pageCount }
  }

  func buildDidRender(pageCount: Int) {
    counts.withLock { counts in
      counts.done += pageCount
      terminal.write("\r\(counts.done) of \(counts.total) pages")
    }
  }

  func clear() {
    terminal.write("\r\u{1B}[K")
  }
}
