import Digests
import Prose
import Testing

@Suite struct EntryTitleTests {
  @Test func whoSumsATitleUpHearsWhichFileIsShown() throws {
    let summarizer = Summarizer<EntryTitle>()
    let summary = try summarizer.summary(of: EntryTitle("Hello", of: "Content/a.md"))
    #expect(summary.texts == ["Content/a.md"])
    #expect(try summary != summarizer.summary(of: EntryTitle("Hello", of: "Content/b.md")))
    #expect(try summary.digest != summarizer.summary(of: EntryTitle("Bye", of: "Content/a.md")).digest)
  }
}
