package import Routing
internal import Synchronization

/// What is worked out for the first page that asks and kept for the others of the same site, without a lock.
package final class OncePerSite<Value: Sendable>: Sendable {
  private final class Known: Sendable {
    let ways: Ways
    let value: Value

    init(ways: Ways, value: Value) {
      self.ways = ways
      self.value = value
    }
  }

  private let known = AtomicLazyReference<Known>()

  /// Waits for the first page.
  package init() {}

  /// The value for the site in which the ways lead. `make` gets ways that start on no page; tasks that ask at the same
  /// time may both make the value, and one of the two is kept. A second site gets its own each time.
  package func value(for ways: Ways, _ make: (Ways) -> Value) -> Value {
    if let known = known.load(), known.ways.leadThroughSameSite(as: ways) { return known.value }
    let start = ways.fromNoPage
    let made = Known(ways: start, value: make(start))
    let kept = known.storeIfNil(made)
    return kept.ways.leadThroughSameSite(as: ways) ? kept.value : made.value
  }
}
