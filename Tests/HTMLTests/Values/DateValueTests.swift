import Testing

@testable import HTML

@Suite struct DateValueTests {
  private func rule(_ value: String, _ parse: (Bytes) -> ValueFault?) -> String? {
    fault(in: value, by: parse)?.rule.id
  }

  @Test(arguments: [
    "1999-12-31", "2000-02-29", "2024-02-29", "2400-02-29", "1000-01-01", "2024-02-29T23:59Z",
    "2024-02-29 23:59:59.999+14:00", "2024-02-29T00:00-1200", "2024-02-29T00:00+05:45",
    "2024-02-29T00:00+00:00",
  ])
  func aChangeHasADateOrAMoment(_ value: String) {
    #expect(fault(in: value, by: DateValue.faultOfDateOrGlobalDateTime) == nil)
  }

  @Test(arguments: [
    "", "2024", "2024-02", "2023-02-29", "1900-02-29", "2024-04-31", "2024-13-01", "2024-00-01", "2024-01-00",
    "2024-1-1", "999-01-01", "0000-01-01", "-2024-01-01", " 2024-01-01", "2024-01-01 ", "2024-01-01T",
    "2024/01/01",
    "２０２４-01-01", "2024-01-01t12:00Z", "2024-01-01T12:00z", "2024-01-01T12:00", "2024-01-01T12:00Z ",
    "2024-01-01T24:00Z", "2024-01-01T12:60Z", "2024-01-01T12:00:60Z", "2024-01-01T12:00:00.Z",
    "2024-01-01T12:00:00.1234Z", "2024-01-01T12:00+1", "2024-01-01T12:00+01:0", "2024-01-01T12:00+24:00",
    "2024-01-01T12:00-00:00", "2024-01-01T12:00-0000",
    "2024-01-01T12:00+01:60", "2024-01-01T12:00+01 00", "12:00", "2024-W01", "P1D",
    "99999999999999999999-02-30",
  ])
  func nothingElseIsOne(_ value: String) {
    #expect(["html/bad-date", "html/bad-time"].contains(rule(value, DateValue.faultOfDateOrGlobalDateTime)))
  }

  @Test(arguments: [
    ("0999-01-01", "html/improbable-date"), ("3000-01-01", "html/improbable-date"),
    ("99999999999999999999-01-01", "html/improbable-date"),
    ("2024-01-01T12:00+08:15", "html/improbable-offset"),
    ("2024-01-01T12:00-13:00", "html/improbable-offset"), ("2024-01-01T12:00+1500", "html/improbable-offset"),
  ])
  func whatHardlyIsMeantIsDoubted(_ value: String, _ expected: String) {
    #expect(rule(value, DateValue.faultOfDateOrGlobalDateTime) == expected)
  }

  @Test(arguments: ["2020-W53", "2026-W53", "2015-W53", "2024-W52", "2024-W01"])
  func aLongYearHas53Weeks(_ value: String) {
    #expect(rule(value, DateValue.faultOfWeek) == nil)
  }

  @Test(arguments: [
    "2021-W53", "2024-W53", "2024-W54", "2024-W00", "2024-W1", "2024-w01", "2024W01", "2024-01",
  ])
  func otherYearsHave52(_ value: String) {
    #expect(rule(value, DateValue.faultOfWeek) == "html/bad-date")
  }

  @Test(arguments: ["2024-01", "2024-12"])
  func aMonthIsAYearAndAMonth(_ value: String) {
    #expect(rule(value, DateValue.faultOfMonth) == nil)
    #expect(rule(value + "-01", DateValue.faultOfMonth) == "html/bad-date")
  }

  @Test(arguments: ["00:00", "23:59", "12:30:00", "12:30:00.5"])
  func aTimeIsOnTheClock(_ value: String) {
    #expect(rule(value, DateValue.faultOfTime) == nil)
    #expect(rule("2024-02-29T" + value, DateValue.faultOfLocalDateTime) == nil)
    #expect(rule(value + "Z", DateValue.faultOfTime) != nil)
  }

  @Test(arguments: [
    "2024", "12024-02-29T12:00", "2024-02", "2024-02-29", "02-29", "--02-29", "2024-W09", "12:30",
    "12:30:15.5",
    "2024-02-29T12:30", "2024-02-29 12:30Z", "Z", "+01:00", "-0330", "P1D", "PT1H", "PT90M", "P2DT1H3.25S",
    "PT0S",
    "1w 2d", "4h18m3s", "4H 18M 3.5 S", " 2024-02-29\n", "3 d",
  ])
  func aTimeElementSaysManyThings(_ value: String) {
    let found = fault(in: value, by: DateValue.faultOfTimeElement)
    #expect(found == nil || found?.rule == .improbableDate)
  }

  @Test(arguments: [
    ("", "html/bad-date"), ("yesterday", "html/bad-date"), ("02-30", "html/bad-date"),
    ("2-29", "html/bad-date"),
    ("2024-02-30T12:00", "html/bad-date"), ("999", "html/bad-date"), ("-", "html/bad-time"),
    ("+", "html/bad-time"),
    ("12:61", "html/bad-time"), ("+99:00", "html/bad-time"), ("P", "html/bad-duration"),
    ("PT", "html/bad-duration"),
    ("P1Y", "html/bad-duration"), ("P1DT", "html/bad-duration"), ("PT3S1H", "html/bad-duration"),
    ("PT1H1H", "html/bad-duration"), ("PT1.5H", "html/bad-duration"), ("PT1.1234S", "html/bad-time"),
    ("4h 5h", "html/bad-duration"), ("4y", "html/bad-duration"), ("1.5h", "html/bad-duration"),
    ("4h x", "html/bad-duration"), ("5 ", "html/bad-date"), ("pt1h", "html/bad-date"),
  ])
  func butNotEverything(_ value: String, _ expected: String) {
    #expect(rule(value, DateValue.faultOfTimeElement) == expected)
  }

  @Test func theFaultShowsWhereItIs() {
    #expect(fault(in: "2024-02-30", by: DateValue.faultOfDate)?.offset == 8)
    #expect(fault(in: "2024-02-29T12:99Z", by: DateValue.faultOfGlobalDateTime)?.offset == 14)
  }
}
