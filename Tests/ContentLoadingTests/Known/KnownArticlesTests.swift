import Caches
import Digests
import Entities
import Files
import Services
import TemporaryFolders
import Testing

@testable import ContentLoading

/// What a run knows of articles that an earlier one read.
@Suite struct KnownArticlesTests {
  private static let settings = """
    {"title": "Test", "baseURL": "https://example.org/", "taxonomies": {"tags": {"title": "Tags"}},
      "collections": {"articles": {"title": "Articles", "kind": "articles"},
        "events": {"title": "Events", "kind": "articles", "fields": {"place": {"type": "text"}}}}}
    """

  private static let files = [
    "Content/site.json": settings,
    "Content/index.md": "---\ntitle: Home\n---\n",
    "Content/articles/a.md": "---\ntitle: One\ndate: 2026-01-02\n---\nText\n",
    "Content/articles/2026-01-01-b.md": """
    ---
    title: Two
    slug: zwei
    updated: 2026-02-03T04:05:06+02:00
    weight: -3
    description: What it says
    summary: Shorter
    tags: [Swift, Größe]
    author: [Ada, Grace]
    image: {file: a.png, alt: A picture}
    series: {name: Tour, part: 2}
    template: special
    aliases: [/old/, /older/]
    extra: {map: {zoom: 3}, list: [a, b]}
    ---
    Text
    """,
    "Content/events/a.md": "---\ntitle: Event\ndate: 2025-12-31\nextra: {place: Here}\n---\n",
    "Content/articles/path.md": "---\ntitle: Placed\ndate: 2026-01-03\npath: /about/us/\n---\n",
  ]

  /// What makes a run read all that the one before it knew.
  private struct Run {
    var request = Digest(high: 1, low: 2)
    var now = "2026-06-01"
    var drafts = false
    /// The files that are others than they were, as far as the system tells.
    var changed: Set<String> = []
    /// Files that the system cannot tell from others.
    var uncertain: Set<String> = []
  }

  private func cache(_ folder: TemporaryFolder) -> CacheFile {
    CacheFile("articles", in: "\(folder.path)/cache", version: 1)
  }

  private func load(_ folder: TemporaryFolder, _ run: Run = Run()) async throws -> LoadedContent {
    let files = FileTree.walk("\(folder.path)/Content", includingHidden: true).files.map(\.path)
    let known = KnownArticles(
      in: cache(folder), of: run.request,
      among: files.map { path in
        let path = "Content/\(path)"
        let identity = FileIdentity(size: 1, modified: run.changed.contains(path) ? 2 : 1, number: 3)
        return SeenFile(path: path, identity: identity).certain(before: run.uncertain.contains(path) ? 0 : 4)
      })
    let loaded = try await ContentLoader(root: folder.path).load(
      ContentChoice(drafts: run.drafts, now: try #require(DateStamp(run.now))), knowing: { known })
    loaded.known?.write()
    return loaded
  }

  /// All that an article holds but its text, which is another object each time.
  private func outline(_ article: Article) throws -> [UInt8] {
    struct Other: Error {}
    guard case .kept(let text) = article.body.bytes else { throw Other() }
    var bytes = CacheBytes()
    try bytes.add(
      "\(article.source) \(article.slug) \(article.headline) \(article.date) \(article.weight ?? 0) \(article.terms.sorted { $0.key < $1.key }) \(article.details) \(article.aliases) \(text.version)"
    )
    return bytes.bytes
  }

  @Test func anArticleThatIsKnownIsTheOneThatWasRead() async throws {
    let folder = try TemporaryFolder(Self.files)
    let read = try await load(folder)
    #expect(read.diagnostics == [])
    for name in Self.files.keys where name.hasPrefix("Content/articles/") { try folder.write("", to: name) }
    let known = try await load(folder)
    let articles = read.content.articles(in: "articles")
    #expect(articles.count == 3)
    #expect(try known.content.articles(in: "articles").map(outline) == articles.map(outline))
  }

  @Test func theTextOfAnArticleThatIsKnownIsReadWhenItIsWanted() async throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try await load(folder)
    let article = try #require(
      try await load(folder).content.articles(in: "articles").first { $0.title == "One" })
    guard case .kept(let text) = article.body.bytes else {
      Issue.record("the text is at hand")
      return
    }
    let version = text.version
    #expect(text.bytes(of: version).map { String(decoding: $0[version.start...], as: UTF8.self) } == "Text\n")
  }

