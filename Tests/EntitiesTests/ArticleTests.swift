import Entities
import Testing

@Suite struct ArticleTests {
  private static func article(
    file: String = "Content/articles/a.md", slug: String = "a", title: String = "A",
    date: String = "2026-01-01",
    description: String? = nil, weight: Int? = nil, terms: [String: [Entities.Tag]] = [:],
    details: EntryDetails = EntryDetails(), text: String = "A.", aliases: [Alias] = []
  ) -> Article {
    Article(
      source: ContentSource(path: file), slug: Slug(from: slug), title: title,
      date: DateStamp(date) ?? .example, description: description, weight: weight, terms: terms,
      details: details, body: MarkdownText(path: "Content/articles/a.md", bytes: Array(text.utf8)),
      aliases: aliases)
  }

  @Test func articlesAreComparedByAllThatIsKnownOfThem() {
    var details = EntryDetails()
    details.summary = "B"
    let others = [
      Self.article(file: "Content/articles/b.md"), Self.article(slug: "b"), Self.article(title: "B"),
      Self.article(date: "2026-01-02"), Self.article(description: "B"), Self.article(weight: 1),
      Self.article(terms: ["tags": []]), Self.article(details: details),
      Self.article(text: "B."),
      Self.article(aliases: [Alias("b", source: ContentSource(path: "b"))]),
    ]
    #expect(others.count == Mirror(reflecting: Self.article()).children.count)
    #expect(others.allSatisfy { $0 != Self.article() })
    #expect(Self.article() == Self.article())
    #expect(Self.article().hashValue == Self.article().hashValue)
  }
}
