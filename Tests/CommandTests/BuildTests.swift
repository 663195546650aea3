import Foundation
import Testing

@Suite struct BuildTests {
  @Test func buildWritesAPageOfEveryType() throws {
    let site = try TemporarySite()
    let outcome = try site.build()
    #expect(outcome.code == 0, "\(outcome.output)")
    let pages = [
      "index.html", "about/index.html", "guide/start/index.html", "articles/index.html",
      "articles/page/2/index.html", "articles/one/index.html", "tags/swift/index.html", "rules/index.html",
      "rules/first/index.html", "404.html",
    ]
    for page in pages { #expect(site.exists("Public/\(page)"), "\(page) is missing") }
    #expect(try site.read("Public/about/index.html").contains("<title>About – Test</title>"))
    #expect(try site.read("Public/guide/start/index.html").contains("src=\"/guide/dot.svg\""))
    #expect(try site.read("Public/index.html").contains("<a href=\"/about/\">about</a>"))
  }

  @Test func filesThatAreNoContentAreCopied() throws {
    let site = try TemporarySite()
    try site.write("body {}", to: "Templates/assets/extra.css")
    try site.build()
    #expect(try site.read("Public/robots.txt") == "User-agent: *\n")
    #expect(try site.read("Public/guide/dot.svg").hasPrefix("<svg"))
    #expect(try site.read("Public/assets/extra.css") == "body {}")
    #expect(site.exists("Public/assets/site.css"))
  }

  @Test func aSecondBuildRewritesNoFile() throws {
    let site = try TemporarySite()
    try site.build()
    let first = try site.snapshot()
    try site.build()
    #expect(try site.snapshot() == first)
  }

  @Test func theSameInputGivesTheSameBytesWhateverTheNumberOfTasks() throws {
    let one = try TemporarySite()
    let many = try TemporarySite()
    try one.build("-j", "1")
    try many.build("-j", "7")
    #expect(try one.snapshot().mapValues(\.bytes) == many.snapshot().mapValues(\.bytes))
  }

  @Test func theFilesOfAPageThatIsGoneAreRemovedAndOthersLeftAlone() throws {
    let site = try TemporarySite()
    try site.build()
    try site.write("mine", to: "Public/about/mine.txt")
    try site.write("mine", to: "Public/CNAME")
    try FileManager.default.removeItem(at: site.url("Content/rules/first.json"))
    try FileManager.default.removeItem(at: site.url("Content/guide"))
    try site.write("---\ntitle: Home\n---\nSee [about](about.md).\n", to: "Content/index.md")
    try site.build()
    #expect(!site.exists("Public/rules/first"))
    #expect(!site.exists("Public/guide"))
    #expect(try site.read("Public/CNAME") == "mine")
    #expect(try site.read("Public/about/mine.txt") == "mine")
  }

  @Test(arguments: ["https://example.org/", "https://example.org/sub/path/", "http://localhost:8000/x"])
  func everyLinkLeadsToAFile(baseURL: String) throws {
    let site = try TemporarySite()
    try site.write(
      "---\ntitle: Links\n---\n[a](/about/) [b](articles/one.md#Main) [c](@/guide/start.md) <a href=\"/rules/\">d</a>\n",
      to: "Content/links.md")
    #expect(try site.build("--base-url", baseURL).code == 0)
    let base = try #require(URL(string: baseURL)).path() + (baseURL.hasSuffix("/") ? "" : "/")
    let links = try LinkCheck.localLinks(in: site.snapshot())
    #expect(links.count > 20)
    for (page, link) in links {
      let path = try #require(link.hasPrefix(base) ? link.dropFirst(base.count) : nil, "\(page): \(link)")
      let file = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
      #expect(site.exists("Public/\(file)"), "\(page): \(link)")
    }
  }

  @Test func draftsAndFutureArticlesAppearWhenAskedFor() throws {
    let site = try TemporarySite()
    try site.write(TemporarySite.article("Later", date: "2027-01-01"), to: "Content/articles/later.md")
    try site.write("---\ntitle: Draft\ndraft: true\n---\n", to: "Content/draft.md")
    try site.build()
    #expect(!site.exists("Public/articles/later") && !site.exists("Public/draft"))
    try site.build("--future")
    #expect(site.exists("Public/articles/later") && !site.exists("Public/draft"))
    try site.build("--drafts")
    #expect(!site.exists("Public/articles/later") && site.exists("Public/draft"))
    try site.build(clock: "2027-02-01")
    #expect(site.exists("Public/articles/later"))
  }

  @Test func aDryRunWritesNothing() throws {
    let site = try TemporarySite()
    #expect(try site.build("--dry-run").code == 0)
    #expect(!site.exists("Public"))
  }

  @Test func aBuildTellsWhereItsTimeGoes() throws {
    let outcome = try TemporarySite().build("--timings")
    #expect(outcome.code == 0)
    let told = outcome.output + outcome.errors
    for line in ["load", "plan", "render", "  presenter", "links", "publish", "slowest pages", "peak memory"]
    {
      #expect(told.contains("\n\(line)"), "\(line) is missing in \(told)")
    }
  }

  @Test func warningsStopTheBuildWhenAskedFor() throws {
    let site = try TemporarySite()
    try FileManager.default.removeItem(at: site.url("Content/rules"))
    #expect(try site.build().code == 0)
    let strict = try site.build("--strict", "-o", "Other")
    #expect(strict.code == 1)
    #expect(strict.output.contains("Content/site.json:7:5: warning:"))
    #expect(!site.exists("Other"))
  }

  @Test func diagnosticsAreToldInSeveralFormsAtOnce() throws {
    let site = try TemporarySite()
    try site.write("---\ntitel: About\n---\n", to: "Content/about.md")
    let outcome = try site.build("--format", "text", "--format", "json=report.json")
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Content/about.md:2:1: error:"))
    let report = try JSONSerialization.jsonObject(with: Data(contentsOf: site.url("report.json")))
    let object = try #require(report as? [String: Any])
    let diagnostics = try #require(object["diagnostics"] as? [[String: Any]])
    #expect(object["version"] as? Int == 1)
    #expect(
      diagnostics.contains { $0["rule"] as? String == "content/unknown-key" && $0["line"] as? Int == 2 })
  }
}

/// Finds the links of built pages.
enum LinkCheck {
  static func localLinks(in files: [String: TemporarySite.Snapshot]) -> [(page: String, link: String)] {
    files.filter { $0.key.hasSuffix(".html") }.flatMap { page, file in
      String(decoding: file.bytes, as: UTF8.self)
        .matches(of: /(?:href|src)="([^"#?]*)/)
        .map { (page, String($0.1)) }
        // The script of the search is found by a relative link, so that it works from a disk.
        .filter {
          !$0.1.isEmpty && !$0.1.contains("://") && !$0.1.hasPrefix("mailto:")
            && !$0.1.hasPrefix("../assets/")
        }
    }
  }
}
