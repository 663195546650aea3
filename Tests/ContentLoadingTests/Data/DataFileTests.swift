import Diagnostics
import Entities
import Services
import TemporaryFolders
import Testing

@testable import ContentLoading

/// Files below `Content/data`.
struct DataFileTests {
  private static func load(_ files: [String: String]) async throws -> LoadedContent {
    let settings = #"{"title": "T", "baseURL": "https://example.org/"}"#
    let folder = try TemporaryFolder(files.merging(["Content/site.json": settings]) { given, _ in given })
    return try await ContentLoader(root: folder.path).load(ContentChoice(now: .example))
  }

  @Test func eachFormatIsReadAndNoneIsCopied() async throws {
    let loaded = try await Self.load([
      "Content/data/a.json": #"{"n": 1.50, "t": "x", "l": [true, null]}"#,
      "Content/data/deep/b.yaml": "n: 2\nt: yes it is\nq: \"3\"\nb: false\n",
      "Content/data/c.toml": "n = 4\n", "Content/data/d.csv": "n\n5\n", "Content/data/map.png": "x",
      "Content/data/about.md": "---\ntitle: About\n---\n",
    ])
    #expect(loaded.diagnostics.map(\.message) == [])
    let content = loaded.content
    #expect(content.dataFiles == ["a.json", "c.toml", "d.csv", "deep/b.yaml"])
    #expect(content.data(at: "a.json")?["n"] == .number("1.50"))
    #expect(content.data(at: "a.json")?["l"] == .list([.boolean(true), .null]))
    #expect(
      content.data(at: "deep/b.yaml")?.members.map(\.value)
        == [.number("2"), .text("yes it is"), .text("3"), .boolean(false)])
    #expect(content.data(at: "c.toml")?["n"]?.text == "4")
    #expect(content.data(at: "d.csv")?.elements.map { $0["n"] } == [.text("5")])
    #expect(content.data(at: "e.csv") == nil)
    #expect(loaded.assets.map(\.output) == ["data/map.png"])
    #expect(content.documents.map(\.title) == ["About"])
  }

  @Test func aFaultyFileIsToldAtItsPlace() async throws {
    let loaded = try await Self.load([
      "Content/data/a.json": "{\"n\": 1,}", "Content/data/b.csv": "a,b\n1\n",
      "Content/data/c.yaml": "a: [1\n", "Content/data/d.csv": "a\n\u{1}\n",
    ])
    #expect(
      loaded.diagnostics.map(\.fullSummary) == [
        "Content/data/a.json:1:8 json/trailing-comma", "Content/data/b.csv:2:1 csv/ragged-row",
        "Content/data/c.yaml:2:1 yaml/syntax", "Content/data/d.csv:2:1 content/control-character",
      ])
  }

  @Test func whatIsAskedForIsNoted() async throws {
    let folder = try TemporaryFolder([
      "Content/site.json": #"{"title": "T", "baseURL": "https://example.org/"}"#,
      "Content/data/a.csv": "a\n1\n", "Content/data/b.csv": "b\n1\n",
    ])
    let loaded = try await ContentLoader(root: folder.path).load(ContentChoice(now: .example))
    #expect(loaded.content.data(at: "a.csv") != nil)
    #expect(loaded.content.data(at: "c.csv") == nil)
    #expect(loaded.reads.files.keys.sorted() == ["Content/data/a.csv"])
  }

  @Test func noCollectionLiesInTheFolder() throws {
    let folder = try TemporaryFolder([
      "Content/site.json": """
      {"title": "T", "baseURL": "https://example.org/",
       "collections": {"data": {"kind": "records", "title": "D"}}}
      """
    ])
    let (_, diagnostics) = try ContentLoader(root: folder.path).settings()
    #expect(diagnostics.map(\.summary) == ["2:18 content/bad-value"])
  }
}
