import Entities
import Synchronization
import Testing

@Suite struct ArticleTests {
  private static func article(
    file: String = "Content/articles/a.md", slug: String = "a", title: String = "A",
    date: String = "2026-01-01",
    description: String? = nil, summary: String? = nil, weight: Int? = nil,
    terms: [String: [Entities.Tag]] = [:],
    details: EntryDetails = EntryDetails(), text: String = "A.", aliases: [Alias] = []
  ) -> Article {
    Article(
      source: ContentSource(path: file), slug: Slug(from: slug), title: title,
      date: DateStamp(date) ?? .example, description: description, summary: summary, weight: weight,
      terms: terms,
      details: details, body: MarkdownText(path: "Content/articles/a.md", bytes: Array(text.utf8)),
      aliases: aliases)
  }

  @Test func articlesAreComparedByAllThatIsKnownOfThem() {
    var details = EntryDetails()
    details.authors = ["B"]
    let others = [
      Self.article(file: "Content/articles/b.md"), Self.article(slug: "b"), Self.article(title: "B"),
      Self.article(date: "2026-01-02"), Self.article(description: "B"), Self.article(weight: 1),
      Self.article(terms: ["tags": []]), Self.article(details: details), Self.article(summary: "B"),
      Self.article(text: "B."),
      Self.article(aliases: [Alias("b", source: ContentSource(path: "b"))]),
    ]
    let headline = Headline(title: "A")
    #expect(
      others.count == Mirror(reflecting: Self.article()).children.count - 1
        + Mirror(reflecting: headline).children.count)
    #expect(others.allSatisfy { $0 != Self.article() })
    #expect(Self.article() == Self.article())
    #expect(Self.article().hashValue == Self.article().hashValue)
  }

  @Test(arguments: [
    ("2026-01-01", nil, nil), ("2026-01-01", "2026-01-02", "2026-01-02"),
    ("2026-01-01T09:30:00Z", "2026-01-01", nil), ("2026-01-01", "2025-12-31", nil),
    ("2026-01-01", "2026-01-01", nil), ("2026-01-01", "2026-01-01T09:30:00Z", "2026-01-01T09:30:00Z"),
  ])
  func whatCameBeforeAnArticleWasPublishedIsNoChange(date: String, updated: String?, told: String?) {
    var details = EntryDetails()
    details.updated = updated.flatMap { DateStamp($0) }
    let article = Self.article(date: date, details: details)
    #expect(article.updated?.description == told)
    #expect(article.lastChange.description == told ?? date)
  }

  /// Somebody who keeps a headline.
  private final class Keeper: KeptHeadline {
    private let isAsked = Atomic(false)
    var isPlannedBy: Bool { isAsked.load(ordering: .relaxed) }
    let noted = Mutex(Headline(title: "A"))
    var headline: Headline { noted.withLock { $0 } }
    func notePlanning() { isAsked.store(true, ordering: .relaxed) }
  }

  @Test func aHeadlineThatIsKeptIsTheSameWhateverItSays() {
    let keeper = Keeper()
    let (one, other) = (Self.article(kept: keeper), Self.article(kept: keeper))
    keeper.noted.withLock { $0 = Headline(title: "B", description: "About B.", summary: "Of B.") }
    #expect(one == other)
    #expect(one != Self.article(kept: Keeper()))
    #expect(one != Self.article(title: "B", description: "About B.", summary: "Of B."))
    #expect(one.headline.title == "B")
    #expect(one.headline.teaser == "Of B.")
    #expect(!keeper.isPlannedBy)
  }

  @Test func whoAsksForATitleOrDescriptionPlansByThem() {
    let keepers = [Keeper(), Keeper()]
    #expect(Self.article(kept: keepers[0]).title == "A")
    #expect(Self.article(kept: keepers[1]).description == nil)
    #expect(keepers.map(\.isPlannedBy) == [true, true])
  }

  private static func article(kept keeper: Keeper) -> Article {
    Article(
      source: ContentSource(path: "Content/articles/a.md"), slug: Slug(from: "a"), heading: .kept(keeper),
      date: .example, body: MarkdownText(path: "Content/articles/a.md", bytes: []))
  }
}
