import Foundation
import Testing

/// What a site publishes beside its pages, by the real program.
@Suite struct OutputsTests {
  static let wishes =
    #""search": true, "feeds": {"formats": ["atom", "rss", "json"], "content": "full", "terms": true},"#

  static func site(_ files: [String: String] = [:]) throws -> TemporarySite {
    let settings = TemporarySite.settings.replacing("\"menus\"", with: "\(wishes)\n  \"menus\"")
    var all = TemporarySite.files.merging(["Content/site.json": settings]) { $1 }
    all["Content/static/robots.txt"] = nil
    return try TemporarySite(all.merging(files) { $1 })
  }

  private static let outputs =
    ["feed.xml", "rss.xml", "feed.json"].flatMap { file in
      ["", "articles/", "tags/swift/"].map { $0 + file }
    } + ["sitemap.xml", "robots.txt"]

  @Test func aSiteIsPublishedWithAllThatProgramsRead() throws {
    let site = try Self.site()
    let outcome = try site.build("--strict")
    #expect(outcome.code == 0, "\(outcome.output)")
    for output in Self.outputs { #expect(site.exists("Public/\(output)"), "\(output) is missing") }
    let article = try site.read("Public/articles/one/index.html")
    #expect(
      article.contains(
        "<link rel=\"alternate\" type=\"application/rss+xml\" title=\"Tagged “swift” – Test\" href=\"/tags/swift/rss.xml\"/>"
      ))
    #expect(try site.run(["check", "Public", "--base-url", "https://example.org/"]).code == 0)
  }

  @Test func theBaseURLChangesEveryOutput() throws {
    let site = try Self.site([
      "Content/articles/far.md": TemporarySite.article(
        "Far", date: "2026-01-04",
        body:
          "![A dot](../guide/dot.svg) and <a href=\"/about/\">about</a>, [one](one.md).[^1]\n\n[^1]: Note.")
    ])
    #expect(try site.build("--base-url", "https://other.example/a/b/").code == 0)
    for output in Self.outputs {
      let text = try site.read("Public/\(output)")
      #expect(text.contains("https://other.example/a/b/"), "\(output)")
      #expect(!text.contains("https://example.org"), "\(output)")
      let addresses = text.matches(of: /https:\\?\/\\?\/other\.example[^\s"<&]*/).map { String($0.output) }
      #expect(addresses.allSatisfy { $0.hasPrefix("https://other.example/a/b/") }, "\(output) \(addresses)")
      #expect(text.firstMatch(of: /(?:href|src)=(?:&quot;|\\")[^h]/) == nil, "\(output)")
    }
    for page in try site.snapshot().keys where page.hasSuffix(".html") {
      let text = try site.read("Public/\(page)")
      let links = text.matches(of: /(?:href|src)="(\/[^"]*)"/).map { String($0.1) }
      #expect(links.allSatisfy { $0.hasPrefix("/a/b/") }, "\(page) \(links)")
    }
    #expect(try site.run(["check", "Public", "--base-url", "https://other.example/a/b/"]).code == 0)
  }

  @Test func theClockChangesNothingButTheYearInTheFooter() throws {
    let site = try Self.site()
    #expect(try site.build(clock: "2026-06-01").code == 0)
    let first = try site.snapshot().mapValues(\.bytes)
    #expect(try site.build("--no-cache", clock: "2026-12-31T23:59:59Z").code == 0)
    #expect(try site.snapshot().mapValues(\.bytes) == first)
    #expect(try site.build("--no-cache", clock: "2027-06-01").code == 0)
    let next = try site.snapshot().mapValues(\.bytes)
    #expect(next.keys == first.keys)
    for (path, bytes) in next where path.hasSuffix(".html") {
      let text = String(decoding: bytes, as: UTF8.self).replacing("© 2027", with: "© 2026")
      #expect(Data(text.utf8) == first[path], "\(path)")
    }
    for path in Self.outputs { #expect(next[path] != nil && next[path] == first[path], "\(path)") }
  }

  @Test func filesOfTheSiteTakeThePlaceOfThoseThatWouldBeMade() throws {
    let files = [
      "robots.txt": "User-agent: *\nDisallow: /\n", "feed.xml": "<mine/>", "sitemap.xml": "<mine/>",
    ]
    let site = try Self.site(
      Dictionary(uniqueKeysWithValues: files.map { ("Content/static/\($0)", $1) }))
    let outcome = try site.build()
    #expect(outcome.code == 0, "\(outcome.output)")
    for (file, text) in files { #expect(try site.read("Public/\(file)") == text) }
    #expect(site.exists("Public/articles/feed.xml"))
  }

  @Test func aSecondBuildFindsNothingToDo() throws {
    let site = try Self.site()
    #expect(try site.build().code == 0)
    let first = try site.snapshot()
    #expect(try site.build(clock: "2026-07-01").code == 0)
    #expect(try site.snapshot() == first)
  }

  @Test func whatListsAPageDoesNotMakeItKnown() throws {
    let site = try Self.site(["Content/lost.md": "---\ntitle: Lost\n---\nText.\n"])
    #expect(try site.build().output.contains("[site/orphan]"))
    #expect(try site.read("Public/sitemap.xml").contains("https://example.org/lost/"))
    try site.write("---\ntitle: Lost\ndraft: true\n---\nText.\n", to: "Content/lost.md")
    let drafts = try site.build("--drafts")
    #expect(site.exists("Public/lost/index.html"))
    #expect(!drafts.output.contains("[site/orphan]"), "pages that are published may not link to drafts")
  }

  @Test func aSiteCanBeSearched() throws {
    let site = try Self.site()
    #expect(try site.build("--strict", "--base-url", "https://other.example/a/b/").code == 0)
    let page = try site.read("Public/search/index.html")
    let index = try #require(page.firstMatch(of: /data-index="([^"]*)"/)).1
    #expect(try site.read("Public/search/\(index).js").hasPrefix("viperaSearch(\"\(index)\",{"))
    #expect(try site.read("Public/about/index.html").contains("href=\"/a/b/search/\">Search</a>"))
    #expect(site.exists("Public/assets/search.js"))
    let files = Set(try site.snapshot(of: "Public/search").keys)
    try site.write(TemporarySite.article("Four", date: "2026-01-04"), to: "Content/articles/four.md")
    #expect(try site.build("--base-url", "https://other.example/a/b/").code == 0)
    #expect(Set(try site.snapshot(of: "Public/search").keys).intersection(files) == ["index.html"])
  }

  @Test func aFileOfTheHeadThatIsMissingIsTold() throws {
    let settings = TemporarySite.settings.replacing(
      "\"menus\"", with: "\"icon\": \"/none.svg\",\n  \"menus\"")
    let site = try TemporarySite(TemporarySite.files.merging(["Content/site.json": settings]) { $1 })
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Content/site.json:4:11: error:"), "\(outcome.output)")
    #expect(outcome.output.contains("[routing/unknown-page]"))
  }
}
