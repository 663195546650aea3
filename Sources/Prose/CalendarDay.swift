/// A day of the Gregorian calendar, as responses carry it.
public struct CalendarDay: Hashable, Encodable, Sendable {
  /// The year.
  public let year: Int
  /// The month, from 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Names a day.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The year with four digits, for permalinks.
  public var yearText: String { padded(year, to: 4) }
  /// The month with two digits, for permalinks.
  public var monthText: String { padded(month, to: 2) }
  /// The day of the month with two digits, for permalinks.
  public var dayText: String { padded(day, to: 2) }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
