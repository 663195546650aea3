internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The signals that would end this process, taken instead: those of the keyboard, of other programs, and of a terminal that closes.
package final class EndSignals: Sendable {
  // Dispatch's sources may be used from any thread, but do not say so to the compiler. They are only cancelled once they are made.
  private nonisolated(unsafe) let sources: [any DispatchSourceSignal]

  /// Takes them from now on, and does something with the number of each. One that is ignored already stays so: who started this
  /// process wants it, as `nohup` does, or another part of it takes the signal.
  package init(_ act: @escaping @Sendable (Int32) -> Void) {
    let queue = DispatchQueue(label: "vipera.signals")
    sources = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      // Without this, the signal itself would end the process.
      let before = signal(number, SIG_IGN)
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { return nil }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { act(number) }
      source.resume()
      return source
    }
  }

  /// Takes no more of them, which are ignored from then on.
  package func cancel() {
    for source in sources { source.cancel() }
  }

  /// Ends this process as a signal does that nobody takes.
  static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    // Dispatch's threads take no signals.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }
}
