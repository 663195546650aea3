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
}
