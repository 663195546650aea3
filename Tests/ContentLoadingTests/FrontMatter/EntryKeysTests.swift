import ContentLoading
import Diagnostics
import Entities
import Services
import TemporaryFolders
import Testing

/// What the keys of front matter turn into, in any format and under the names of others.
struct EntryKeysTests {
  static let site = """
    {"title": "T", "baseURL": "https://example.org/",
     "collections": {"articles": {"kind": "articles", "title": "A"}},
     "taxonomies": {"tags": {}, "categories": {"title": "Sorts", "pageSize": 3}}}
    """
  static let now = DateStamp(secondsSince1970: 1_780_000_000)

  static func load(
    _ files: [String: String], expired: Bool = false, future: Bool = false
  ) async throws -> LoadedContent {
    let folder = try TemporaryFolder(
      files.merging(["Content/site.json": site]) { given, _ in given })
    return try await ContentLoader(root: folder.path).load(
      ContentChoice(future: future, expired: expired, now: now))
  }

  static func article(_ text: String) async throws -> Article {
    let loaded = try await load(["Content/articles/a.md": text])
    #expect(loaded.diagnostics.map(\.fullSummary) == [])
    return try #require(loaded.content.articles(in: "articles").first)
  }

  static func faults(_ files: [String: String]) async throws -> [String] {
    try await load(files).diagnostics.filter { $0.rule != "settings/empty-collection" }.map(\.fullSummary)
  }

  @Test(arguments: [
    """
    ---
    title: A
    date: 2026-01-02
    updated: 2026-02-03
    description: D
    summary: S
    author: [Ann, Bob]
    image: {file: a.png, alt: An A}
    series: {name: Trip, part: 2}
    tags: [x]
    categories: [Y]
    weight: 3
    path: /own/
    template: note
    extra: {a: 1, b: {c: [x, true]}}
    ---
    """,
    """
    +++
    title = "A"
    date = 2026-01-02
    lastmod = 2026-02-03
    description = "D"
    excerpt = "S"
    authors = ["Ann", "Bob"]
    image = {file = "a.png", alt = "An A"}
    weight = 3
    url = "own/"
    template = "note"
    [series]
    name = "Trip"
    part = 2
    [taxonomies]
    tags = ["x"]
    categories = ["Y"]
    [params]
    a = 1
    b.c = ["x", true]
    +++
    """,
    """
    {"title": "A", "date": "2026-01-02", "last_modified_at": "2026-02-03", "description": "D",
     "summary": "S", "author": ["Ann", "Bob"], "image": {"file": "a.png", "alt": "An A"},
     "series": {"name": "Trip", "part": 2}, "tags": ["x"], "categories": ["Y"], "weight": 3,
     "permalink": "/own/", "template": "note", "extra": {"a": 1, "b": {"c": ["x", true]}}}
    """,
  ])
  func everyKeyIsReadInEveryFormat(text: String) async throws {
    let article = try await Self.article(text)
    #expect(article.date.dayText == "2026-01-02")
    #expect(article.details.updated?.dayText == "2026-02-03")
    #expect(article.description == "D")
    #expect(article.headline.teaser == "S")
    #expect(article.author == "Ann, Bob")
    #expect(article.details.image?.file == "a.png")
    #expect(article.details.image?.alt == "An A")
    #expect(article.details.series?.name == "Trip")
    #expect(article.details.series?.part == 2)
    #expect(article.terms == ["tags": [Tag("x")], "categories": [Tag("Y")]])
    #expect(article.weight == 3)
    #expect(article.details.path == "/own/")
    #expect(article.details.template?.name == "note")
    #expect(article.details.extra.map { "\($0.name)=\($0.value)" } == ["a=1", "b.c=x", "b.c=true"])
  }

  @Test func shortFormsAreWrittenOut() async throws {
    let article = try await Self.article(
      "---\ntitle: A\ndate: 2026-01-02\nauthor: Ann\nimage: a.png\nseries: Trip\nredirect_from: /old/\n---\n")
    #expect(article.details.authors == ["Ann"])
    #expect(article.details.image?.source == ContentSource(path: "Content/articles/a.md", line: 5, column: 8))
    #expect(article.details.series?.part == nil)
    #expect(article.aliases.map(\.path) == ["/old/"])
  }

