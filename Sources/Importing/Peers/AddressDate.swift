import Entities

/// The parts of a day as they stand in addresses.
enum AddressDate {
  /// The parts that Hugo and Jekyll have the same names for.
  static let tokens: Set<String> = ["year", "month", "day"]

  /// A part by one of those names.
  static func part(_ name: String, of date: DateStamp?) -> String? {
    guard let date else { return nil }
    return switch name {
    case "year": padded(date.year, to: 4)
    case "month": padded(date.month, to: 2)
    case "day": padded(date.day, to: 2)
    default: nil
    }
  }

  /// A number with zeros before it.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
}

extension DateStamp {
  /// The day of the week, from 0 for Sunday.
  var weekday: Int { ((daysSince1970 + 4) % 7 + 7) % 7 }

  /// The day of the year, from 1.
  var dayOfYear: Int { daysSince1970 - Self.days(untilYear: year) + 1 }

  /// The week by ISO 8601, and the year that it belongs to.
  var week: (year: Int, number: Int) {
    let thursday = daysSince1970 - (weekday + 6) % 7 + 3
    let year = DateStamp(secondsSince1970: thursday * 86_400).year
    return (year, (thursday - Self.days(untilYear: year)) / 7 + 1)
  }

  /// The time of day has no part in it.
  private var daysSince1970: Int {
    let seconds = secondsSince1970 + secondsFromUTC - secondOfDay
    return seconds / 86_400
  }

  private static func days(untilYear year: Int) -> Int {
    let first = DateStamp("\(AddressDate.padded(year, to: 4))-01-01")
    return (first?.secondsSince1970 ?? 0) / 86_400
  }
}
