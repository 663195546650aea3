import Foundation
import Testing

/// Sites as people bring them from elsewhere, built by the real program.
@Suite struct BroughtContentTests {
  static let settings = """
    {"title": "T", "baseURL": "https://example.org/docs/",
     "collections": {"posts": {"kind": "articles", "title": "Posts", "permalink": "/:year/:slug/"}},
     "taxonomies": {"tags": {}, "categories": {"title": "Categories"}}}
    """

  static let files = [
    "Content/site.json": settings,
    "Content/_index.md": "+++\ntitle = \"Home\"\n+++\nSee [the guide](guide/_index.md).\n",
    "Content/posts/_index.md":
      "+++\ntitle = \"Writing\"\nsort_by = \"date\"\npaginate_by = 5\n+++\nAll of it.\n",
    "Content/posts/trip/index.md": """
    +++
    title = "Trip"
    date = 2026-01-02
    lastmod = 2026-02-03
    authors = ["Ann", "Bob"]
    image = "way.svg"
    series = "Trips"
    menus = "main"
    [taxonomies]
    tags = ["Zürich"]
    categories = ["Travel"]
    +++
    See ![the way](way.svg) and [the track](tracks/one.txt).
    """,
    "Content/posts/trip/way.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    "Content/posts/trip/tracks/one.txt": "one",
    "Content/posts/2026-03-04-note.md": """
    {"title": "Note", "tags": ["Zürich"], "series": {"name": "Trips", "part": 1}, "url": "/own/place/"}
    After [the trip](trip/index.md).
    """,
    "Content/posts/unfinished/index.md": "---\ntitle: Unfinished\ndate: 2026-01-01\npublished: false\n---\n",
    "Content/posts/unfinished/secret.txt": "secret",
    "Content/guide/_index.md":
      "---\ntitle: Guide\nsort: title\ncascade: {summary: In short.}\n---\nAll of it.\n",
    "Content/guide/b.md": "---\ntitle: B\n---\nText.\n",
    "Content/guide/deep/_index.md": "---\ntitle: Deep\n---\n",
    "Content/guide/deep/c.md": "---\ntitle: C\n---\nText.\n",
    "Content/tags/zürich/_index.md": "---\ntitle: The city\n---\nAt the lake.\n",
    "Content/old.md": "---\ntitle: Old\nexpiryDate: 2020-01-01\n---\n",
    "Content/later.md": "---\ntitle: Later\npublishDate: 2999-01-01\n---\n",
  ]

