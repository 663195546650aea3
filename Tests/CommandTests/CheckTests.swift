import Foundation
import Testing

@Suite struct CheckTests {
  /// A page with `body` from its second line on.
  static func page(_ body: String) -> String {
    "<!DOCTYPE html><html lang=\"en\"><head><title>t</title></head><body>\n\(body)\n</body></html>\n"
  }

  @Test func aBuiltSiteIsClean() throws {
    let site = try TemporarySite()
    try site.build()
    let outcome = try site.run(["check"])
    #expect(outcome.code == 0)
    #expect(outcome.output.hasSuffix("pages checked, all passed\n"))
  }

  @Test func hiddenFilesAreWhatLinksLeadTo() throws {
    let site = try TemporarySite([
      "Public/index.html": Self.page(
        "<a href=\"/.well-known/security.txt\">a</a> <a href=\"/.git/HEAD\">b</a>"),
      "Public/.well-known/security.txt": "Contact: a", "Public/.git/HEAD": "x",
    ])
    let outcome = try site.run(["check"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("the link \"/.git/HEAD\" leads to no page"), "\(outcome.output)")
    #expect(!outcome.output.contains("security.txt\" leads"), "\(outcome.output)")
  }

  @Test func whatAManifestNamesHasToBeThere() throws {
    let site = try TemporarySite([
      "Public/index.html": Self.page("<p>a</p>"),
      "Public/site.webmanifest":
        "{\"name\": \"T\", \"start_url\": \"/\", \"icons\": [{\"src\": \"/none.png\", \"sizes\": \"192x192\"}]}",
    ])
    let outcome = try site.run(["check"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("Public/site.webmanifest:1:"), "\(outcome.output)")
    #expect(outcome.output.contains("none.png"))
  }

  @Test func faultsAreToldAtTheirPlace() throws {
    let site = try TemporarySite([
      "a/good.html": Self.page("<p>well</p>"), "a/open.html": Self.page("<div>\n<p>text</p>"),
      "b/stray.htm": Self.page("<p>text</b></p>"),
    ])
    let outcome = try site.run(["check", "a", "b"])
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        a/open.html:2:1: error: <div> is never closed [html/unclosed-element]
          2 | <div>
            | ^
          hint: write </div> where it ends
        b/stray.htm:2:8: error: </b> closes nothing that is open here [html/stray-end-tag]
          2 | <p>text</b></p>
            |        ^
          hint: remove it, or write <b> where the element starts
        3 pages checked, faults in 2 files

        """)
  }

  @Test func programsReadJSON() throws {
    let site = try TemporarySite(["a/open.html": Self.page("<div>")])
    let outcome = try site.run(["check", "--format", "json", "a"])
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        {"version":1,"files":1,"diagnostics":[{"file":"a/open.html","line":2,"column":1,"severity":"error",\
        "rule":"html/unclosed-element","message":"<div> is never closed","hint":"write </div> where it ends"}]}

        """)
  }
}
