import Diagnostics
import Entities
import Services
import TestSupport
import Testing

@testable import Site

@Suite struct MenuCheckTests {
  @Test(arguments: [("mian", "did you mean \"main\"?"), ("social", "the menus are main and footer")])
  func aMenuThatNoPageShowsIsAWarning(name: String, hint: String) {
    let source = ContentSource(path: "Content/a.md", line: 3, column: 8)
    let site = SmallSite(menus: [
      "main": [MenuEntry("Home", to: "/")], "footer": [], "none": [],
      name: [MenuEntry(title: "A", to: "a.md", source: source), MenuEntry("B", to: "b.md")],
    ])
    let faults = MenuCheck.faults(in: site.content.settings)
    #expect(faults.map(\.rule) == ["routing/unknown-menu"])
    #expect(faults.first?.severity == .warning)
    #expect(faults.first?.message == "pages have no menu \"\(name)\"")
    #expect(faults.first?.location.description == "Content/a.md:3:8")
    #expect(faults.first?.hint == hint)
  }
}
