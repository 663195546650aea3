public import Entities

/// A moment in the time zone it is written in, as responses carry it and as machines read it.
public struct Moment: Hashable, Encodable, Sendable {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

  /// The day, in the zone of the moment.
  public let day: CalendarDay
  /// Days since 1970-01-01, in the zone of the moment.
  private let dayNumber: Int
  private let secondOfDay: Int
  /// Seconds by which local time is ahead of UTC.
  private let secondsFromUTC: Int

  /// Takes the moment of a date in content; one without a time is the start of the day in UTC.
  public init(_ stamp: DateStamp) {
    day = CalendarDay(stamp)
    secondOfDay = stamp.secondOfDay
    secondsFromUTC = stamp.secondsFromUTC
    let local = stamp.secondsSince1970 + stamp.secondsFromUTC
    dayNumber = (local - stamp.secondOfDay) / 86_400
  }

  /// The moment as in RFC 3339: `2026-01-31T09:30:00+02:00`.
  public var internetText: String {
    let zone = secondsFromUTC == 0 ? "Z" : offset(separator: ":")
    return "\(day.machineText)T\(time)\(zone)"
  }

  /// The moment as in RFC 822 with years of four digits (RFC 2822, section 3.3): `Sat, 31 Jan 2026 09:30:00 +0200`.
  public var mailText: String {
    let weekday = Self.weekdays[(dayNumber % 7 + 7) % 7]
    let month = Self.months[max(1, min(day.month, 12)) - 1]
    return "\(weekday), \(day.dayText) \(month) \(day.yearText) \(time) \(offset(separator: ""))"
  }

  private var time: String {
    [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map(Self.twoDigits).joined(separator: ":")
  }

  private func offset(separator: String) -> String {
    let minutes = abs(secondsFromUTC) / 60
    let sign = secondsFromUTC < 0 ? "-" : "+"
    return "\(sign)\(Self.twoDigits(minutes / 60))\(separator)\(Self.twoDigits(minutes % 60))"
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