  @Test(arguments: [
    (
      "layout: post", "content/unknown-key",
      "the key is \"template\": the name of a file in Templates without its extension"
    ),
    ("keywords: [a]", "content/unknown-key", "write \"tags\""),
    ("sumary: x", "content/unknown-key", "did you mean \"summary\"?"),
    ("genres: [a]", "content/unknown-key", nil),
    ("lastmod: soon", "content/bad-value", nil),
    ("path: ../x", "content/bad-value", nil),
    ("slug: \"🎉\"", "content/bad-value", nil),
    ("extra: 1", "content/wrong-type", nil),
    ("weight: heavy", "content/wrong-type", nil),
    ("image: {file: ''}", "content/bad-value", nil),
    ("series: {part: 1}", "content/missing-key", "\"name\" is text with a visible character"),
    ("tags: x", "content/wrong-type", "write [x]"),
  ])
  func whatIsWrongIsToldWithTheNameWeUse(line: String, rule: String, hint: String?) async throws {
    let loaded = try await Self.load([
      "Content/articles/a.md": "---\ntitle: A\ndate: 2026-01-02\n\(line)\n---\n"
    ])
    #expect(loaded.diagnostics.map(\.rule) == [rule])
    if let hint { #expect(loaded.diagnostics.first?.hint == hint) }
    #expect(loaded.diagnostics.first?.location.line == 4)
  }

  @Test(arguments: [
    ("publishDate: 2030-01-01", ["future"]), ("expiryDate: 2020-01-01", ["expired"]),
    ("published: false", ["draft"]), ("draft: true\nexpirydate: 2020-01-01", ["draft", "expired"]),
    ("published: 2030-01-01", ["future"]),
  ])
  func whatIsHiddenIsKeptInTheListOfIt(lines: String, reasons: [String]) async throws {
    let files = ["Content/a.md": "---\ntitle: A\n\(lines)\n---\n"]
    let loaded = try await Self.load(files)
    #expect(loaded.content.documents.isEmpty)
    #expect(loaded.hidden.map(\.title) == ["A"])
    #expect(loaded.hidden.first?.reasons.map(\.rawValue) == reasons)
    #expect(loaded.unpublished.keys.sorted() == ["Content/a.md"])
    let all = try await Self.load(files, expired: true, future: true)
    #expect(all.content.documents.isEmpty == reasons.contains("draft"))
    #expect(all.hidden.count == 1)
  }

  @Test(arguments: [("2030-01-01", true), ("2020-01-01", false)])
  func aSiteWaitsForWhatWillExpire(date: String, isWaiting: Bool) async throws {
    let loaded = try await Self.load(["Content/a.md": "---\ntitle: A\nexpiryDate: \(date)\n---\n"])
    #expect(loaded.isWaiting == isWaiting)
  }

  @Test(arguments: ["menus: main", "menu: [main]", "menus: {main: {}}"])
  func aPageAsksForAPlaceInAMenu(line: String) async throws {
    let loaded = try await Self.load(["Content/guide/a.md": "---\ntitle: A\n\(line)\n---\n"])
    let entries = loaded.content.settings.menus["main"] ?? []
    #expect(entries.map(\.title) == ["A"])
    #expect(entries.map(\.to) == ["@/guide/a.md"])
    #expect(entries.first?.source.line == 3)
  }

  @Test func menusAreOrderedByWeightThenTitleBehindThoseOfTheSettings() async throws {
    let loaded = try await Self.load([
      "Content/site.json":
        #"{"title": "T", "baseURL": "https://example.org/", "menus": {"main": [{"title": "Z", "to": "/"}]}}"#,
      "Content/a.md": "---\ntitle: A\nmenus: main\n---\n",
      "Content/b.md": "---\ntitle: B\nmenus: {main: {weight: 2, title: Bee}}\n---\n",
      "Content/c.md": "---\ntitle: C\nmenus: {main: {weight: 1}, footer: {}}\n---\n",
    ])
    #expect(loaded.content.settings.menus["main"]?.map(\.title) == ["Z", "C", "Bee", "A"])
    #expect(loaded.content.settings.menus["footer"]?.map(\.title) == ["C"])
  }

  @Test func termsOfOneSlugAndSymbolsAreTold() async throws {
    let loaded = try await Self.load([
      "Content/articles/a.md": "---\ntitle: A\ndate: 2026-01-02\ntags: [Swift, C]\n---\n",
      "Content/articles/b.md": "---\ntitle: B\ndate: 2026-01-02\ntags: [x, swift]\ncategories: ['🎉']\n---\n",
    ])
    #expect(
      loaded.diagnostics.map(\.fullSummary) == [
        "Content/articles/b.md:4:11 content/term-spelling", "Content/articles/b.md:5:14 content/term-slug",
      ])
    #expect(loaded.diagnostics.map(\.severity) == [.warning, .error])
    #expect(loaded.diagnostics[0].hint?.contains("Content/articles/a.md:4:8") == true)
  }

