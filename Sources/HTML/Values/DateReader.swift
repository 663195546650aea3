/// Reads the parts of dates and times, and keeps the first thing that is wrong with them.
///
/// A part that cannot be read, or is out of its range, makes a fault and ends the reading: the functions answer `false`.
/// What can be but hardly is meant, a year of five digits, is a doubt, and the reading goes on.
struct DateReader {
  /// The place in the value.
  var cursor: ByteCursor
  /// Why the value is no date or time.
  private(set) var fault: ValueFault?
  /// Why the value is hardly meant.
  private(set) var doubt: ValueFault?
  private var year = 0
  private var month = 0

  init(_ value: Bytes) {
    cursor = ByteCursor(value)
  }

  /// What is wrong with a value that is to be read by `read` from its start to its end.
  static func fault(in value: Bytes, by read: (inout DateReader) -> Bool) -> ValueFault? {
    var reader = DateReader(value)
    guard read(&reader), reader.end() else { return reader.fault }
    return reader.doubt
  }

  /// Keeps a fault, and answers `false`.
  mutating func fail(_ rule: Rule, _ reason: String, hint: String? = nil, at offset: Int? = nil) -> Bool {
    if fault == nil { fault = ValueFault(rule, reason, hint: hint, at: offset ?? cursor.position) }
    return false
  }

  /// Reads `byte`, a divider.
  mutating func divider(_ byte: Unicode.Scalar, _ rule: Rule, _ reason: String) -> Bool {
    cursor.take(byte) || fail(rule, reason)
  }

  /// The end of the value.
  mutating func end() -> Bool {
    cursor.isAtEnd || fail(.badDate, "there is something after its end")
  }

  /// A year: four digits or more, above 0.
  mutating func readYear() -> Bool {
    let start = cursor.position
    let (count, value) = cursor.digits()
    guard count >= 4 else { return fail(.badDate, "a year has at least four digits", at: start) }
    guard value > 0 else { return fail(.badDate, "there is no year 0", at: start) }
    if value < 1000 || value >= 3000 {
      doubt = ValueFault(.improbableDate, "the year \(value) is probably mistyped", at: start)
    }
    year = value
    return true
  }

  /// A month: `01` to `12`.
  mutating func readMonth() -> Bool {
    guard let value = twoDigits(.badDate, "a month has two digits") else { return false }
    guard 1...12 ~= value else {
      return fail(.badDate, "there is no month \(value)", at: cursor.position - 2)
    }
    month = value
    return true
  }

  /// A day of the month read before, in the year read before or, without one, in a leap year.
  mutating func readDay() -> Bool {
    guard let value = twoDigits(.badDate, "a day has two digits") else { return false }
    let last = Calendar.days(inMonth: month, of: year)
    guard 1...last ~= value else {
      return fail(.badDate, "there is no day \(value) in that month: it has \(last)", at: cursor.position - 2)
    }
    return true
  }

  /// A week of the year read before: `01` to `52` or `53`.
  mutating func readWeek() -> Bool {
    guard let value = twoDigits(.badDate, "a week has two digits") else { return false }
    let last = Calendar.weeks(in: year)
    guard 1...last ~= value else {
      return fail(.badDate, "there is no week \(value) in that year: it has \(last)", at: cursor.position - 2)
    }
    return true
  }

  /// Hours and minutes, perhaps seconds, perhaps a fraction of a second (HTML §2.3.5.4).
  mutating func readTime() -> Bool {
    guard part("hour", upTo: 23), divider(":", .badTime, "a colon is missing after the hours"),
      part("minute", upTo: 59)
    else { return false }
    guard cursor.take(":") else { return true }
    return part("second", upTo: 59) && readFraction()
  }

  /// The fraction of a second: nothing, or a full stop and one to three digits.
  mutating func readFraction() -> Bool {
    guard cursor.take(".") else { return true }
    let count = cursor.skip(while: \.isDigit)
    return 1...3 ~= count || fail(.badTime, "a fraction of a second has one to three digits")
  }

  /// `Z`, or a sign, hours and minutes (HTML §2.3.5.6).
  mutating func readOffset() -> Bool {
    if cursor.take("Z") { return true }
    let start = cursor.position
    let isNegative = cursor.take("-")
    guard isNegative || cursor.take("+") else {
      return fail(.badTime, "a time-zone offset is missing", hint: "end it with \"Z\" or \"+01:00\"")
    }
    guard let (hours, minutes) = offsetParts() else {
      return fail(.badTime, "a time-zone offset is a sign, two digits, a colon and two digits", at: start)
    }
    guard hours <= 23, minutes <= 59 else {
      return fail(.badTime, "there is no such time-zone offset", at: start)
    }
    guard !isNegative || hours > 0 || minutes > 0 else {
      return fail(.badTime, "an offset of zero has no minus", hint: "write \"Z\" or \"+00:00\"", at: start)
    }
    let isUsual = minutes == 0 || minutes == 30 || minutes == 45
    if hours > (isNegative ? 12 : 14) || !isUsual {
      doubt = doubt ?? ValueFault(.improbableOffset, "no place on Earth has this time-zone offset", at: start)
    }
    return true
  }

  /// Hours and minutes of an offset, with a colon or without.
  private mutating func offsetParts() -> (hours: Int, minutes: Int)? {
    let (count, value) = cursor.digits()
    if count == 4 { return (value / 100, value % 100) }
    guard count == 2, cursor.take(":") else { return nil }
    let minutes = cursor.digits()
    return minutes.count == 2 ? (value, minutes.value) : nil
  }

  /// Two digits of a time, in a range that starts with 0.
  private mutating func part(_ name: StaticString, upTo last: Int) -> Bool {
    guard let value = twoDigits(.badTime, "hours, minutes and seconds have two digits") else { return false }
    return value <= last || fail(.badTime, "there is no \(name) \(value)", at: cursor.position - 2)
  }

  private mutating func twoDigits(_ rule: Rule, _ reason: String) -> Int? {
    let start = cursor.position
    let (count, value) = cursor.digits()
    if count == 2 { return value }
    _ = fail(rule, reason, at: start)
    return nil
  }
}

/// The Gregorian calendar, before its invention too (HTML §2.3.5).
enum Calendar {
  /// How many days a month has; of no year (0), how many it has at most.
  static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// How many weeks a year has by ISO 8601: 53 if it starts or ends with a Thursday.
  static func weeks(in year: Int) -> Int {
    dayOfDecember31(year) == 4 || dayOfDecember31(year &- 1) == 3 ? 53 : 52
  }

  /// The day of the week of a day; Sunday is 0.
  static func weekday(of day: Int, inMonth month: Int, of year: Int) -> Int {
    (1..<month).reduce(dayOfDecember31(year - 1) + day) { $0 + days(inMonth: $1, of: year) } % 7
  }

  /// The day of the week of the last day of a year; Sunday is 0.
  private static func dayOfDecember31(_ year: Int) -> Int {
    // Weekdays come round after 400 years; this keeps the sum small.
    let year = year % 400
    return (year + year / 4 - year / 100 + year / 400) % 7
  }
}