  @Test func everythingHasItsPlace() throws {
    let site = try TemporarySite(Self.files)
    let outcome = try site.run(["build", "--clock", "2026-06-01"])
    #expect(outcome.code == 0, "\(outcome.output)")
    let trip = try site.read("Public/2026/trip/index.html")
    #expect(trip.contains("<img src=\"/docs/2026/trip/way.svg\" alt=\"the way\" decoding=\"async\"/>"))
    #expect(trip.contains("href=\"/docs/2026/trip/tracks/one.txt\""))
    #expect(trip.contains("<time datetime=\"2026-02-03\">"))
    #expect(trip.contains("Ann, Bob"))
    #expect(trip.contains("Part 2 of 2"))
    #expect(trip.contains("<h2>Related</h2>"))
    #expect(trip.contains("href=\"/docs/categories/travel/\""))
    #expect(try site.read("Public/2026/trip/tracks/one.txt") == "one")
    #expect(try site.read("Public/own/place/index.html").contains("href=\"/docs/2026/trip/\""))
    #expect(try site.read("Public/posts/index.html").contains("<h1>Writing</h1>"))
    #expect(try site.read("Public/tags/zürich/index.html").contains("At the lake."))
    #expect(try site.read("Public/guide/index.html").contains("<p>In short.</p>"))
    #expect(
      try site.read("Public/guide/deep/c/index.html").contains("<a href=\"/docs/guide/deep/\">Deep</a>"))
    #expect(try site.read("Public/index.html").contains("<a href=\"/docs/2026/trip/\""))
    for path in [
      "Public/old", "Public/later", "Public/posts/unfinished/secret.txt", "Public/2026/unfinished",
    ] {
      #expect(!site.exists(path))
    }
  }

  @Test(arguments: [
    ("drafts", "Content/posts/unfinished/index.md  2026-01-01  Unfinished"),
    ("future", "Content/later.md  2999-01-01  Later"), ("expired", "Content/old.md  2020-01-01  Old"),
  ])
  func whatIsHiddenIsListed(list: String, line: String) throws {
    let site = try TemporarySite(Self.files)
    let text = try site.run(["list", list, "--clock", "2026-06-01"])
    #expect(text.code == 0)
    #expect(
      text.output.split(separator: " ").joined(separator: " ") == line.split(separator: " ").joined(
        separator: " ") + "\n")
    let json = try site.run(["list", list, "--json", "--clock", "2026-06-01"])
    let objects = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: String]]
    #expect(objects?.count == 1)
    #expect(objects?.first?["source"] == String(line.prefix { $0 != " " }))
  }

  @Test func everyPageIsListedWithItsSource() throws {
    let site = try TemporarySite(Self.files)
    let outcome = try site.run(["list", "routes", "--json", "--clock", "2026-06-01"])
    let objects = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: String]])
    let trip = objects.first { $0["path"] == "/2026/trip/" }
    #expect(trip?["source"] == "Content/posts/trip/index.md")
    #expect(trip?["module"] == "Article")
    #expect(objects.contains { $0["route"] == "terms categories" })
  }

  @Test func whatHasExpiredIsPublishedWhenAskedFor() throws {
    let site = try TemporarySite(Self.files)
    #expect(try site.run(["build", "--expired", "--clock", "2026-06-01"]).code == 0)
    #expect(try site.read("Public/old/index.html").contains("<h1>Old</h1>"))
  }

  /// A file that is added, and where and under which rule the build says what is wrong with it.
  @Test(
    arguments: [
      (
        "two bundles on one path",
        ["Content/posts/x/trip/index.md": "---\ntitle: T\ndate: 2026-05-05\n---\n"], "routing/collision"
      ),
      ("both pages of a folder", ["Content/guide/index.md": "---\ntitle: G\n---\n"], "routing/collision"),
      (
        "a term of symbols", ["Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: ['🎉']\n---\n"],
        "content/term-slug"
      ),
      ("emoji in a slug", ["Content/a.md": "---\ntitle: A\nslug: 🎉\n---\n"], "content/bad-value"),
      (
        "a number twice",
        ["Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-01\nseries: {name: Trips, part: 1}\n---\n"],
        "content/series-part"
      ),
      (
        "a picture that is not there", ["Content/a.md": "---\ntitle: A\nimage: no.png\n---\n"],
        "routing/unknown-page"
      ),
      (
        "a template that is not there", ["Content/a.md": "---\ntitle: A\ntemplate: no\n---\n"],
        "template/unknown-template"
      ),
      (
        "a link to a hidden bundle",
        ["Content/a.md": "---\ntitle: A\n---\n[Its file](posts/unfinished/secret.txt)\n"], "link/to-draft"
      ),
      ("a path outside", ["Content/a.md": "---\ntitle: A\npath: /../../etc/\n---\n"], "content/bad-value"),
      (
        "a menu entry that collides", ["Content/a.md": "---\ntitle: A\npath: /own/place/\n---\n"],
        "routing/collision"
      ),
      ("a text of no term", ["Content/tags/gone/_index.md": "---\ntitle: G\n---\n"], "content/unknown-term"),
    ] as [(String, [String: String], String)])
  func badInputIsToldAtItsSourceAndNothingIsWritten(
    what: String, added: [String: String], rule: String
  ) throws {
    let site = try TemporarySite(Self.files.merging(added) { _, new in new })
    let outcome = try site.run(["build", "--clock", "2026-06-01"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("[\(rule)]"), "\(outcome.output)")
    #expect(added.keys.contains { outcome.output.contains("\($0):") }, "\(outcome.output)")
    #expect(!site.exists("Public/index.html"))
  }

  @Test(arguments: ["مرحبا بالعالم", "10 000", "日本語の題", "\u{202E}odd"])
  func titlesOfAnyScriptHavePages(title: String) throws {
    let site = try TemporarySite(
      Self.files.merging(["Content/a.md": "---\ntitle: \"\(title)\"\n---\nText.\n"]) { _, new in new })
    #expect(try site.run(["build", "--clock", "2026-06-01"]).code == 0)
    #expect(try site.read("Public/a/index.html").contains("<h1>\(title)</h1>"))
  }

  @Test func anArticleOfManyTagsIsBuilt() throws {
    let tags = (0..<400).map { "t\($0)" }.joined(separator: ", ")
    let site = try TemporarySite(
      Self.files.merging(["Content/posts/a.md": "---\ntitle: A\ndate: 2026-01-01\ntags: [\(tags)]\n---\n"]) {
        _, new in new
      })
    #expect(try site.run(["build", "--clock", "2026-06-01"]).code == 0)
    let list = try site.read("Public/tags/t399/index.html")
    #expect(list.contains("Tagged") && list.contains("/tags/t11/") && !list.contains("/tags/t12/"))
    #expect(try site.read("Public/2026/a/index.html").contains("/tags/t399/"))
  }
}
