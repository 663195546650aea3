import Diagnostics
import Entities
import Services
import Testing

@Suite struct MemoryContentServiceTests {
  static let settings = SiteSettings(title: "Test", baseURL: "https://example.org/")

  static func article(_ title: String, _ date: String, file: String? = nil) throws -> Article {
    let path = "Content/articles/\(file ?? title).md"
    return Article(
      source: ContentSource(path: path), slug: Slug(from: title), title: title,
      date: try #require(DateStamp(date)), body: MarkdownText(path: path, bytes: []))
  }

  static func record(_ title: String, slug: String? = nil, weight: Int? = nil) -> Record {
    Record(
      source: ContentSource(path: "Content/rules/a.json"), slug: Slug(from: slug ?? title), title: title,
      weight: weight)
  }

  @Test func articlesAreNewestFirstThenByTitleThenByFile() throws {
    let ordered = [
      try Self.article("Newest", "2026-03-01"), try Self.article("A", "2026-02-01"),
      try Self.article("B", "2026-02-01", file: "b1"), try Self.article("B", "2026-02-01", file: "b2"),
      try Self.article("Oldest", "2025-12-31T23:59:59Z"),
    ]
    let service = MemoryContentService(settings: Self.settings, articles: ["articles": ordered.reversed()])
    #expect(service.articles(in: "articles") == ordered)
    #expect(service.articles(in: "notes").isEmpty)
  }

  @Test func articlesOfOneInstantAreOrderedByTitleWhateverTheirTimeZone() throws {
    let ordered = [
      try Self.article("A", "2026-02-01T12:00Z"), try Self.article("B", "2026-02-01T14:00+02:00"),
      try Self.article("C", "2026-02-01T12:00Z"),
    ]
    for articles in [[ordered[2], ordered[1], ordered[0]], [ordered[1], ordered[2], ordered[0]]] {
      let service = MemoryContentService(settings: Self.settings, articles: ["articles": articles])
      #expect(service.articles(in: "articles") == ordered)
    }
  }

  @Test func recordsAreOrderedByWeightThenTitleThenSlug() {
    let ordered = [
      Self.record("Z", weight: -1), Self.record("Y", weight: 3), Self.record("A"),
      Self.record("B", slug: "b1"),
      Self.record("B", slug: "b2"),
    ]
    let service = MemoryContentService(settings: Self.settings, records: ["rules": ordered.reversed()])
    #expect(service.records(in: "rules") == ordered)
    #expect(service.records(in: "articles").isEmpty)
  }

  @Test func documentsAreOrderedByPath() {
    let documents = ["Content/b.md", "Content/a.md", "Content/a/c.md"].map {
      Document(
        source: ContentSource(path: $0), folders: [], slug: .example, title: $0,
        body: MarkdownText(path: $0, bytes: []))
    }
    let service = MemoryContentService(settings: Self.settings, documents: documents)
    #expect(service.documents.map(\.title) == ["Content/a.md", "Content/a/c.md", "Content/b.md"])
  }
}

@Suite struct BuildClockTests {
  @Test(arguments: [
    ("0", "1970-01-01"), ("1795251000", "2026-11-21T08:50:00Z"), ("-1", "1969-12-31T23:59:59Z"),
    ("253402300799", "9999-12-31T23:59:59Z"),
  ])
  func theEnvironmentMayStopTheClock(seconds: String, now: String) throws {
    #expect(try BuildClock(environment: ["SOURCE_DATE_EPOCH": seconds])?.now == DateStamp(now))
  }

  @Test(arguments: [
    "now", " 1", "1e3", "1.5", "2026-01-01", "253402300800", "9223372036854775807", "-9223372036854775808",
    "99999999999999999999",
  ])
  func whatIsNoInstantIsRefused(seconds: String) {
    let error = #expect(throws: BuildClock.MalformedEpoch.self) {
      try BuildClock(environment: ["SOURCE_DATE_EPOCH": seconds])
    }
    #expect(error?.description.contains("SOURCE_DATE_EPOCH is '\(seconds)'") == true)
  }

  @Test func withoutTheVariableTheEnvironmentSaysNothing() throws {
    #expect(try BuildClock(environment: [:]) == nil)
    #expect(try BuildClock(environment: ["SOURCE_DATE_EPOCH": ""]) == nil)
  }

  @Test func anEntityIsWhereItWasRead() {
    let source = ContentSource(path: "Content/a.json", line: 3, column: 5)
    #expect(SourceLocation(source) == SourceLocation(file: "Content/a.json", line: 3, column: 5))
  }
}
