internal import ArgumentParser
internal import Entities
internal import Services

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The instant at which a command works.
struct ClockOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The instant of the build. (default: SOURCE_DATE_EPOCH, else now)", valueName: "date"),
    transform: Arguments.date)
  var clock: DateStamp?

  /// The clock that is asked for, else that of `SOURCE_DATE_EPOCH`, else that of the machine; throws where the variable says it
  /// wrongly.
  var buildClock: BuildClock {
    get throws {
      if let clock { return BuildClock(now: clock) }
      do throws(BuildClock.MalformedEpoch) {
        return try BuildClock(environment: ProcessInfo.processInfo.environment)
          ?? BuildClock(now: DateStamp(secondsSince1970: Int(Date.now.timeIntervalSince1970)))
      } catch {
        throw ValidationError("\(error)")
      }
    }
  }
}
