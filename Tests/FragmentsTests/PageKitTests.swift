import Diagnostics
import Entities
import Fragments
import Prose
import Services
import Templates
import TestSupport
import Testing

@Suite struct PageKitTests {
  @Test func theThemesChildrenHaveNoFaults() throws {
    #expect(try SmallSite().kit().faults.isEmpty)
    #expect(try ThemeTemplates.library().diagnostics.isEmpty)
  }

  @Test func aMissingTemplateOfAChildIsAFault() {
    let services = ServicesContainer(
      content: SmallSite().content, clock: BuildClock(now: DateStamp(secondsSince1970: 0)))
    let pager = TemplateSource(
      name: "pager", path: "Templates/pager.mustache", bytes: Array("{{lable}}".utf8))
    let faults = PageKit(services: services, templates: TemplateLibrary([pager])).faults
    #expect(
      faults.prefix(2).map(\.location.description) == [
        "Templates/navigation.mustache:1:1", "Templates/pager.mustache:1:3",
      ])
  }

  @Test func daysAreWordedInTheLanguageOfTheSite() throws {
    let day = CalendarDay(year: 2026, month: 11, day: 21)
    #expect(try SmallSite(language: "de").kit().dates.text(for: day).text == "21. November 2026")
  }
}