  @Test func termsOfOneSlugInOneArticleAreTold() async throws {
    let loaded = try await Self.load([
      "Content/articles/a.md": "---\ntitle: A\ndate: 2026-01-02\ntags: [C, C!, x, C, '.C']\n---\n"
    ])
    #expect(
      loaded.diagnostics.map(\.fullSummary) == [
        "Content/articles/a.md:4:11 content/term-spelling",
        "Content/articles/a.md:4:21 content/term-spelling",
      ])
    #expect(
      loaded.diagnostics.map(\.message) == [
        "\"C!\" and \"C\" are one term: both are \"c\" in URLs",
        "\".C\" and \"C\" are one term: both are \"c\" in URLs",
      ])
    #expect(loaded.diagnostics[0].hint?.contains("Content/articles/a.md:4:8") == true)
    #expect(loaded.content.articles(in: "articles").first?.tags.map(\.name) == ["C", "x"])
  }

  @Test(arguments: [
    ("draft: true\npublished: true", "5:1", "\"published\" and \"draft\" mean the same"),
    ("published: false\ndraft: false", "5:1", "\"draft\" and \"published\" mean the same"),
    ("updated: 2026-01-02\nlastmod: 2026-01-03", "5:1", "\"lastmod\" and \"updated\" mean the same"),
    ("url: /a/\npath: /b/", "5:1", "\"path\" and \"url\" mean the same"),
    ("tags: [a]\ntaxonomies: {tags: [b]}", "5:14", "the key \"tags\" is given twice"),
  ])
  func keysThatMeanTheSameAreAFault(lines: String, place: String, message: String) async throws {
    let loaded = try await Self.load([
      "Content/articles/a.md": "---\ntitle: A\ndate: 2026-01-02\n\(lines)\n---\n"
    ])
    #expect(loaded.diagnostics.map(\.fullSummary) == ["Content/articles/a.md:\(place) content/duplicate-key"])
    #expect(loaded.diagnostics.first?.message == message)
    #expect(loaded.diagnostics.first?.hint == "the first one is in line 4; remove one of the two")
  }

  @Test func whatHidesAPageCountsWhereItIsSaidFirst() async throws {
    let loaded = try await Self.load(["Content/a.md": "---\ntitle: A\ndraft: true\npublished: true\n---\n"])
    #expect(loaded.content.documents.isEmpty)
    #expect(loaded.diagnostics.map(\.rule).first == "content/duplicate-key")
  }

  @Test func aSeriesWithOneNumberTwiceIsAFault() async throws {
    let files = ["a", "b"].map {
      ("Content/articles/\($0).md", "---\ntitle: A\ndate: 2026-01-02\nseries: {name: S, part: 1}\n---\n")
    }
    #expect(
      try await Self.faults(Dictionary(uniqueKeysWithValues: files)) == [
        "Content/articles/b.md:4:9 content/series-part"
      ])
  }
}
