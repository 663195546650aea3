import Diagnostics
import Entities
import Routing
import Services
import TestSupport
import Testing

@testable import Site

@Suite struct TargetCheckTests {
  static let map = SiteMap(pages: [.home: "index.html"], sources: ["index.html": "Content/index.md"])

  @Test func menuEntriesAndReferencesThatLeadNowhereAreFaults() {
    let site = SmallSite(
      menus: ["main": [MenuEntry("Home", to: "index.md"), MenuEntry("Lost", to: "indx.md")]],
      records: [
        "rules": [
          Record("A", references: [.init(title: "Home", to: "@/index.md"), .init(title: "B", to: "/b/")])
        ]
      ])
    let faults = TargetCheck.faults(in: site.content, map: Self.map)
    #expect(faults.map(\.rule) == ["routing/unknown-page", "routing/unknown-page"])
    #expect(faults.map(\.location.file) == ["Content/site.json", "Content/rules/a.json"])
    #expect(faults.first?.hint == "did you mean \"Content/index.md\"?")
  }

  @Test func aSiteWhoseWaysAllLeadSomewhereHasNone() {
    let site = SmallSite(menus: [
      "main": [MenuEntry("Home", to: "/"), MenuEntry("Web", to: "https://example.com")]
    ])
    #expect(TargetCheck.faults(in: site.content, map: Self.map).isEmpty)
  }
}
