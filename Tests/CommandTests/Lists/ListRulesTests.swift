import Diagnostics
import Foundation
import Testing

@testable import Commands
@testable import HTML

@Suite struct ListRulesTests {
  private static let rule = Rule(
    "html/a", .warning, "An a.", advice: "None.", wrong: "<a", right: "<a/>",
    specification: "https://example.org/")

  @Test func allOfARuleIsTold() {
    let listing = Listing([Self.rule], fields: ListRules.fields)
    #expect(listing.columns(["id", "severity", "summary"]) == "html/a  warning  An a.\n")
    #expect(
      listing.json == """
        [
        {"id":"html/a","severity":"warning","summary":"An a.","advice":"None.","wrong":"<a","right":"<a/>",\
        "specification":"https://example.org/"}
        ]

        """)
  }

  @Test func theCommandTellsEveryRuleOnceInTheOrderOfTheirNames() throws {
    let site = try TemporarySite([:])
    let text = try site.run(["list", "rules"])
    let json = try site.run(["list", "rules", "--json"])
    #expect(text.code == 0 && json.code == 0)
    let objects = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: String]]
    let ids = text.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(ids == Rule.all.map(\.id).sorted())
    #expect(objects?.map { $0["id"] } == ids)
  }
}
