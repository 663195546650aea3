import Digests
import Prose
import Testing

@Suite struct EntryTitleTests {
  @Test func whoSumsATitleUpHearsWhichFileIsShown() throws {
    let summary = try Summary(encoding: ["a": EntryTitle("Hello", of: "Content/a.md")])
    #expect(summary.texts == ["Content/a.md"])
    #expect(try summary.digest == Digest(encoding: ["a": EntryTitle("Hello", of: "Content/b.md")]))
    #expect(try summary.digest != Digest(encoding: ["a": EntryTitle("Bye", of: "Content/a.md")]))
  }
}
