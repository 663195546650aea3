import Entities
import Testing

@testable import Markdown
@testable import Prose

@Suite struct ContentsTests {
  static func contents(_ headings: [(Int, String, String)]) -> [String]? {
    let headings = headings.map { MarkdownDocument.Heading(level: $0.0, id: $0.1, text: $0.2) }
    return Contents(headings: headings)?.entries.map { "\($0.isNested ? "- " : "")\($0.title) \($0.anchor)" }
  }

  @Test func headingsOfTheSecondAndThirdLevelAreListed() {
    let headings = [
      (1, "title", "Title"), (2, "a", "A & B"), (3, "b", "B"), (4, "c", "C"), (2, "d", "D"), (6, "e", "E"),
    ]
    #expect(Self.contents(headings) == ["A & B #a", "- B #b", "D #d"])
  }

  @Test func aHeadingThatCannotBeLinkedToIsLeftOut() {
    #expect(Self.contents([(2, "a", "A"), (2, "", "…"), (2, "b", "B")]) == ["A #a", "B #b"])
  }

  @Test func headingsAreSetAsTheTextIs() {
    let style = ProseStyle(MarkdownSettings(smartPunctuation: true, emoji: true), language: "de")
    let text = MarkdownSource(path: "a.md", bytes: Array("## \"A\" :tada:\n## `b--c` -- d\n".utf8))
    let contents = Contents(of: style.read(text), style)
    #expect(contents?.entries.map(\.title) == ["„A“ 🎉", "b--c – d"])
    #expect(contents?.entries.map(\.anchor) == ["#a-", "#b--c----d"])
  }

  @Test func fewerThanTwoHeadingsAreNoContents() {
    #expect(Self.contents([]) == nil)
    #expect(Self.contents([(1, "title", "Title"), (2, "a", "A")]) == nil)
    #expect(Self.contents([(2, "", "…"), (2, "a", "A")]) == nil)
  }
}
