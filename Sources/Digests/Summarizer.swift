internal import Synchronization

/// Sums up values of one type, which many pages may have.
///
/// To encode a value costs far more than what it holds, most of it inside the standard library's containers: the responses of a
/// site of 1,000 articles took 200 million instructions, 8 percent of its build. So many values are added where they lie in
/// memory, which takes 58. To find out how they lie takes as long as to encode about 60 of them.
public final class Summarizer<Value: Encodable & Sendable>: Sendable {
  /// From how many values on the memory is read.
  static var manyCount: Int { 64 }

  private let isForMany = Atomic(false)
  private let plan = AtomicLazyReference<Plan>()

  private final class Plan: Sendable {
    let stored = StoredPlan(of: Value.self)
  }

  /// Sums up few values, until it is told of many.
  public init() {}

  /// Says how many values there are. By few and by many the summaries of a value are others: they are compared with those of
  /// another time, when there may have been fewer.
  public func expect(_ count: Int) {
    if count >= Self.manyCount { isForMany.store(true, ordering: .relaxed) }
  }

  /// Sums up a value. Throws what its `encode(to:)` throws.
  public func summary(of value: Value) throws -> Summary {
    guard isForMany.load(ordering: .relaxed) else { return try Summary(encoding: value) }
    let plan = plan.load() ?? plan.storeIfNil(Plan())
    let mixer = SharedMixer()
    try withUnsafePointer(to: value) { try plan.stored.add(UnsafeRawPointer($0), to: mixer) }
    return Summary(mixer)
  }
}
