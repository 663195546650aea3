import ContentLoading
import Entities
import TemporaryFolders
import Testing

@Suite struct FeedSettingsTests {
  private func load(_ members: String) throws -> FeedSettings? { try settings(members)?.feeds }

  private func settings(_ members: String) throws -> SiteSettings? {
    let text = "{\"title\": \"T\", \"baseURL\": \"https://example.org/\"\(members)}"
    let folder = try TemporaryFolder(["Content/site.json": text])
    return try ContentLoader(root: folder.path).settings().settings
  }

  @Test func aSiteThatSaysNothingHasAtomFeedsWithSummaries() throws {
    let expected = FeedSettings(formats: [.atom], content: .summary, limit: 20, terms: false)
    #expect(try load("") == expected)
    #expect(try load(", \"feeds\": {}") == expected)
  }

  @Test func eachOfItsWishesIsKept() throws {
    let feeds = #"{"formats": ["json", "atom"], "content": "full", "limit": 5, "terms": true}"#
    #expect(
      try load(", \"feeds\": \(feeds)")
        == FeedSettings(formats: [.atom, .json], content: .full, limit: 5, terms: true))
    #expect(try load(", \"feeds\": {\"formats\": []}")?.formats == [])
  }

  @Test func whatBrowsersAndPreviewsShowIsRead() throws {
    let settings = try settings(
      #", "image": "/card.png", "icon": "static/icon.svg", "themeColor": "green", "search": true"#)
    #expect(settings?.head.image?.to == "/card.png")
    #expect(settings?.head.icon?.source == ContentSource(path: "Content/site.json", line: 1, column: 81))
    #expect(settings?.head.files.count == 2)
    #expect(settings?.head.themeColor == "green")
    #expect(settings?.search == true)
    #expect(try self.settings("")?.search == false)
  }
}
