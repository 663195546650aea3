internal import Synchronization

/// Gives out numbers to tasks, each number once.
final class Cursor: Sendable {
  private let position = Atomic(0)

  /// The next `count` numbers below `total`, or what is left of them.
  func take(_ count: Int, of total: Int) -> Range<Int>? {
    let start = position.add(count, ordering: .relaxed).oldValue
    return start < total ? start..<min(start + count, total) : nil
  }
}
