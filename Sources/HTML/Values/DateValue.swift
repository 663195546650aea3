/// Dates and times as HTML writes them (HTML §2.3.5).
enum DateValue {
  /// A month: `2024-02` (§2.3.5.1).
  static func faultOfMonth(in value: Bytes) -> ValueFault? {
    DateReader.fault(in: value) { $0.readYearMonth() }
  }

  /// A date: `2024-02-29` (§2.3.5.2).
  static func faultOfDate(in value: Bytes) -> ValueFault? {
    DateReader.fault(in: value) { $0.readDate() }
  }

  /// A time: `14:54`, `14:54:39.929` (§2.3.5.4).
  static func faultOfTime(in value: Bytes) -> ValueFault? {
    DateReader.fault(in: value) { $0.readTime() }
  }

  /// A date and a time without time zone: `2024-02-29T14:54` (§2.3.5.5).
  static func faultOfLocalDateTime(in value: Bytes) -> ValueFault? {
    DateReader.fault(in: value) { $0.readDate() && $0.readTimeOfDate() }
  }

  /// A date, a time and a time-zone offset: `2024-02-29T14:54Z` (§2.3.5.7).
  static func faultOfGlobalDateTime(in value: Bytes) -> ValueFault? {
    DateReader.fault(in: value) { $0.readDate() && $0.readTimeOfDate() && $0.readOffset() }
  }

  /// A week: `2024-W09` (§2.3.5.8).
  static func faultOfWeek(in value: Bytes) -> ValueFault? {
    DateReader.fault(in: value) { reader in
      reader.readYear() && reader.divider("-", .badDate, "a hyphen is missing after the year")
        && reader.divider("W", .badDate, "a \"W\" is missing before the week") && reader.readWeek()
    }
  }

  /// A date, or a date, a time and a time-zone offset (§4.7.3, `datetime` of `del` and `ins`).
  static func faultOfDateOrGlobalDateTime(in value: Bytes) -> ValueFault? {
    DateReader.fault(in: value) { reader in
      guard reader.readDate() else { return false }
      return reader.cursor.isAtEnd || reader.readTimeOfDate() && reader.readOffset()
    }
  }

  /// What the `datetime` attribute of a `time` element may be, or its text without one (§4.5.14). What it is shows by
  /// its first divider.
  static func faultOfTimeElement(in value: Bytes) -> ValueFault? {
    let value = value.trimmed
    guard let first = value.first else { return ValueFault(.badDate, "it is empty") }
    let divider = value.firstIndex { !$0.isDigit }
    switch divider.map({ value[$0] }) {
    case nil:
      return DateReader.fault(in: value) { $0.readYear() }
    case UInt8(ascii: ":"):
      return faultOfTime(in: value)
    case UInt8(ascii: "-") where divider == 2 || value.startsIgnoringCase("--"):
      return DateReader.fault(in: value) { $0.readYearlessDate() }
    case UInt8(ascii: "-") where divider != 0:
      let week = value.count > 5 && value.contains(UInt8(ascii: "W"))
      return week ? faultOfWeek(in: value) : DateReader.fault(in: value) { $0.readMonthDateOrDateTime() }
    case UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      return DateReader.fault(in: value) { $0.readOffset() }
    case UInt8(ascii: "P"):
      return DurationValue.faultOfISODuration(in: value)
    default:
      guard first.isDigit else {
        return ValueFault(.badDate, "it is neither a date nor a time nor a duration")
      }
      return DurationValue.faultOfComponents(in: value)
    }
  }
}

extension DateReader {
  /// A year and a month.
  fileprivate mutating func readYearMonth() -> Bool {
    readYear() && divider("-", .badDate, "a hyphen is missing after the year") && readMonth()
  }

  /// A year, a month and a day.
  fileprivate mutating func readDate() -> Bool {
    readYearMonth() && divider("-", .badDate, "a hyphen is missing after the month") && readDay()
  }

  /// A month and a day, perhaps behind two hyphens (HTML §2.3.5.3).
  fileprivate mutating func readYearlessDate() -> Bool {
    if cursor.take("-") { _ = cursor.take("-") }
    return readMonth() && divider("-", .badDate, "a hyphen is missing after the month") && readDay()
  }

  /// What is behind the date of a date and time: `T` or a space, and the time.
  fileprivate mutating func readTimeOfDate() -> Bool {
    guard cursor.take("T") || cursor.take(" ") else {
      return fail(.badDate, "after the date there is \"T\" or a space, then the time")
    }
    return readTime()
  }

  /// A month, a date, or a date with a time, with or without an offset.
  fileprivate mutating func readMonthDateOrDateTime() -> Bool {
    guard readYearMonth() else { return false }
    if cursor.isAtEnd { return true }
    guard divider("-", .badDate, "a hyphen is missing after the month"), readDay() else { return false }
    if cursor.isAtEnd { return true }
    return readTimeOfDate() && (cursor.isAtEnd || readOffset())
  }
}
