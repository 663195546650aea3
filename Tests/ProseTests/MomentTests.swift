import Entities
import Prose
import Testing

@Suite struct MomentTests {
  @Test(arguments: [
    ("2026-01-31", "2026-01-31T00:00:00Z", "Sat, 31 Jan 2026 00:00:00 +0000"),
    ("2026-03-04T05:06:07+02:00", "2026-03-04T05:06:07+02:00", "Wed, 04 Mar 2026 05:06:07 +0200"),
    ("1969-12-31T23:59:59-09:30", "1969-12-31T23:59:59-09:30", "Wed, 31 Dec 1969 23:59:59 -0930"),
    ("1970-01-01", "1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 +0000"),
    ("0001-01-01", "0001-01-01T00:00:00Z", "Mon, 01 Jan 0001 00:00:00 +0000"),
    ("2000-02-29T12:00Z", "2000-02-29T12:00:00Z", "Tue, 29 Feb 2000 12:00:00 +0000"),
  ])
  func machinesReadAMomentInTwoWays(text: String, internet: String, mail: String) throws {
    let moment = Moment(try #require(DateStamp(text)))
    #expect(moment.internetText == internet)
    #expect(moment.mailText == mail)
  }
}
