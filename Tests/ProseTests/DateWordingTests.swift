import Entities
import Prose
import Testing

@Suite struct DateWordingTests {
  @Test(arguments: [
    ("en", 2026, 11, 21, "21 November 2026"),
    ("en-GB", 2026, 11, 21, "21 November 2026"),
    ("en-US", 2026, 11, 21, "November 21, 2026"),
    ("de", 2026, 11, 21, "21. November 2026"),
    ("de", 2026, 3, 1, "1. März 2026"),
    ("fr", 2026, 8, 5, "5 août 2026"),
    ("ja", 2026, 11, 21, "2026年11月21日"),
    ("ja", 2026, 1, 2, "2026年1月2日"),
    ("es", 2026, 1, 31, "31 de enero de 2026"),
    ("pt-BR", 2026, 2, 28, "28 de fevereiro de 2026"),
    ("en", 2027, 1, 27, "27 January 2027"),
    ("en", 2345, 12, 27, "27 December 2345"),
    ("en", 99, 12, 7, "7 December 99"),
  ])
  func aLanguageWritesADay(language: String, year: Int, month: Int, day: Int, text: String) {
    let wording = DateWording(language: language)
    #expect(wording.text(for: CalendarDay(year: year, month: month, day: day)).text == text)
  }

  @Test(arguments: ["en", "ar", "fa", "th", "hi", "he", "x-klingon"])
  func digitsAndCalendarAreTheOnesOfTheContent(language: String) {
    let text = DateWording(language: language).text(for: CalendarDay(year: 2026, month: 11, day: 21))
    #expect(text.machine == "2026-11-21")
    #expect(text.text.contains("2026"), "\(text.text)")
    #expect(text.text.contains("21"), "\(text.text)")
  }

  @Test func aDayIsTheOneThatIsWritten() throws {
    let date = try #require(DateStamp("0926-01-05T23:30:00-10:00"))
    let day = CalendarDay(date)
    #expect(day == CalendarDay(year: 926, month: 1, day: 5))
    #expect((day.yearText, day.monthText, day.dayText) == ("0926", "01", "05"))
  }
}
