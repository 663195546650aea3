import Entities
import Markdown
import Prose
import Testing

@Suite struct EntrySummaryTests {
  static func article(description: String? = nil, summary: String? = nil) -> Article {
    Article(
      source: ContentSource(path: "Content/articles/a.md"), slug: .example, title: "A", date: .example,
      description: description, summary: summary,
      body: MarkdownText(
        path: "Content/articles/a.md", bytes: Array("# A\n\nIt *starts*\nhere.\n\nThen.".utf8)))
  }

  @Test(arguments: [
    ("D", "S", "S"), ("D", nil, "D"), (nil, "S", "S"), (nil, nil, "It starts here."),
  ])
  func whatTheAuthorSaysComesFirst(description: String?, summary: String?, text: String) {
    #expect(EntrySummary(Self.article(description: description, summary: summary)).text == text)
  }

  @Test func theTextIsPartOfAResponseOnlyWhereItIsShown() {
    let said = EntrySummary(Self.article(description: "D"))
    #expect(said == EntrySummary("D"))
    #expect(EntrySummary(nil).text == nil)
  }
}
