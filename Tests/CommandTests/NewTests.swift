import Foundation
import Testing

/// New pages, articles and records, made and built by the real program.
@Suite struct NewTests {
  /// A site with a collection of each kind, of which the records have to have something.
  private static func site() throws -> TemporarySite {
    try TemporarySite([
      "Content/site.json": """
      {
        "title": "Test",
        "baseURL": "https://example.org/",
        "menus": {"main": [{"title": "Articles", "to": "/articles/"}, {"title": "People", "to": "/people/"}]},
        "collections": {
          "articles": {"kind": "articles", "title": "Articles", "permalink": "/:year/:slug/"},
          "people": {
            "kind": "records", "title": "People",
            "fields": {
              "role": {"type": "enumeration", "values": ["author", "editor"], "required": true},
              "born": {"type": "date", "required": true},
              "home": {"type": "url", "required": true},
              "portrait": {"type": "image", "required": true},
              "friend": {"type": "reference", "to": "people", "required": true},
              "notes": {"type": "list", "of": "text", "required": true},
              "address": {
                "type": "object", "required": true,
                "fields": {"city": {"type": "text", "required": true}, "floor": {"type": "number", "required": true}}
              }
            }
          }
        }
      }
      """,
      "Content/index.md": "---\ntitle: Home\n---\n[About](about.md) and [the guide](guide/index.md)\n",
      "Content/about.md": "---\ntitle: About\n---\nText.\n",
      "Content/guide/index.md": "---\ntitle: Guide\n---\nText.\n",
      "Content/articles/one.md": "---\ntitle: One\ndate: 2026-01-01\n---\nText.\n",
      "Content/articles/2026-01-05-two.md": "---\ntitle: Two\n---\nText.\n",
    ])
  }

  private func new(
    _ kind: String, _ name: String, _ more: String..., in site: TemporarySite
  ) throws -> TemporarySite.Outcome {
    try site.run(["new", kind, "--clock", "2026-06-01"] + more + ["--", name])
  }

  /// What a build with drafts finds.
  private func found(in site: TemporarySite, _ arguments: String...) throws -> String {
    _ = try site.run(
      ["build", "--clock", "2026-06-01", "--dry-run", "--format", "json=found.json"] + arguments)
    return try site.read("found.json")
  }

