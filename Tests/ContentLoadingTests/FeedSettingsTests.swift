import ContentLoading
import Entities
import TemporaryFolders
import Testing

@Suite struct FeedSettingsTests {
  private func load(_ members: String) throws -> FeedSettings? {
    let text = "{\"title\": \"T\", \"baseURL\": \"https://example.org/\"\(members)}"
    let folder = try TemporaryFolder(["Content/site.json": text])
    return try ContentLoader(root: folder.path).settings().settings?.feeds
  }

  @Test func aSiteThatSaysNothingHasAtomFeedsWithSummaries() throws {
    let expected = FeedSettings(formats: [.atom], content: .summary, limit: 20, tags: false)
    #expect(try load("") == expected)
    #expect(try load(", \"feeds\": {}") == expected)
  }

  @Test func eachOfItsWishesIsKept() throws {
    let feeds = #"{"formats": ["json", "atom"], "content": "full", "limit": 5, "tags": true}"#
    #expect(
      try load(", \"feeds\": \(feeds)")
        == FeedSettings(formats: [.atom, .json], content: .full, limit: 5, tags: true))
    #expect(try load(", \"feeds\": {\"formats\": []}")?.formats == [])
  }
}
