import Entities
import Markdown
import Prose
import Testing

@Suite struct EntrySummaryTests {
  static func article(
    description: String? = nil, summary: String? = nil, text: String = "# A\n\nIt *starts*\nhere.\n\nThen."
  ) -> Article {
    Article(
      source: ContentSource(path: "Content/articles/a.md"), slug: .example, title: "A", date: .example,
      description: description, summary: summary,
      body: MarkdownText(
        path: "Content/articles/a.md", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    ("D", "S", "S"), ("D", nil, "D"), (nil, "S", "S"), (nil, nil, "It starts here."),
  ])
  func whatTheAuthorSaysComesFirst(description: String?, summary: String?, text: String) {
    #expect(ProseStyle().text(EntrySummary(Self.article(description: description, summary: summary))) == text)
  }

  @Test func theTextIsReadAsThePagesOfTheSiteAre() {
    let prose = ProseStyle(MarkdownSettings(smartPunctuation: true, emoji: true), language: "de")
    let summary = EntrySummary(Self.article(text: "\"Na *ja*\" -- :snake: sagt's"))
    #expect(prose.text(summary) == "„Na ja“ – 🐍 sagt’s")
    #expect(ProseStyle().text(summary) == "\"Na ja\" -- :snake: sagt's")
    #expect(prose.text(EntrySummary("Said -- \"so\"")) == "Said -- \"so\"")
  }

  @Test func theTextIsPartOfAResponseOnlyWhereItIsShown() {
    let said = EntrySummary(Self.article(description: "D"))
    #expect(said == EntrySummary("D"))
    #expect(ProseStyle().text(EntrySummary(nil)) == nil)
  }
}
