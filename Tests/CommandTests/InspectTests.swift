import Foundation
import Testing

/// What `vipera inspect` tells of one page.
@Suite struct InspectTests {
  private static func report(_ outcome: TemporarySite.Outcome) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  @Test func aPageTellsWhereItComesFrom() throws {
    let site = try TemporarySite()
    try site.write(
      "---\ntitle: Start & go\naliases: [/old/]\n---\n![A dot](dot.svg)\n\nSee <https://example.com/x> and [home](../index.md).\n",
      to: "Content/guide/start.md")
    #expect(try site.build().code == 0)
    let files = try site.snapshot()
    let cache = try site.snapshot(of: ".vipera-cache")
    let outcome = try site.run(["inspect", "/guide/start/", "--clock", "2026-06-01"])
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let size = try #require(files["guide/start/index.html"]?.bytes.count)
    let facts = """
      /guide/start/
        title         Start & go – Test
        URL           https://example.org/guide/start/
        output path   guide/start/index.html
        size          \(size.formatted(.number.locale(Locale(identifier: "en_US")))) bytes
        page type     Text
        route         text guide/start
        source        Content/guide/start.md
        templates     Templates/text.mustache

      """
    #expect(outcome.output.hasPrefix(facts), "\(outcome.output)")
    for part in [
      "                Templates/layout.mustache\n", "  language      en\n", "  aliases       /old/\n",
      "  /\n", "linked from (1)\n  /\n", "on other hosts (1)\n  https://example.com/x\n",
      "\nview model TextModule.TextPage.ViewModel\n", "  title        text    Start & go\n",
    ] {
      #expect(outcome.output.contains(part), "\(part) in \(outcome.output)")
    }
    for line in outcome.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(try site.snapshot() == files)
    #expect(try site.snapshot(of: ".vipera-cache") == cache)
  }

  @Test(arguments: [
    "guide/start", "/guide/start", "guide/start/index.html", "Public/guide/start/index.html",
    "./guide/start/",
    "https://example.org/guide/start/", "https://example.org/guide/start/#top", "Content/guide/start.md",
    "./Content/guide/start.md", "@/guide/start.md",
  ])
  func aPageHasManyNames(name: String) throws {
    let site = try TemporarySite()
    let outcome = try site.run(["inspect", name])
    #expect(outcome.code == 0 && outcome.output.hasPrefix("/guide/start/\n"), "\(outcome.errors)")
    #expect(!site.exists("Public") && !site.exists(".vipera-cache"))
  }

  @Test func programsAreToldTheSame() throws {
    let site = try TemporarySite(LanguageCommandTests.files)
    let report = try Self.report(try site.run(["inspect", "Content/index.de.md", "--json"]))
    #expect(report["address"] as? String == "/de/")
    #expect(report["url"] as? String == "https://example.org/de/")
    #expect(report["outputPath"] as? String == "de/index.html")
    #expect(report["module"] as? String == "Home")
    #expect(report["language"] as? String == "de")
    #expect((report["source"] as? [String: Any])?["file"] as? String == "Content/index.de.md")
    #expect(
      report["translations"] as? [[String: String]] == [
        ["language": "en", "address": "/"], ["language": "he", "address": "/he/"],
      ])
    #expect((report["templates"] as? [String])?.first == "Templates/home.mustache")
    #expect((report["linksTo"] as? [String])?.contains("/more/") == true)
    #expect((report["linkedFrom"] as? [String])?.contains("/") == true)
    let model = try #require(report["viewModel"] as? [String: Any])
    #expect(model["title"] as? String == "Start", "\(model.keys)")
    #expect((model["body"] as? String)?.contains("<a href=\"/more/\">mehr</a>") == true)
  }

  @Test func aBasePathIsPartOfTheAddressOrNot() throws {
    let site = try TemporarySite()
    let base = ["--base-url", "https://example.org/docs/"]
    for name in ["/docs/guide/start/", "/guide/start/", "https://example.org/docs/guide/start/"] {
      let outcome = try site.run(["inspect", name] + base)
      #expect(
        outcome.output.contains("  URL           https://example.org/docs/guide/start/\n"),
        "\(outcome.errors)")
    }
    let outcome = try site.run(["inspect", "https://example.org/guide/start/"] + base)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors
        == "vipera: error: https://example.org/guide/start/ is no URL of this site, which is at https://example.org/docs/\n"
    )
  }

  @Test(arguments: [
    ("/guide/strat/", "there is no page /guide/strat/: did you mean \"/guide/start/\"?"),
    (
      "Content/guide/strat.md",
      "there is no page Content/guide/strat.md: did you mean \"Content/guide/start.md\"?"
    ),
    (
      "guide/strat/index.html",
      "there is no page guide/strat/index.html: did you mean \"guide/start/index.html\"?"
    ),
    ("/zzz/qqq/", "there is no page /zzz/qqq/: vipera list routes lists all pages"),
    (
      "/robots.txt",
      "/robots.txt is no page, but a file that is copied: Content/static/robots.txt becomes robots.txt"
    ),
    ("Content/draft.md", "Content/draft.md has no page: it is a draft"),
    ("https://example.com/", "https://example.com/ is no URL of this site, which is at https://example.org/"),
  ])
  func aPageThatIsNotThereIsCodeTwo(name: String, message: String) throws {
    let site = try TemporarySite()
    try site.write("---\ntitle: Draft\ndraft: true\n---\nText.\n", to: "Content/draft.md")
    let outcome = try site.run(["inspect", name])
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    #expect(outcome.errors == "vipera: error: \(message)\n")
  }

  @Test func pagesThatNobodyWroteAreToldToo() throws {
    let site = try TemporarySite()
    let list = try site.run(["inspect", "/articles/", "--clock", "2026-06-01"])
    #expect(list.code == 0 && list.output.contains("  page type     Archive\n"), "\(list.output)")
    let sitemap = try site.run(["inspect", "/sitemap.xml", "--clock", "2026-06-01"])
    #expect(sitemap.code == 0 && sitemap.output.contains("  page type     Sitemap\n"), "\(sitemap.output)")
  }

  @Test func whatIsWrongIsSaidBeside() throws {
    let site = try TemporarySite()
    try site.write("---\ntitle: About\n---\n[gone](gone.md)\n", to: "Content/about.md")
    let outcome = try site.run(["inspect", "/about/"])
    #expect(outcome.code == 0 && outcome.output.hasPrefix("/about/\n"))
    #expect(outcome.errors.hasPrefix("vipera: the content has an error"), "\(outcome.errors)")
  }

  @Test func onlyOneThingIsInspected() throws {
    let outcome = try TemporarySite().run(["inspect", "/", "--templates"])
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("say what to inspect: --templates, or a page such as /guide/start/"))
  }
}
