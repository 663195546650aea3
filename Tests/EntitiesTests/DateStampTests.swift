import Entities
import Testing

@Suite struct DateStampTests {
  @Test(arguments: [
    ("2026-01-31", "2026-01-31"),
    ("0001-01-01", "0001-01-01"),
    ("9999-12-31", "9999-12-31"),
    ("2024-02-29", "2024-02-29"),
    ("2000-02-29", "2000-02-29"),
    ("0004-02-29", "0004-02-29"),
    ("2026-04-30", "2026-04-30"),
    ("2026-01-31T09:30Z", "2026-01-31T09:30:00Z"),
    ("2026-01-31t09:30:07z", "2026-01-31T09:30:07Z"),
    ("2026-01-31 09:30:07", "2026-01-31T09:30:07Z"),
    ("2026-01-31T00:00:00Z", "2026-01-31"),
    ("2026-01-31T23:59:59.999Z", "2026-01-31T23:59:59Z"),
    ("2026-01-31T09:30:00+02:00", "2026-01-31T09:30:00+02:00"),
    ("2026-01-31 09:30:00.25 -0330", "2026-01-31T09:30:00-03:30"),
    ("2026-01-31T00:00+01:00", "2026-01-31T00:00:00+01:00"),
    ("2026-01-31T09:30-00:00", "2026-01-31T09:30:00Z"),
  ])
  func aDateIsRead(text: String, description: String) throws {
    let date = try #require(DateStamp(text))
    #expect(date.description == description)
    #expect(DateStamp(date.description) == date)
  }

  @Test(arguments: [
    "", "0000-01-01", "0000-02-29", "0000-12-31T00:00Z", "2026", "2026-01", "2026-1-31", "26-01-31",
    "02026-01-31", "2026-00-10", "2026-13-10", "2026-01-00",
    "2026-01-32", "2026-04-31", "2026-02-30", "2026-02-29", "2025-02-29", "1900-02-29", "2100-02-29",
    "2026/01/31", "31.01.2026", "2026-01-31 ", " 2026-01-31", "2026-01-31T", "2026-01-31T9:30",
    "2026-01-31T24:00Z", "2026-01-31T23:60Z", "2026-01-31T23:59:60Z", "2026-01-31T09Z",
    "2026-01-31T09:30:00.Z",
    "2026-01-31T09:30 ", "2026-01-31T09:30Zulu", "2026-01-31T09:30+2", "2026-01-31T09:30+24:00",
    "2026-01-31T09:30+02:60", "2026-01-31T09:30+02:00Z", "2026-01-31X09:30", "٢٠٢٦-٠١-٣١", "-026-01-31",
    "2026-01-31\u{301}", "2026-01-31\0",
  ])
  func whatIsNoDateIsRefused(text: String) {
    #expect(DateStamp(text) == nil)
  }

  @Test func theDayIsTheOneThatIsWritten() throws {
    let date = try #require(DateStamp("2026-01-31T23:30:00-05:00"))
    #expect((date.year, date.month, date.day) == (2026, 1, 31))
    #expect(date.secondOfDay == 84_600)
    #expect(date.secondsFromUTC == -18_000)
    #expect(date.dayText == "2026-01-31")
  }

  @Test(arguments: [
    ("1970-01-01", 0),
    ("1970-01-01T00:00:01Z", 1),
    ("1969-12-31T23:59:59Z", -1),
    ("2000-03-01", 951_868_800),
    ("2026-11-21T08:50:00Z", 1_795_251_000),
    ("2026-11-21T10:50:00+02:00", 1_795_251_000),
    ("2026-11-21T05:20:00-03:30", 1_795_251_000),
    ("0001-01-01", -62_135_596_800),
    ("9999-12-31T23:59:59Z", 253_402_300_799),
  ])
  func anInstantIsSecondsSince1970(text: String, seconds: Int) throws {
    let date = try #require(DateStamp(text))
    #expect(date.secondsSince1970 == seconds)
    #expect(DateStamp(secondsSince1970: seconds).secondsSince1970 == seconds)
  }

  @Test(arguments: [
    (Int.min, "0001-01-01"), (-62_135_596_801, "0001-01-01"), (253_402_300_800, "9999-12-31T23:59:59Z"),
    (Int.max, "9999-12-31T23:59:59Z"),
  ])
  func anInstantOutsideTheYearsIsTheFirstOrTheLast(seconds: Int, date: String) {
    #expect(DateStamp(secondsSince1970: seconds) == DateStamp(date))
  }

  @Test func everyDayOfEightCenturiesComesAfterTheOneBefore() {
    let first = DateStamp("1600-01-01")?.secondsSince1970 ?? 0
    var year = 1600
    var month = 1
    var day = 1
    for number in 0..<292_194 {
      let seconds = first + number * 86_400
      let date = DateStamp(secondsSince1970: seconds + 86_399)
      guard (date.year, date.month, date.day, date.secondOfDay) == (year, month, day, 86_399),
        date.secondsSince1970 == seconds + 86_399, DateStamp(date.dayText)?.secondsSince1970 == seconds
      else {
        Issue.record("\(year)-\(month)-\(day) became \(date)")
        return
      }
      // Only a calendar knows whether there is a next day in the month.
      if DateStamp(Self.text(year, month, day + 1)) != nil {
        day += 1
      } else {
        (year, month, day) = month == 12 ? (year + 1, 1, 1) : (year, month + 1, 1)
      }
    }
    #expect((year, month, day) == (2400, 1, 1))
  }

  private static func text(_ year: Int, _ month: Int, _ day: Int) -> String {
    let (month, day) = (String(month), String(day))
    return "\(year)-\(month.count == 1 ? "0" : "")\(month)-\(day.count == 1 ? "0" : "")\(day)"
  }

  @Test func datesAreOrderedByTheInstant() throws {
    let earlier = try #require(DateStamp("2026-01-31T23:30:00+02:00"))
    let later = try #require(DateStamp("2026-01-31T22:00:00Z"))
    #expect(earlier < later)
    #expect(!(later < earlier))
  }
}
