import ContentLoading
import Diagnostics
import Entities
import TemporaryFolders
import Testing

@Suite struct ImageSettingsTests {
  private func load(_ members: String) throws -> (settings: SiteSettings?, faults: [String]) {
    let folder = try TemporaryFolder([
      "Content/site.json": "{\"title\": \"T\", \"baseURL\": \"https://example.org/\"\(members)}"
    ])
    let (settings, diagnostics) = try ContentLoader(root: folder.path).settings()
    return (settings, diagnostics.map { "\($0.location.column) \($0.rule)" })
  }

  @Test(arguments: ["", ", \"images\": {}", ", \"images\": {\"widths\": []}"])
  func aSiteThatDoesNotAskHasImagesInTheirOwnWidth(members: String) throws {
    #expect(try load(members).settings?.images.widths == [])
  }

  @Test func widthsAreKeptInTheirOrderAndOnce() throws {
    let images = try load(", \"images\": {\"widths\": [960, 480, 960], \"sizes\": \"50vw\"}").settings?.images
    #expect(images?.widths == [480, 960])
    #expect(images?.sizes == "50vw")
    #expect(images?.source == ContentSource(path: "Content/site.json", line: 1, column: 72))
  }

  @Test(arguments: ["0", "-1", "16385"])
  func aWidthThatNoImageCanHaveIsToldAtItsPlace(width: String) throws {
    #expect(try load(", \"images\": {\"widths\": [480, \(width)]}").faults == ["78 content/bad-value"])
  }

  @Test func whatProgramsMakeOfCodeHasToBeAskedFor() throws {
    #expect(try load("").settings?.markdown.asksForPrograms == false)
    #expect(try load(", \"markdown\": {\"diagrams\": true}").settings?.markdown.asksForPrograms == true)
    #expect(try load(", \"markdown\": {\"pygments\": true}").settings?.markdown.asksForPrograms == true)
    #expect(
      try load(", \"markdown\": {\"pygments\": true, \"highlight\": false}").settings?.markdown
        .asksForPrograms
        == false)
  }
}
