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

  /// The day as machines read it: `2026-11-21`.
  public var machineText: String {
    guard (0...9999).contains(year), (0...99).contains(month), (0...99).contains(day) else {
      return "\(yearText)-\(monthText)-\(dayText)"
    }
    return String(unsafeUninitializedCapacity: 10) { text in
      let digits = year * 10_000 + month * 100 + day
      var divisor = 10_000_000
      for place in 0..<10 {
        if place == 4 || place == 7 {
          text[place] = UInt8(ascii: "-")
        } else {
          text[place] = UInt8(ascii: "0") + UInt8(digits / divisor % 10)
          divisor /= 10
        }
      }
      return 10
    }
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
