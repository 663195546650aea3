import Entities
import Testing

@testable import Scaffolding

/// The first site, as values.
@Suite struct FirstSiteTests {
  private static let day = DateStamp("2026-03-01") ?? .example

  private func text(_ path: String, title: String = "My site") throws -> String {
    let site = try FirstSite(title: title, baseURL: "https://example.org/", day: Self.day)
    return try #require(site.scaffold.files.first { $0.path == path }).text
  }

  @Test func theSettingsSayWhatASiteNeedsAndNothingElse() throws {
    #expect(
      try text("Content/site.json", title: "Ann \"A\" & Co.") == #"""
        {
          "title": "Ann \"A\" & Co.",
          "baseURL": "https://example.org/",
          "menus": {
            "main": [
              {"title": "Articles", "to": "/articles/"},
              {"title": "About", "to": "about.md"}
            ]
          },
          "collections": {
            "articles": {"kind": "articles", "title": "Articles"}
          }
        }

        """#)
  }

  @Test func articlesAreDatedByTheClock() throws {
    #expect(try text("Content/articles/hello.md").contains("\ndate: 2026-03-01\n"))
    #expect(try text("Content/articles/on-a-page/index.md").contains("\ndate: 2026-02-28\n"))
  }

  @Test func aTitleIsQuotedWhereYAMLWantsThat() throws {
    #expect(try text("Content/index.md").hasPrefix("---\ntitle: My site\ndescription: "))
    #expect(try text("Content/index.md", title: "A: b # c").hasPrefix("---\ntitle: \"A: b # c\"\n"))
  }

  @Test func whatABuildMakesIsNotCommitted() throws {
    #expect(try text(".gitignore") == "Public/\n.vipera-cache/\n")
  }
}
