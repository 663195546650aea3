import ContentLoading
import Entities
import Foundation
import Services
import TemporaryFolders
import Testing

@Suite struct ContentShelfTests {
  private static let files = [
    "Content/site.json": "{\"title\": \"Test\", \"baseURL\": \"https://example.org/\"}",
    "Content/index.md": "---\ntitle: Home\n---\nHello",
    "Content/about.md": "---\ntitle: About\n---\nUs",
  ]

  private static func load(_ folder: TemporaryFolder, _ shelf: ContentShelf) async throws -> LoadedContent {
    try await ContentLoader(root: folder.path).load(
      ContentChoice(now: DateStamp(secondsSince1970: 0)), from: shelf)
  }

  /// The Markdown of a document as it is now.
  private static func text(of title: String, in loaded: LoadedContent) -> String? {
    guard case .kept(let text)? = loaded.content.documents.first(where: { $0.title == title })?.body.bytes
    else { return nil }
    let version = text.version
    return text.bytes(of: version).map { String(decoding: $0[version.start...], as: UTF8.self) }
  }

  @Test func aTextIsReadWhenItIsWanted() async throws {
    let folder = try TemporaryFolder(Self.files)
    let loaded = try await Self.load(folder, ContentShelf())
    #expect(Self.text(of: "Home", in: loaded) == "Hello")
    try folder.write("---\ntitle: Home\n---\nBye", to: "Content/index.md")
    #expect(Self.text(of: "Home", in: loaded) == nil)
  }

  @Test func aTextThatChangesIsTheSameText() async throws {
    let folder = try TemporaryFolder(Self.files)
    let loaded = try await Self.load(folder, ContentShelf())
    var shelf = try #require(loaded.shelf)
    try folder.write("---\n# a comment\ntitle: Home\n---\nBye", to: "Content/index.md")
    let change = shelf.takeSmallChange(of: ["Content/index.md"])
    #expect(change == .texts)
    #expect(Self.text(of: "Home", in: loaded) == "Bye")
  }

  @Test(arguments: [
    ("Content/index.md", "---\ntitle: House\n---\nHello"), ("Content/index.md", "---\ntitle: [\n---\nHello"),
    ("Content/new.md", "---\ntitle: New\n---\n"), ("Content/picture.svg", "<svg/>"),
    ("Content/site.json", "{}"),
  ])
  func moreThanATextChanges(path: String, text: String) async throws {
    let folder = try TemporaryFolder(Self.files)
    var shelf = try #require(try await Self.load(folder, ContentShelf()).shelf)
    try folder.write(text, to: path)
    let change = shelf.takeSmallChange(of: [path])
    #expect(change == nil)
  }

  private static let withAnArticle = [
    "Content/site.json":
      "{\"title\": \"Test\", \"baseURL\": \"https://example.org/\", \"collections\": {\"articles\": {\"kind\": \"articles\", \"title\": \"A\"}}}",
    "Content/articles/a.md": "---\ntitle: A\ndate: 1969-01-02\n---\nHello",
  ]

  @Test(arguments: [
    ("title: B\ndescription: D\nsummary: S\ndate: 1969-01-02", true),
    ("title: B\ndate: 1969-01-03", false), ("title: B\ndate: 2026-01-02\ntags: [b]", false),
    ("title: B\ndate: 1969-01-02\nmenus: {main: {}}", false),
  ])
  func aHeadlineThatChangesIsTheSameHeadline(head: String, isAllThatChanges: Bool) async throws {
    let folder = try TemporaryFolder(Self.withAnArticle)
    let loaded = try await Self.load(folder, ContentShelf())
    var shelf = try #require(loaded.shelf)
    try folder.write("---\n\(head)\n---\nHello", to: "Content/articles/a.md")
    let change = shelf.takeSmallChange(of: ["Content/articles/a.md"])
    #expect(change == (isAllThatChanges ? .headlines : nil))
    let article = try #require(loaded.content.articles(in: "articles").first)
    if isAllThatChanges { #expect(article.headline == Headline(title: "B", description: "D", summary: "S")) }
  }

  @Test func aHeadlineThatSomethingIsPlannedByIsMoreThanAText() async throws {
    let folder = try TemporaryFolder(Self.withAnArticle)
    let loaded = try await Self.load(folder, ContentShelf())
    var shelf = try #require(loaded.shelf)
    #expect(loaded.content.articles(in: "articles").map(\.title) == ["A"])
    try folder.write("---\ntitle: B\ndate: 1969-01-02\n---\nHello", to: "Content/articles/a.md")
    let change = shelf.takeSmallChange(of: ["Content/articles/a.md"])
    #expect(change == nil)
  }

  @Test func articlesThatGetNewHeadlinesMayStandInAnotherOrder() async throws {
    var files = Self.withAnArticle
    files["Content/articles/b.md"] = "---\ntitle: B\ndate: 1969-01-02\n---\nHello"
    let folder = try TemporaryFolder(files)
    let loaded = try await Self.load(folder, ContentShelf())
    var shelf = try #require(loaded.shelf)
    for (title, isInOrder) in [("AA", true), ("C", false), ("B", true)] {
      try folder.write("---\ntitle: \(title)\ndate: 1969-01-02\n---\nHello", to: "Content/articles/a.md")
      let change = shelf.takeSmallChange(of: ["Content/articles/a.md"])
      #expect(change == .headlines)
      #expect(loaded.content.isInOrder == isInOrder, "\(title)")
    }
  }

  @Test func whatIsForgottenIsReadAgain() async throws {
    let folder = try TemporaryFolder(Self.files)
    var shelf = try #require(try await Self.load(folder, ContentShelf()).shelf)
    try folder.write("---\ntitle: House\n---\n", to: "Content/index.md")
    try folder.write("---\ntitle: We\n---\n", to: "Content/about.md")
    shelf.forget(["Content/index.md"])
    let loaded = try await Self.load(folder, shelf)
    #expect(loaded.content.documents.map(\.title).sorted() == ["About", "House"])
    shelf.forget(nil)
    let fresh = try await Self.load(folder, shelf)
    #expect(fresh.content.documents.map(\.title).sorted() == ["House", "We"])
  }

  @Test func aFolderThatIsGoneIsForgotten() async throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("---\ntitle: Start\n---\n", to: "Content/guide/start.md")
    var shelf = try #require(try await Self.load(folder, ContentShelf()).shelf)
    try folder.remove("Content/guide")
    shelf.forget(["Content/guide"])
    let loaded = try await Self.load(folder, shelf)
    #expect(loaded.content.documents.map(\.title).sorted() == ["About", "Home"])
  }
}