  @Test func eachKindIsMadeAndTheSiteBuildsWithAndWithoutIt() throws {
    let site = try Self.site()
    let made = [
      try new("page", "guide/First steps", in: site), try new("article", "Hello, \"world\": a # b", in: site),
      try new("record", "Ann", in: site), try new("record", "bob.yaml", in: site),
    ]
    #expect(made.map(\.code) == [0, 0, 0, 0], "\(made.map(\.errors))")
    #expect(
      made.map(\.output) == [
        "Content/guide/first-steps.md\n", "Content/articles/hello-world-a-b.md\n",
        "Content/people/ann.json\nContent/people/ann.svg\n",
        "Content/people/bob.yaml\nContent/people/bob.svg\n",
      ])
    let remark = "a draft: with --drafts, serve shows it and build publishes it\n"
    #expect(made.map(\.errors) == [remark, remark, remark, remark])
    for flags in [[], ["--drafts"]] {
      let built = try site.run(["build", "--clock", "2026-06-01", "--fail-on", "hint"] + flags)
      #expect(built.code == 0, "\(built.output)")
      #expect(site.exists("Public/guide/first-steps/index.html") == !flags.isEmpty)
      #expect(site.exists("Public/2026/hello-world-a-b/index.html") == !flags.isEmpty)
      #expect(site.exists("Public/people/bob/index.html") == !flags.isEmpty)
    }
    let listed = try site.run(["list", "drafts"])
    #expect(listed.output.contains("Hello, \"world\": a # b"), "\(listed.output)")
  }

  private static let names = [
    "yes", "007", "1.5", "null", "- dash", "? query", "# hash", "a: colon", "@at", "`tick`", "{curly}",
    "[square]", "*star", "&and", "!bang me", "%cent", "'quoted'", "\"double\"", "back\\slash", "日本語",
    "Ünïcödé",
    "🐍 emoji", "e\u{301}tude", "a\u{a0}space", "שלום", "TCP/IP", "--help me", "<b>bold</b>", "{{mustache}}",
    String(repeating: "long ", count: 300) + "name",
  ]

  @Test func anyNameWillDo() throws {
    let site = try Self.site()
    for name in Self.names {
      for (kind, name) in [("article", name), ("record", "\(name) & more")] {
        let made = try new(kind, name, in: site)
        #expect(made.code == 0, "\(made.errors)")
      }
    }
    let built = try site.build("--drafts", "--fail-on", "hint")
    #expect(built.code == 0, "\(built.output)")
    let listed = try site.run(["list", "drafts", "--json"])
    let list = try JSONSerialization.jsonObject(with: Data(listed.output.utf8)) as? [[String: Any]]
    // A name that is fit for URLs starts with a capital letter as a title.
    #expect(
      Set(list?.compactMap { ($0["title"] as? String)?.lowercased() } ?? [])
        == Set(Self.names.flatMap { [$0, "\($0) & more"] }.map { $0.lowercased() }), "\(listed.output)")
  }

  @Test(arguments: [
    ("page", "about", "there is a page at /about/ already, of Content/about.md"),
    ("page", "About", "there is a page at /about/"), ("page", "guide", "of Content/guide/index.md"),
    ("page", "about/index", "there is a page at /about/"), ("page", "index", "there is a page at / already"),
    ("page", "people", "there is a page at /people/"), ("page", "2026/one", "there is a page at /2026/one/"),
    ("page", "404.html/../x", "is not a name"), ("page", "../x", "is not a name"),
    ("page", "/etc/passwd", "is not a name"), ("page", "articles/x", "vipera new article NAME --in articles"),
    ("page", "static/x", "copied as they are"), ("page", "!!!", "can stand in a URL"),
    ("article", "one", "of Content/articles/one.md"), ("article", "ONE", "of Content/articles/one.md"),
    ("article", "two", "of Content/articles/2026-01-05-two.md"), ("article", "../../x", "is not a name"),
    ("article", "🐍", "can stand in a URL"), ("article", "index", "the list of articles"),
    ("record", "", "is not a name"), ("record", "/x", "is not a name"),
  ])
  func whatCannotBeIsRefused(kind: String, name: String, message: String) throws {
    let site = try Self.site()
    let before = try site.snapshot(of: "Content")
    let outcome = try new(kind, name, in: site)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try site.snapshot(of: "Content") == before)
  }

  @Test func aFileThatCannotBeReadIsNotMadeAgain() throws {
    let site = try Self.site()
    try site.write("---\ntitle: [\n---\n", to: "Content/articles/broken.md")
    try site.write("---\ntitle: [\n---\n", to: "Content/Other.md")
    #expect(try new("article", "Broken", in: site).errors.contains("  Content/articles/broken.md\n"))
    #expect(try new("page", "other", in: site).errors.contains("  Content/Other.md\n"))
    #expect(try new("article", "Fine", in: site).code == 0)
  }

  @Test func aCollectionIsNamedWhereThereAreSeveral() throws {
    let site = try Self.site()
    let outcome = try new("article", "Hello", "--in", "article", in: site)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("did you mean \"articles\"?"))
    #expect(try new("article", "Hello", "--in", "articles", in: site).code == 0)
    #expect(try new("record", "Hello", "--in", "articles", in: site).errors.contains("holds articles"))
  }

  @Test func withoutASiteNothingIsMade() throws {
    let site = try TemporarySite([:])
    let outcome = try new("page", "x", in: site)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("Content/site.json") && outcome.errors.contains("vipera init"))
    try site.write("{\"title\": 1}", to: "Content/site.json")
    let faulty = try new("page", "x", in: site)
    #expect(faulty.code == 1)
    #expect(faulty.output.contains("[content/"), "\(faulty.output)")
    #expect(!site.exists("Content/x.md"))
  }

  @Test func theSiteMayLieElsewhere() throws {
    let site = try TemporarySite([:])
    #expect(try site.run(["init", "a site"]).code == 0)
    let made = try site.run(["new", "article", "My next article", "--root", "a site"])
    #expect(made.output == "a site/Content/articles/my-next-article.md\n")
    #expect(try found(in: site, "--root", "a site", "--drafts", "--future").contains("\"diagnostics\":[]"))
  }

  @Test func aModuleIsMadeInAPackageAlone() throws {
    let site = try TemporarySite(["sources/vipera/Package.swift": ""])
    let refused = try site.run(["new", "module", "Events"])
    #expect(refused.code == 2)
    #expect(refused.errors.contains("vipera init --swift"), "\(refused.errors)")
    #expect(try site.run(["init", "--swift", "--vipera", "sources/vipera", "my-site"]).code == 0)
    let made = try site.run(["new", "module", "Events", "--root", "my-site"])
    #expect(made.code == 0, "\(made.errors)")
    #expect(made.output.hasPrefix("my-site/Sources/MySite/Events/EventsContract.swift\n"))
    #expect(made.output.hasSuffix("my-site/Tests/MySiteTests/EventsTests.swift\n"))
    #expect(
      made.errors.hasPrefix(
        "next: add EventsPage.module(kit) to the modules in Sources/MySite/Main.swift\n"))
    let again = try site.run(["new", "module", "Events", "--root", "my-site"])
    #expect(again.code == 2)
    #expect(again.errors.contains("  Templates/events.mustache"), "\(again.errors)")
  }
}
