import ContentLoading
import Diagnostics
import Entities
import Files
import Foundation
import Routing
import Services
import TemporaryFolders
import Testing

struct ContentLoaderTests {
  private let site = """
    {
      "title": "Vipera",
      "baseURL": "https://example.org/docs",
      "author": {"name": "Ada", "url": "/about/"},
      "menus": {"main": [{"title": "Guide", "to": "guide/index.md"}]},
      "collections": {
        "rules": {"kind": "records", "title": "Rules"},
        "articles": {"kind": "articles", "title": "Articles", "pageSize": 2, "template": "note"}
      }
    }
    """
  private let now = DateStamp(secondsSince1970: 1_780_000_000)

  private func load(
    _ folder: TemporaryFolder, drafts: Bool = false, future: Bool = false, baseURL: BaseURL? = nil
  ) async throws -> LoadedContent {
    try await ContentLoader(root: folder.path).load(
      ContentChoice(
        drafts: drafts, future: future, now: now,
        settings: SettingsChoice(baseURL: baseURL)))
  }

  private func load(_ files: [String: String], drafts: Bool = false, future: Bool = false) async throws
    -> LoadedContent
  {
    let files = files.merging(["Content/site.json": site]) { given, _ in given }
    return try await load(TemporaryFolder(files), drafts: drafts, future: future)
  }

  private func faults(_ loaded: LoadedContent) -> [String] {
    loaded.diagnostics.filter { $0.severity == .error }.map(\.fullSummary)
  }