  /// A run before which the title of an article changes, and whether that is read.
  static let runs: [(what: String, isRead: Bool)] = [
    ("the same", false), ("another article", false), ("the article", true),
    ("a time that tells nothing", true),
    ("settings", true), ("defaults", true), ("defaults at the top", true), ("another request", true),
    ("settings that cannot be told", true),
  ]

  @Test(arguments: runs)
  func whatMayBeAnotherIsRead(what: String, isRead: Bool) async throws {
    let folder = try TemporaryFolder(
      Self.files.merging([
        "Content/_index.md": "---\ntitle: Top\n---\n",
        "Content/articles/_index.md": "---\ntitle: List\n---\n",
      ]) { $1 }.filter { $0.key != "Content/index.md" })
    _ = try await load(folder)
    try folder.write("---\ntitle: Other\ndate: 2026-01-02\n---\n", to: "Content/articles/a.md")
    var run = Run()
    switch what {
    case "another article": run.changed = ["Content/articles/path.md"]
    case "the article": run.changed = ["Content/articles/a.md"]
    case "a time that tells nothing": run.uncertain = ["Content/articles/a.md"]
    case "settings": run.changed = ["Content/site.json"]
    case "defaults": run.changed = ["Content/articles/_index.md"]
    case "defaults at the top": run.changed = ["Content/_index.md"]
    case "another request": run.request = Digest(high: 1, low: 3)
    case "settings that cannot be told": run.uncertain = ["Content/site.json"]
    default: break
    }
    let titles = try await load(folder, run).content.articles(in: "articles").map(\.title)
    #expect(titles.contains("Other") == isRead)
    #expect(titles.count == 3)
  }

  @Test func whatIsKnownIsWrittenAgainWhereEnoughOfItIsNew() async throws {
    let folder = try TemporaryFolder(Self.files)
    let file = { FileIdentity(ofFile: "\(folder.path)/cache/articles") }
    _ = try await load(folder)
    let first = try #require(file())
    _ = try await load(folder)
    #expect(file() == first)
    _ = try await load(folder, Run(changed: ["Content/articles/a.md"]))
    #expect(file() != first)
  }

  /// Articles of which more follows than a list of them.
  static let others = [
    "draft: true\ndate: 2026-01-01", "date: 2026-12-01", "date: 2026-01-01\npublishDate: 2026-01-02",
    "date: 2026-01-01\nexpiryDate: 2027-01-01", "date: 2026-01-01\nmenus: {main: {}}",
  ]

  @Test(arguments: others)
  func anArticleOfWhichMoreFollowsIsReadAgain(head: String) async throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("---\ntitle: More\n\(head)\n---\n", to: "Content/articles/more.md")
    let read = try await load(folder, Run(drafts: true))
    try folder.write("---\ntitle: Still more\n\(head)\n---\n", to: "Content/articles/more.md")
    let again = try await load(folder, Run(drafts: true))
    #expect(again.content.articles(in: "articles").allSatisfy { $0.title != "More" })
    #expect(again.hidden.count == read.hidden.count)
    #expect(again.isWaiting == read.isWaiting)
  }

  @Test func anArticleWithFieldsIsReadAgain() async throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try await load(folder)
    try folder.write(
      "---\ntitle: Other\ndate: 2026-01-01\nextra: {place: There}\n---\n", to: "Content/events/a.md")
    let events = try await load(folder).content.articles(in: "events")
    #expect(events.map(\.title) == ["Other"])
    #expect(events.first?.details.fields.count == 1)
  }

  @Test func anArticleThatIsOfALaterDateNowIsReadAgain() async throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try await load(folder)
    let earlier = try await load(folder, Run(now: "2026-01-02"))
    #expect(earlier.content.articles(in: "articles").map(\.title) == ["One", "Two"])
    #expect(earlier.hidden.map(\.title) == ["Placed"])
    #expect(earlier.isWaiting)
  }

  @Test func anArticleWithAFaultIsToldAgain() async throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("---\ntitle: Wrong\ndate: yesterday\n---\n", to: "Content/articles/wrong.md")
    let faults = try await load(folder).diagnostics
    #expect(faults.count == 1)
    #expect(try await load(folder).diagnostics == faults)
  }
}
