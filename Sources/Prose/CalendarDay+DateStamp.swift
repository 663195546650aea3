public import Entities

extension CalendarDay {
  /// The day of a date in content, in the time zone it is written in.
  public init(_ date: DateStamp) {
    self.init(year: date.year, month: date.month, day: date.day)
  }
}
