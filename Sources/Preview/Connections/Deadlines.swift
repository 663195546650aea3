internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// When each connection has to have done what it is about; one that has not is shut down, so that slow clients keep nothing.
final class Deadlines: Sendable {
  /// A connection, by its descriptor.
  typealias Descriptor = Int32

  private let instants = Mutex<[Descriptor: ContinuousClock.Instant]>([:])

  /// How many connections there are.
  var count: Int { instants.withLock(\.count) }

  /// Gives a connection some time from now on.
  func give(_ duration: Duration, to descriptor: Descriptor) {
    let instant = ContinuousClock.now + duration
    instants.withLock { $0[descriptor] = instant }
  }

  /// Forgets a connection and closes it. Both in one step: the next connection may get the same descriptor.
  func close(_ descriptor: Descriptor) {
    instants.withLock { instants in
      instants[descriptor] = nil
      systemClose(descriptor)
    }
  }

  /// Shuts down what is over time at an instant, or all; who waits for such a connection wakes up at its end.
  func enforce(at now: ContinuousClock.Instant?) {
    instants.withLock { instants in
      for (descriptor, instant) in instants where now.map({ instant < $0 }) ?? true {
        shutdown(descriptor, Int32(SHUT_RDWR))
      }
    }
  }
}

/// The system's `close`, where a method has the same name.
private func systemClose(_ descriptor: Int32) { close(descriptor) }
