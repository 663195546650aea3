import Foundation
import Testing

/// This repository's own site with links that a script broke.
@Suite struct BrokenLinksTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path(percentEncoded: false)

  private struct Report: Decodable {
    struct Fault: Decodable {
      let file: String
      let rule: String
    }

    let diagnostics: [Fault]
  }

  /// How a link of a page is broken: what is replaced, by what, and the rule that it breaks then.
  private static func breaks(_ base: String) -> [(old: String, new: String, rule: String)] {
    [
      ("href=\"\(base)guide/\"", "href=\"\(base)giude/\"", "link/missing-page"),
      ("href=\"\(base)guide/\"", "href=\"\(base)guide/#nowhere\"", "link/missing-anchor"),
      ("href=\"\(base)guide/\"", "href=\"\(base)Guide/\"", "link/letter-case"),
      ("href=\"\(base)assets/site.", "href=\"\(base)assets/sight.", "link/missing-asset"),
      // Nothing is above the root of a host.
      (
        "href=\"\(base)guide/\"", "href=\"/../giude/\"",
        base == "/" ? "link/missing-page" : "link/outside-base"
      ),
    ]
  }

  @Test(arguments: ["https://vipera.example/", "https://vipera.example/sub/path/"])
  func twentyBrokenLinksAreTwentyFaults(baseURL: String) throws {
    let site = try TemporarySite([:])
    let built = try site.build(
      "--root", Self.repository, "-o", "Public", "--base-url", baseURL, clock: "2026-12-01")
    #expect(built.code == 0)
    #expect(built.output.contains(", all valid, all links resolve\n"))
    #expect(try faults(of: site, baseURL).isEmpty)

    let base = try #require(URL(string: baseURL)).path()
    let pages = try site.snapshot().keys.filter { $0.hasPrefix("rules/") && $0.hasSuffix(".html") }.sorted()
    var expected: [String] = []
    for (number, page) in pages.prefix(20).enumerated() {
      let change = Self.breaks(base)[number % 5]
      let text = try site.read("Public/\(page)")
      let range = try #require(text.range(of: change.old))
      try site.write(text.replacingCharacters(in: range, with: change.new), to: "Public/\(page)")
      expected.append("Public/\(page) \(change.rule)")
    }
    #expect(expected.count == 20)
    #expect(try faults(of: site, baseURL) == expected)
  }

  private func faults(of site: TemporarySite, _ baseURL: String) throws -> [String] {
    let outcome = try site.run(["check", "--base-url", baseURL, "--format", "json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    return report.diagnostics.map { "\($0.file) \($0.rule)" }.sorted()
  }
}

@Suite struct CheckedLinksTests {
  /// A page with `body`, and a title of its own.
  static func page(_ title: String, _ body: String) -> String {
    "<!DOCTYPE html><html lang=\"en\"><head><title>\(title)</title></head><body><h1>x</h1>\n\(body)\n</body></html>\n"
  }

  @Test func aFolderThatIsNoSiteHasPagesOnly() throws {
    let site = try TemporarySite(["a/b.html": Self.page("b", "<a href=\"none.html\">x</a>")])
    #expect(try site.run(["check", "a"]).code == 0)
    let outcome = try site.run(["check", "a", "--base-url", "/x/"])
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains(
        "a/b.html:2:10: error: the link \"none.html\" leads to no page or asset of this site"))
  }

  @Test func foldersAndPlainNamesFindTheirPages() throws {
    let site = try TemporarySite([
      "a/index.html": Self.page(
        "i", "<a href=\"b\">x</a> <a href=\"/c\">x</a> <a href=\"c/d#e\">x</a> <a href=\"/b/\">x</a>"),
      "a/b.html": Self.page("b", "<a href=\"./\">x</a>"),
      "a/c/index.html": Self.page("c", "<a href=\"d.html\">x</a>"),
      "a/c/d.html": Self.page("d", "<p id=\"e\">x</p>"),
    ])
    let outcome = try site.run(["check", "a"])
    #expect(outcome.output.contains("a/index.html:2:69: error: the link \"/b/\" leads to no page"))
    #expect(outcome.output.hasSuffix("4 pages checked, faults in 1 file\n"))
  }

  @Test func aLinkToAPageThatMovesOnIsTold() throws {
    let site = try TemporarySite([
      "a/index.html": Self.page("i", "<a href=\"b.html\">x</a>"),
      "a/b.html":
        "<!DOCTYPE html><html lang=\"en\"><head><title>b</title><meta http-equiv=\"refresh\" content=\"0; url=c.html\"></head></html>\n",
      "a/c.html": Self.page("c", "<p>x</p>"),
    ])
    let outcome = try site.run(["check", "a", "-q"])
    #expect(
      outcome.output.contains(
        "a/index.html:2:10: warning: the link \"b.html\" leads to /b.html, which only leads on"))
    #expect(outcome.code == 0)
  }

  @Test func styleSheetsOfAFolderAreRead() throws {
    let site = try TemporarySite([
      "a/index.html": Self.page("i", "<p>x</p>"), "a/s/x.css": "@import 'x.css';\np { b: url(../y.png) }\n",
    ])
    let outcome = try site.run(["check", "a"])
    #expect(
      outcome.output.contains("a/s/x.css:2:12: error: the file \"../y.png\" names no file of this site"))
  }

  @Test func aPathThatForgetsTheBasePathIsToldWithIt() throws {
    let site = try TemporarySite([
      "a/index.html": Self.page("i", "<p>x</p>"), "a/y.png": "",
      "a/x.css": "p { b: url(/y.png?v=1) }\nq { b: url(/z.png) }\n",
    ])
    let outcome = try site.run(["check", "a", "--base-url", "/docs/"])
    #expect(outcome.output.contains("  hint: did you mean \"/docs/y.png?v=1\"?\n"))
    #expect(outcome.output.contains("  hint: write the whole URL if that is meant\n"))
  }

  @Test func linksOfXMLAreFollowed() throws {
    let site = try TemporarySite([
      "a/index.html": Self.page("i", "<svg><use href=\"s.svg#a\"/><use href=\"s.svg#b\"/></svg>"),
      "a/s.svg": """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
      <g id="a" fill="url(#a)"/><a xlink:href="none.html"><image href="none.png"/></a>
      <a href="./#none"><use href="#none"/></a>
      <style><![CDATA[p { b: url(none.jpg) }]]></style></svg>
      """,
      "a/x.xhtml": "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><img src=\"s.sv\"/></body></html>",
      "a/f.xml": "<feed xmlns=\"http://www.w3.org/2005/Atom\">\n<link href=\"none/\"/></feed>",
      "a/other.xml": "<books><book href=\"none\" src=\"none\"/></books>",
    ])
    let outcome = try site.run(["check", "a", "-q"])
    let told = outcome.output.split(separator: "\n").filter { $0.hasPrefix("a/") }.map {
      "\($0.prefix { $0 != " " }) \($0.drop { $0 != "[" })"
    }
    #expect(
      told == [
        "a/f.xml:1:1: [feed/atom]", "a/f.xml:2:13: [link/missing-page]",
        "a/index.html:2:38: [link/missing-anchor]",
        "a/s.svg:2:42: [link/missing-page]", "a/s.svg:2:66: [link/missing-asset]",
        "a/s.svg:3:10: [link/missing-anchor]", "a/s.svg:3:30: [link/missing-anchor]",
        "a/s.svg:4:28: [link/missing-asset]", "a/x.xhtml:1:1: [site/orphan]",
        "a/x.xhtml:1:60: [link/missing-asset]",
      ])
  }

  @Test func linksOfPicturesStopABuild() throws {
    let dot = "<svg xmlns=\"http://www.w3.org/2000/svg\"><image href=\"none.png\"/></svg>"
    let site = try TemporarySite(TemporarySite.files.merging(["Content/guide/dot.svg": dot]) { $1 })
    let outcome = try site.build()
    #expect(outcome.code == 1)
    #expect(
      outcome.output.contains("Content/guide/dot.svg:1:54: error: the image \"none.png\" names no file"))
  }

  @Test func aBaseURLThatIsNoneIsAFaultOfUsage() throws {
    let site = try TemporarySite(["a/index.html": Self.page("i", "<p>x</p>")])
    #expect(try site.run(["check", "a", "--base-url", "docs"]).code == 2)
  }
}
