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

  /// A value of `SOURCE_DATE_EPOCH` that is no instant.
  public struct MalformedEpoch: Error, CustomStringConvertible {
    let value: String

    /// Names the variable and says what it has to be.
    public var description: String {
      "SOURCE_DATE_EPOCH is '\(value)', and not a number of seconds since 1970 in the years 1 to 9999"
    }
  }

  /// Reads the instant from `SOURCE_DATE_EPOCH` (seconds since 1970), the convention of reproducible builds; nothing where it is
  /// empty or not set. Throws where it is none of the years 1 to 9999.
  public init?(environment: [String: String]) throws(MalformedEpoch) {
    guard let value = environment["SOURCE_DATE_EPOCH"], !value.isEmpty else { return nil }
    guard let seconds = Int(value), DateStamp.instants.contains(seconds) else {
      throw MalformedEpoch(value: value)
    }
    self.init(now: DateStamp(secondsSince1970: seconds))
  }
}