  @Test func aDayThatIsInNoCalendarIsToldInTheNameOfAFile() async throws {
    let loaded = try await load(
      ["2026-02-30-x", "2026-02-28-y", "2026-2-30-z"].reduce(into: [:]) { files, name in
        files["Content/articles/\(name).md"] = "---\ntitle: X\n---\n"
      })
    #expect(
      loaded.diagnostics.filter { $0.rule == "content/bad-value" }.map { "\($0.place): \($0.message)" }
        == [
          "Content/articles/2026-02-30-x.md:1:1: the name of this file starts with 2026-02-30, and there is no such day"
        ])
    let dated = try await load(["Content/articles/2026-02-30-x.md": "---\ntitle: X\ndate: 2026-01-01\n---\n"])
    #expect(faults(dated) == [])
  }

  @Test func settingsAreRead() async throws {
    let settings = try await load([:]).content.settings
    #expect(settings.title == "Vipera")
    #expect(settings.baseURL == "https://example.org/docs/")
    #expect(settings.language == "en")
    #expect(settings.author == Author(name: "Ada", url: "/about/"))
    #expect(
      settings.menus == [
        "main": [
          MenuEntry(
            title: "Guide", to: "guide/index.md",
            source: ContentSource(path: "Content/site.json", line: 5, column: 47))
        ]
      ])
    #expect(
      settings.collections == [
        CollectionSettings(
          name: "articles", kind: .articles, title: "Articles", template: "note", pageSize: 2,
          source: ContentSource(path: "Content/site.json", line: 8, column: 5)),
        CollectionSettings(
          name: "rules", kind: .records, title: "Rules",
          source: ContentSource(path: "Content/site.json", line: 7, column: 5)),
      ])
  }

  @Test func collectionsWithoutFilesAreWarnedOf() async throws {
    let loaded = try await load(["Content/rules/a.json": #"{"title": "A"}"#])
    #expect(loaded.diagnostics.map(\.fullSummary) == ["Content/site.json:8:5 settings/empty-collection"])
    #expect(loaded.diagnostics.map(\.severity) == [.warning])
  }

  @Test func documentsAreRead() async throws {
    let loaded = try await load([
      "Content/index.md": "---\ntitle: Home\n---\nHello",
      "Content/guide/index.md": "---\ntitle: Guide\nweight: 2\ndescription: All of it\n---\n",
      "Content/guide/Getting Started.md": "---\ntitle: Start\ndate: 2030-01-01\n---\n",
      "Content/My Folder/a.md": "---\ntitle: A\nslug: other\n---\n",
      "Content/draft.md": "---\ntitle: D\ndraft: true\n---\n",
    ])
    #expect(faults(loaded).isEmpty)
    let documents = loaded.content.documents
    #expect(
      documents.map { ($0.folders + [$0.slug]).map(\.description).joined(separator: "/") } == [
        "my-folder/other", "guide/getting-started", "guide/index", "index",
      ])
    #expect(documents.map(\.title) == ["A", "Start", "Guide", "Home"])
    #expect(documents[0].source == ContentSource(path: "Content/My Folder/a.md", line: 3, column: 7))
    #expect(documents[1].source == ContentSource(path: "Content/guide/Getting Started.md"))
    #expect(documents[2].weight == 2)
    #expect(documents[2].description == "All of it")
    let body = documents[3].body
    #expect(body.path == "Content/index.md")
  }

  @Test(arguments: [
    (false, false, ["new", "hello", "old"]),
    (true, false, ["draft", "new", "hello", "old"]),
    (false, true, ["later", "new", "hello", "old"]),
  ])
  func articlesAreOrderedAndChosen(drafts: Bool, future: Bool, slugs: [String]) async throws {
    let loaded = try await load(
      [
        "Content/articles/old.md": "---\ntitle: Old\ndate: 2020-01-01\n---\n",
        "Content/articles/2024-05-06-hello.md": "---\ntitle: Hello\ntags: [a, b]\nauthor: Eve\n---\n",
        "Content/articles/2019-01-01-x.md": "---\ntitle: New\nslug: new\ndate: 2025-01-01\n---\n",
        "Content/articles/2026/later.md": "---\ntitle: Later\ndate: 2030-01-01T10:00:00Z\n---\n",
        "Content/articles/draft/index.md": "---\ntitle: D\ndate: 2026-01-01\ndraft: true\n---\n",
      ], drafts: drafts, future: future)
    #expect(faults(loaded).isEmpty)
    let articles = loaded.content.articles(in: "articles")
    #expect(articles.map(\.slug.description) == slugs)
    let hello = try #require(articles.first { $0.title == "Hello" })
    #expect(hello.date.dayText == "2024-05-06")
    #expect(hello.tags == [Tag("a"), Tag("b")])
    #expect(hello.author == "Eve")
    #expect(loaded.content.documents.isEmpty)
  }

  @Test func recordsAreReadFromObjectsAndArrays() async throws {
    let loaded = try await load([
      "Content/rules/Some Rule.json": """
      {"title": "B", "weight": 1, "summary": "s", "group": "g", "body": "*Hi*\\n",
       "facts": [{"name": "n", "value": "v"}], "references": [{"title": "t", "to": "index.md"}]}
      """,
      "Content/rules/more/list.json": """
      [{"title": "The Second"},
       {"title": "C", "slug": "third"},
       {"title": "D", "draft": true}]
      """,
    ])
    #expect(faults(loaded).isEmpty)
    let records = loaded.content.records(in: "rules")
    #expect(records.map(\.slug.description) == ["some-rule", "third", "the-second"])
    #expect(
      records[0].body
        == MarkdownText(
          path: "Content/rules/Some Rule.json", bytes: Array("*Hi*\n".utf8),
          place: ContentSource(path: "Content/rules/Some Rule.json", line: 1, column: 67)))
    #expect(records[0].facts == [Record.Fact(name: "n", value: "v")])
    #expect(
      records[0].references == [
        Record.Reference(
          title: "t", to: "index.md",
          source: ContentSource(path: "Content/rules/Some Rule.json", line: 2, column: 78))
      ])
    #expect(records[0].source == ContentSource(path: "Content/rules/Some Rule.json"))
    #expect(records[1].source == ContentSource(path: "Content/rules/more/list.json", line: 2, column: 25))
    #expect(records[2].source == ContentSource(path: "Content/rules/more/list.json", line: 1, column: 2))
  }

  @Test func otherFilesAreAssets() async throws {
    let folder = try TemporaryFolder([
      "Content/site.json": site, "Content/data.json": "[", "Content/guide/map.png": "", "Content/.hidden": "",
      "Content/articles/x.json": "{}", "Content/static/.nojekyll": "", "Content/static/a/b.md": "",
      "Content/static/c~": "",
    ])
    let loaded = try await load(folder)
    #expect(faults(loaded).isEmpty)
    #expect(
      loaded.assets.map { "\($0.source) > \($0.output)" } == [
        "Content/articles/x.json > articles/x.json", "Content/data.json > data.json",
        "Content/guide/map.png > guide/map.png", "Content/static/.nojekyll > .nojekyll",
        "Content/static/a/b.md > a/b.md",
      ])
    #expect(loaded.assets.first?.file == "\(folder.path)/Content/articles/x.json")
  }

  @Test func everyFaultOfEveryFileIsToldInOneRun() async throws {
    let folder = try TemporaryFolder([
      "Content/site.json": site,
      "Content/a.md": "---\ntitel: A\ndescription: [x]\n---\n",
      "Content/b.md": "---\ntitle: B\n\tslug: b\n---\n",
      "Content/c.md": "",
      "Content/d.md": "---\ntitle: D\n",
      "Content/e.md": "---\ntitle: E\nslug: ../../etc\nweight: heavy\n---\n",
      "Content/f.md": "---\ntitle: F\n---\nText\u{0}",
      "Content/articles/g.md": "---\ntitle: G\ndate: 2026-02-30\n---\n",
      "Content/articles/h.md": "---\ndescription: H\n---\n",
      "Content/articles/index.md": "---\ntitle: I\n---\n",
      "Content/rules/j.json": "{\"title\": \"J\",\n \"weight\": \"1\",}",
      "Content/rules/k.json": "[{\"title\": \"K\"},\n {\"titel\": \"K\"}, 1]",
      "Content/rules/l.md": "---\ntitle: L\n---\n",
      "Content/m.md": "---\ntitle: ''\n---\n",
    ])
    try folder.write(Data([0x2D, 0x0A, 0x61, 0xFC]), to: "Content/n.md")
    try folder.link("Content/loop", to: "loop")
    try folder.link("Content/guide/up", to: "..")
    try folder.link("Content/static/gone.png", to: "nowhere")
    #expect(
      faults(try await load(folder)) == [
        "Content/a.md:1:1 content/missing-key", "Content/a.md:2:1 content/unknown-key",
        "Content/a.md:3:14 content/wrong-type", "Content/articles/g.md:3:7 content/bad-value",
        "Content/articles/h.md:1:1 content/missing-key", "Content/articles/h.md:1:1 content/missing-key",
        "Content/articles/index.md:1:1 content/misplaced", "Content/b.md:3:1 yaml/syntax",
        "Content/c.md:1:1 front-matter/missing", "Content/d.md:1:1 front-matter/unclosed",
        "Content/e.md:3:7 content/bad-value", "Content/e.md:4:9 content/wrong-type",
        "Content/f.md:4:5 content/control-character", "Content/guide/up:1:1 files/link-loop",
        "Content/loop:1:1 files/link-loop", "Content/m.md:2:8 content/bad-value",
        "Content/n.md:2:2 content/invalid-utf8", "Content/rules/j.json:2:12 content/wrong-type",
        "Content/rules/j.json:2:15 json/trailing-comma", "Content/rules/k.json:2:2 content/missing-key",
        "Content/rules/k.json:2:3 content/unknown-key", "Content/rules/k.json:2:18 content/wrong-type",
        "Content/rules/l.md:1:1 content/misplaced", "Content/static/gone.png:1:1 files/dangling-link",
      ])
  }

  @Test(arguments: [
    ("", ["1:1 json/empty"]),
    ("[]", ["1:1 content/wrong-type"]),
    ("{}", ["1:1 content/missing-key", "1:1 content/missing-key"]),
    (
      #"{"title": "x", "baseUrl": "https://x.org"}"#, ["1:1 content/missing-key", "1:16 content/unknown-key"]
    ),
    (#"{"title": "x", "baseURL": "x.org"}"#, ["1:27 content/bad-value"]),
    (
      #"{"title": "x", "baseURL": "https://x.org", "language": "en_GB"}"#, ["1:56 content/bad-value"]
    ),
    (
      #"{"title": "x", "baseURL": "https://x.org", "collections": {"a/b": {"kind": "article", "title": "t"}}}"#,
      ["1:60 content/bad-value", "1:76 content/bad-value"]
    ),
    (
      #"{"title": "x", "baseURL": "https://x.org", "collections": {"static": {"kind": "articles", "title": "t", "pageSize": 0}}}"#,
      ["1:60 content/bad-value", "1:117 content/bad-value"]
    ),
    (
      #"{"title": "x", "baseURL": "https://x.org", "feeds": {"formats": ["atm"], "limit": 0, "tag": true}}"#,
      ["1:66 content/bad-value", "1:83 content/bad-value", "1:86 content/unknown-key"]
    ),
  ])
  func faultySettingsAreToldAndNothingIsLoaded(text: String, faults: [String]) async throws {
    let loaded = try await load(["Content/site.json": text, "Content/a.md": "---\ntitle: A\n---\n"])
    #expect(loaded.diagnostics.map(\.summary) == faults)
    #expect(loaded.diagnostics.allSatisfy { $0.location.file == "Content/site.json" })
    #expect(loaded.content.documents.isEmpty)
  }

  @Test func whatWasMeantIsSuggested() async throws {
    let loaded = try await load([
      "Content/site.json":
        #"{"title": "x", "baseURL": "https://x.org", "collections": {"a": {"kind": "article", "title": "t"}}}"#
    ])
    #expect(loaded.diagnostics.map(\.hint) == ["did you mean \"articles\"?"])
  }

  @Test func theChoiceReplacesTheBaseURL() async throws {
    let folder = try TemporaryFolder(["Content/site.json": site])
    let loaded = try await load(folder, baseURL: BaseURL("http://localhost:8000"))
    #expect(loaded.content.settings.baseURL == "http://localhost:8000/")
  }

  @Test func theTextOfAFileStartsBehindItsFrontMatter() async throws {
    let content = try await load(["Content/site.json": site]).content
    let starts = ["---\na: b\n---\nc": 13, "+++\na = 1\n+++\nc": 14, "{\"a\": 1}\nc": 9, "c": 0]
    for (text, start) in starts {
      #expect(content.startOfText(in: Array(text.utf8)) == start)
    }
  }

  @Test func brokenGroundIsThrown() async throws {
    await #expect(throws: FileFailure(path: "Content", reason: "No such file or directory")) {
      try await load(TemporaryFolder())
    }
    await #expect(throws: FileFailure(path: "Content/site.json", reason: "No such file or directory")) {
      try await load(TemporaryFolder(["Content/a.md": ""]))
    }
    await #expect(throws: FileFailure(path: "Content/site.json", reason: "it is a folder")) {
      try await load(TemporaryFolder(["Content/site.json/a": ""]))
    }
  }

  @Test func manyFilesKeepTheirOrder() async throws {
    let files = (0..<300).map { ("Content/p\($0).md", "---\ntitle: T\nx: 1\n---\n") }
    let loaded = try await load(Dictionary(uniqueKeysWithValues: files))
    #expect(faults(loaded) == files.map { "\($0.0):3:1 content/unknown-key" }.sorted())
  }
}
