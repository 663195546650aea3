import Foundation
import Testing

/// What `--explain` tells of a build behind another one.
@Suite struct ExplainTests {
  private static func site() throws -> TemporarySite {
    let site = try TemporarySite()
    try #require(try site.build().code == 0)
    return site
  }

  @Test func aFirstBuildHasNothingToGoBy() throws {
    let outcome = try TemporarySite().build("--explain")
    #expect(
      outcome.errors.contains("pages made: the last build left nothing to go by"), "\(outcome.errors)")
  }

  @Test func aTextConcernsThePagesThatShowIt() throws {
    let site = try Self.site()
    try site.write(
      TemporarySite.article("One", date: "2026-01-01", body: "Else."), to: "Content/articles/one.md")
    let outcome = try site.build("--explain")
    let lines = outcome.errors.split(separator: "\n")
    #expect(
      lines.contains("articles/one/index.html: what it shows of the content is another"),
      "\(outcome.errors)")
    #expect(!outcome.errors.contains("articles/three/index.html"))
    #expect(lines.last?.contains("as they were") == true)
  }

  @Test func aFileThatWasChangedIsMadeAgain() throws {
    let site = try Self.site()
    try site.write("mine", to: "Public/about/index.html")
    let outcome = try site.build("--explain")
    #expect(
      outcome.errors.hasPrefix("about/index.html: its file is not as the last build left it\n1 page made"))
  }

  @Test func whatEveryPageDependsOnIsToldOnce() throws {
    let site = try Self.site()
    let name = "Content/site.json"
    try site.write(site.read(name).replacing("\"title\": \"Test\"", with: "\"title\": \"Tests\""), to: name)
    #expect(
      try site.build("--explain").errors.contains("made: the settings, an option or the year is another"))
    try site.write(TemporarySite.article("Four", date: "2026-01-04"), to: "Content/articles/four.md")
    #expect(try site.build("--explain").errors.contains("made: a page or file was added, renamed or removed"))
    try site.write("<p>{{message}}</p>", to: "Templates/not-found.mustache")
    #expect(try site.build("--explain", "--fail-on", "error").errors.contains("made: a template is another"))
    #expect(try site.build("--explain", "--no-cache").errors.contains("made: it was asked for"))
  }
}
