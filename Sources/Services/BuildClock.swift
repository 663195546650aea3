public import Entities

/// The instant a build happens at: one for the whole build, so that the same input gives the same output.
public struct BuildClock: Sendable {
  /// The instant.
  public let now: DateStamp

  /// The year.
  public var year: Int { now.year }

  /// Stops the clock at `now`.
  public init(now: DateStamp) {
    self.now = now
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
