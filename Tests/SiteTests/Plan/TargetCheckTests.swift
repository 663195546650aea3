import Diagnostics
import Entities
import Routing
import Services
import TestSupport
import Testing

@testable import Site

@Suite struct TargetCheckTests {
  static let map = SiteMap(pages: [.home: "index.html"], sources: ["index.html": "Content/index.md"])

  static func reference(_ target: String, line: Int) -> Record.Reference {
    .init(title: "A", to: target, source: ContentSource(path: "Content/rules/a.json", line: line, column: 9))
  }

  @Test func menuEntriesAndReferencesThatLeadNowhereAreFaults() {
    let site = SmallSite(
      menus: ["main": [MenuEntry("Home", to: "index.md"), MenuEntry("Lost", to: "indx.md")]],
      records: [
        "rules": [
          Record("A", references: [Self.reference("@/index.md", line: 3), Self.reference("/b/", line: 4)])
        ]
      ])
    let faults = TargetCheck.faults(in: site.content, map: Self.map)
    #expect(faults.map(\.rule) == ["routing/unknown-page", "routing/unknown-page"])
    #expect(
      faults.map(\.location.description) == ["Content/site.json:1:1", "Content/rules/a.json:4:9"])
    #expect(faults.first?.hint == "did you mean \"Content/index.md\"?")
  }

  @Test func aSiteWhoseWaysAllLeadSomewhereHasNone() {
    let site = SmallSite(menus: [
      "main": [MenuEntry("Home", to: "/"), MenuEntry("Web", to: "https://example.com")]
    ])
    #expect(TargetCheck.faults(in: site.content, map: Self.map).isEmpty)
  }
}
