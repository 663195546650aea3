public import Entities
internal import Synchronization

/// The instant a build happens at: one for the whole build, so that the same input gives the same output.
public struct BuildClock: Sendable {
  /// The instant, for those who choose content by it and show nothing of it.
  public let instant: DateStamp
  private let use = Use()

  /// The instant. Who asks makes what is built depend on it.
  public var now: DateStamp {
    use.isAsked.store(true, ordering: .relaxed)
    return instant
  }

  /// Whether anybody asked for more than the year.
  public var isAsked: Bool { use.isAsked.load(ordering: .relaxed) }

  private final class Use: Sendable {
    let isAsked = Atomic(false)
  }

  /// The year.
  public var year: Int { instant.year }

  /// Stops the clock at `now`.
  public init(now: DateStamp) {
    instant = now
  }

  /// Reads the instant from `SOURCE_DATE_EPOCH` (seconds since 1970), the convention of reproducible builds; nothing where
  /// it is none of the years 0 to 9999.
  public init?(environment: [String: String]) {
    guard let seconds = environment["SOURCE_DATE_EPOCH"].flatMap(Int.init),
      DateStamp.instants.contains(seconds)
    else { return nil }
    self.init(now: DateStamp(secondsSince1970: seconds))
  }
}
