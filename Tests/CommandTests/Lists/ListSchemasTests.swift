import Foundation
import Testing

@Suite struct ListSchemasTests {
  @Test func schemasAreListedAndWritten() throws {
    let site = try TemporarySite()
    let listed = try site.run(["list", "schemas"])
    #expect(listed.code == 0)
    #expect(listed.output.contains("rules.records.schema.json"))
    #expect(!site.exists("schemas"))
    let written = try site.run(["list", "schemas", "--write", "schemas", "--json"])
    #expect(written.code == 0)
    let entries = try JSONDecoder().decode([[String: String]].self, from: Data(written.output.utf8))
    #expect(entries.count == 5)
    for entry in entries {
      let schema = try #require(entry["schema"])
      let object = try JSONSerialization.jsonObject(with: Data(contentsOf: site.url("schemas/\(schema)")))
      #expect((object as? [String: Any])?["$schema"] != nil)
    }
  }

  @Test func whatIsWrongWithTheSettingsIsTold() throws {
    let site = try TemporarySite(["Content/site.json": "{"])
    let outcome = try site.run(["list", "schemas"])
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("site.schema.json"))
    #expect(outcome.errors.contains("Content/site.json:1:2: error: "))
  }

  @Test func schemasFollowTheEnvironmentAndVariables() throws {
    let site = try TemporarySite([
      "Content/site.json": #"{"title": "T", "baseURL": "https://example.org/"}"#,
      "Content/site.more.json": #"{"collections": {"notes": {"kind": "articles", "title": "Notes"}}}"#,
    ])
    let outcome = try site.run(["list", "schemas", "-e", "more"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("notes.articles.schema.json"))
    let variable = try site.run(["list", "schemas"], environment: ["VIPERA_TITLEE": "x"])
    #expect(variable.errors.contains("VIPERA_TITLEE"))
  }
}
