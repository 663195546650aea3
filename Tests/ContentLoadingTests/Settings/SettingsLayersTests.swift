import Diagnostics
import Entities
import Files
import Routing
import TemporaryFolders
import Testing

@testable import ContentLoading

/// What is laid over `site.json`: the file of an environment, and variables.
struct SettingsLayersTests {
  private static let files = [
    "Content/site.json": """
    {"title": "T", "baseURL": "https://example.org/", "feeds": {"limit": 5, "content": "full"},
     "menus": {"main": [{"title": "A", "to": "/a/"}]},
     "collections": {"posts": {"kind": "articles", "title": "Posts", "pageSize": 3}}}
    """,
    "Content/site.production.json": """
    {"baseURL": "https://live.example/",
     "feeds": {"limit": 9}, "menus": {"main": []}, "search": true,
     "collections": {"posts": {"pageSize": 4}, "notes": {"kind": "records", "title": "Notes"}}}
    """,
  ]

  private static func read(
    _ files: [String: String] = files, _ environment: String? = "production",
    _ variables: [String: String] = [:]
  ) throws -> (settings: SiteSettings?, diagnostics: [Diagnostic]) {
    let folder = try TemporaryFolder(files)
    return try ContentLoader(root: folder.path).settings(
      SettingsChoice(environment: environment, variables: variables))
  }

  @Test func objectsArePutTogetherAndAllElseIsReplaced() throws {
    let (settings, diagnostics) = try Self.read()
    #expect(diagnostics.isEmpty)
    #expect(settings?.title == "T")
    #expect(settings?.baseURL == "https://live.example/")
    #expect(settings?.feeds.limit == 9)
    #expect(settings?.feeds.content == .full)
    #expect(settings?.menus == ["main": []])
    #expect(settings?.search == true)
    #expect(settings?.collections.map(\.name) == ["notes", "posts"])
    #expect(settings?.collections.last?.pageSize == 4)
    #expect(settings?.collections.last?.source.path == "Content/site.production.json")
  }

  @Test func withoutAnEnvironmentItsFileDoesNotCount() throws {
    let (settings, _) = try Self.read(Self.files, nil)
    #expect(settings?.baseURL == "https://example.org/")
    #expect(settings?.collections.map(\.pageSize) == [3])
  }

  @Test func aFaultIsToldInTheFileThatHasIt() throws {
    var files = Self.files
    files["Content/site.production.json"] = "{\n\"feeds\": {\"limit\": \"many\"}, \"serch\": true}"
    let (settings, diagnostics) = try Self.read(files)
    #expect(settings == nil)
    #expect(
      diagnostics.map(\.fullSummary) == [
        "Content/site.production.json:2:20 content/wrong-type",
        "Content/site.production.json:2:29 content/unknown-key",
      ])
  }

  @Test func anEnvironmentWithoutAFileCannotBeRead() {
    #expect(throws: FileFailure.self) { try Self.read(Self.files, "prodution") }
  }

  @Test func variablesCountMoreThanFiles() throws {
    let (settings, diagnostics) = try Self.read(
      Self.files, "production",
      [
        "VIPERA_BASE_URL": "https://preview.example/", "VIPERA_FEEDS_LIMIT": "7", "VIPERA_SEARCH": "false",
        "VIPERA_MARKDOWN_SMART_PUNCTUATION": "true", "VIPERA_AUTHOR_NAME": "Ann", "PATH": "/bin",
      ])
    #expect(diagnostics.isEmpty)
    #expect(settings?.baseURL == "https://preview.example/")
    #expect(settings?.feeds.limit == 7)
    #expect(settings?.search == false)
    #expect(settings?.markdown.smartPunctuation == true)
    #expect(settings?.author == Author(name: "Ann"))
  }

  @Test(arguments: [
    ("VIPERA_BASE_URL", "nowhere", "VIPERA_BASE_URL:1:1 content/bad-value", nil),
    ("VIPERA_SEARCH", "yes", "VIPERA_SEARCH:1:1 content/wrong-type", "write true"),
    (
      "VIPERA_BASEURL", "https://a.example/", "VIPERA_BASEURL:1:1 settings/unknown-variable",
      #"did you mean "VIPERA_BASE_URL"?"#
    ),
    ("VIPERA_MENUS", "x", "VIPERA_MENUS:1:1 settings/unknown-variable", nil),
  ])
  func aVariableThatSaysNothingIsTold(name: String, value: String, fault: String, hint: String?) throws {
    let (settings, diagnostics) = try Self.read(Self.files, nil, [name: value])
    #expect(diagnostics.map(\.fullSummary) == [fault])
    #expect((settings == nil) == diagnostics.contains { $0.severity == .error })
    if let hint { #expect(diagnostics.first?.hint == hint) }
  }

  @Test func theVariablesOfOurTestsAreNoSettings() throws {
    #expect(try Self.read(Self.files, nil, ["VIPERA_COMMONMARK": "/x"]).diagnostics.isEmpty)
  }

  @Test func filesOfEnvironmentsAreNotCopied() async throws {
    let folder = try TemporaryFolder(Self.files.merging(["Content/a/site.x.json": "{}"]) { $1 })
    let loaded = try await ContentLoader(root: folder.path).load(ContentChoice(now: .example))
    #expect(loaded.assets.map(\.output) == ["a/site.x.json"])
  }

  @Test func everySettingIsListedWithItsOrigin() throws {
    let folder = try TemporaryFolder(Self.files)
    let (entries, diagnostics) = try ContentLoader(root: folder.path).config(
      SettingsChoice(
        environment: "production", variables: ["VIPERA_FEEDS_LIMIT": "7"],
        baseURL: BaseURL("https://option.example/")))
    #expect(diagnostics.isEmpty)
    let lines = entries.map { "\($0.name) = \($0.value) (\($0.origin))" }
    for line in [
      #"baseURL = "https://option.example/" (--base-url)"#, #"title = "T" (Content/site.json:1)"#,
      #"feeds.content = "full" (Content/site.json:1)"#, #"feeds.limit = "7" (VIPERA_FEEDS_LIMIT)"#,
      "collections.posts.pageSize = 4 (Content/site.production.json:3)", #"language = "en" (default)"#,
      "search = true (Content/site.production.json:2)", #"taxonomies = ["tags"] (default)"#,
      #"collections.notes.permalink = "/:collection/:slug/" (default)"#,
      "menus.main = [] (Content/site.production.json:2)",
    ] {
      #expect(lines.contains(line), "\(line) is not among them")
    }
    #expect(lines.count == Set(entries.map(\.name)).count)
  }
}
