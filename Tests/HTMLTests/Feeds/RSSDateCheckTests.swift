import HTML
import Testing

@Suite struct RSSDateCheckTests {
  private static func told(_ element: String, _ date: String) -> [String] {
    let feed = "<rss version=\"2.0\"><channel><\(element)>\(date)</\(element)></channel></rss>"
    return Checker.faults(inRSS: Array(feed.utf8)).map { "\($0.offset) \($0.message) [\($0.rule)]" }
  }

  @Test(arguments: [
    "Thu, 01 Jan 2026 00:00:00 GMT", "Sun, 29 Feb 2032 10:00 +0100", " Tue,1 Feb 2000 00:00:00 GMT ",
    "1 Jan 2026 00:00 GMT", "Mon, 01 Jan 26 00:00 GMT", "Mon, soon", "",
    "Mon, -5 Jan 2026 00:00 GMT", "Mon, 1 Jan -100 00:00 GMT", "Mon, 9223372036854775807 Jan 2026 00:00 GMT",
  ])
  func aDateOnItsDayOfTheWeekIsLeftAloneAsIsWhatIsNone(date: String) {
    #expect(Self.told("pubDate", date) == [])
  }

  @Test func notEachOfThousandsIsTold() {
    let dates = String(repeating: "<pubDate>Mon, 01 Jan 2026 00:00:00 GMT</pubDate>", count: 3_000)
    #expect(Checker.faults(inRSS: Array("<rss>\(dates)</rss>".utf8)).count == 100)
  }

  @Test func aDateOnAnotherDayOfTheWeekIsTold() {
    #expect(
      Self.told("lastBuildDate", "Mon, 01 Jan 2026 00:00:00 GMT") == [
        "43 \"Mon, 01 Jan 2026 00:00:00 GMT\" is no date: that day is a \"Thu\" [feed/rss]"
      ])
    #expect(Self.told("title", "Mon, 01 Jan 2026 00:00:00 GMT") == [])
    #expect(Checker.faults(inRSS: Array("<feed><pubDate>Mon, 01 Jan 2026</pubDate></feed>".utf8)).isEmpty)
  }
}
