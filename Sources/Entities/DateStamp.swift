/// A day of the Gregorian calendar, with a time of day where the content gives one: RFC 3339, or its date alone.
public struct DateStamp: ParsedText, BitwiseCopyable {
  // Each entry of a site holds several, so they are no larger than they have to be.
  private let years: Int16
  private let months: UInt8
  private let days: UInt8
  private let seconds: Int32
  private let offset: Int32

  /// The year, from 1 to 9999.
  public var year: Int { Int(years) }
  /// The month, from 1 to 12.
  public var month: Int { Int(months) }
  /// The day of the month, from 1.
  public var day: Int { Int(days) }
  /// Seconds since midnight, from 0; 0 where only a day is given.
  public var secondOfDay: Int { Int(seconds) }
  /// Seconds by which local time is ahead of UTC.
  public var secondsFromUTC: Int { Int(offset) }

  /// RFC 3339, or its date alone.
  public static let expectation = "a date such as 2026-01-31 or 2026-01-31T09:30:00Z"
  /// The last day of a January.
  public static let example = DateStamp(year: 2026, month: 1, day: 31)

  private init(year: Int, month: Int, day: Int, secondOfDay: Int = 0, secondsFromUTC: Int = 0) {
    years = Int16(year)
    months = UInt8(month)
    days = UInt8(day)
    seconds = Int32(secondOfDay)
    offset = Int32(secondsFromUTC)
  }

  /// Reads `2026-01-31`, `2026-01-31T09:30Z` or `2026-01-31 09:30:00.25+02:00`; days that do not exist are refused, as is the year 0, which neither HTML nor feeds know.
  public init?(_ text: String) {
    var scanner = Scanner(rest: Substring(text).utf8)
    guard let year = scanner.number(digits: 4), year > 0, scanner.skip("-"),
      let month = scanner.number(digits: 2), (1...12).contains(month), scanner.skip("-"),
      let day = scanner.number(digits: 2), (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    var secondOfDay = 0
    var offset = 0
    if !scanner.isAtEnd {
      guard scanner.skip("T") || scanner.skip("t") || scanner.skip(" "),
        let time = scanner.timeOfDay(), let zone = scanner.zone(), scanner.isAtEnd
      else { return nil }
      secondOfDay = time
      offset = zone
    }
    self.init(year: year, month: month, day: day, secondOfDay: secondOfDay, secondsFromUTC: offset)
  }

  /// The instants of the years 1 to 9999 in UTC, in seconds since 1970-01-01T00:00:00Z.
  public static let instants = -62_135_596_800...253_402_300_799

  /// The day in UTC at `seconds` since 1970-01-01T00:00:00Z, one of `instants`; the first or the last of them instead of one
  /// that lies outside.
  public init(secondsSince1970 seconds: Int) {
    let seconds = max(Self.instants.lowerBound, min(seconds, Self.instants.upperBound))
    // Days are counted from 0000-03-01, so that a leap day ends its year.
    let days = Self.floorDivide(seconds, by: 86_400)
    let shifted = days + 719_468
    let era = Self.floorDivide(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * monthFromMarch + 2) / 5 + 1, secondOfDay: seconds - days * 86_400)
  }

  /// Seconds since 1970-01-01T00:00:00Z.
  public var secondsSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = Self.floorDivide(shiftedYear, by: 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return (era * 146_097 + dayOfEra - 719_468) * 86_400 + secondOfDay - secondsFromUTC
  }

  /// The day as `2026-01-31`, for permalinks and `datetime` attributes.
  public var dayText: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  /// The day, and the time where there is one, in RFC 3339.
  public var description: String {
    guard secondOfDay != 0 || secondsFromUTC != 0 else { return dayText }
    let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60]
      .map { Self.padded($0, to: 2) }.joined(separator: ":")
    let minutes = abs(secondsFromUTC) / 60
    let zone =
      secondsFromUTC == 0
      ? "Z"
      : "\(secondsFromUTC < 0 ? "-" : "+")\(Self.padded(minutes / 60, to: 2)):\(Self.padded(minutes % 60, to: 2))"
    return "\(dayText)T\(time)\(zone)"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func floorDivide(_ number: Int, by divisor: Int) -> Int {
    number >= 0 ? number / divisor : (number - divisor + 1) / divisor
  }
}

extension DateStamp: Comparable {
  /// Orders by the instant.
  public static func < (left: DateStamp, right: DateStamp) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

/// Reads the parts of RFC 3339 one after the other.
private struct Scanner {
  var rest: Substring.UTF8View

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    return value
  }

  /// `09:30`, with seconds and a fraction where given; the fraction is dropped.
  mutating func timeOfDay() -> Int? {
    guard let hour = number(digits: 2), hour < 24, skip(":"), let minute = number(digits: 2), minute < 60
    else { return nil }
    var second = 0
    if skip(":") {
      guard let given = number(digits: 2), given < 60 else { return nil }
      second = given
      if skip(".") {
        guard number(digits: 1) != nil else { return nil }
        while number(digits: 1) != nil {}
      }
    }
    return hour * 3600 + minute * 60 + second
  }

  /// `Z`, `+02:00` or nothing, which means UTC.
  mutating func zone() -> Int? {
    if isAtEnd { return 0 }
    _ = skip(" ")
    if skip("Z") || skip("z") { return 0 }
    let sign = skip("-") ? -1 : skip("+") ? 1 : 0
    guard sign != 0, let hours = number(digits: 2), hours < 24 else { return nil }
    _ = skip(":")
    guard let minutes = number(digits: 2), minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}
