import ContentLoading
import Diagnostics
import Entities
import Foundation
import Fragments
import Services
import Templates
import TestSupport
import Testing
import Viper

@testable import Site

/// A wrong key in any template of this repository is found before a page is rendered.
@Suite struct TemplateTypoTests {
  @Test func aTypoInEachTemplateIsToldWhereItStands() async throws {
    let clock = BuildClock(now: .example)
    let content = try await ContentLoader(root: Repository.root).load(
      ContentChoice(drafts: false, future: true, now: clock.now)
    ).content
    let services = ServicesContainer(content: content, clock: clock)
    let sources = try SiteTemplates(root: Repository.root).sources
    var withoutKeys: [String] = []
    for (number, source) in sources.enumerated() {
      guard let (bytes, offset) = Self.misspelled(source.bytes) else {
        withoutKeys.append(source.name)
        continue
      }
      var changed = sources
      changed[number] = TemplateSource(name: source.name, path: source.path, bytes: bytes)
      let library = TemplateLibrary(changed)
      let kit = PageKit(services: services, templates: library)
      let modules = AppModules.all(kit, Collections(content.settings))
      let faults = kit.faults + modules.flatMap { $0.plan().faults } + library.faults
      let places = Set(faults.filter { $0.rule == "template/unknown-key" }.map(\.location))
      #expect(places == [SourceLocation(file: source.path, offset: offset, in: bytes)], "\(source.name)")
    }
    #expect(sources.count > 15)
    #expect(withoutKeys.sorted() == ["partials/coil", "partials/mark", "partials/ring"])
  }

  /// A template with a letter too many at the end of the first name of a value, and where the name starts.
  private static func misspelled(_ bytes: [UInt8]) -> (bytes: [UInt8], offset: Int)? {
    for index in bytes.indices.dropLast(3) where bytes[index...].starts(with: "{{".utf8) {
      let start = bytes[(index + 2)...].drop { $0 == UInt8(ascii: "{") }
      guard let first = start.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first),
        let end = start.firstIndex(of: UInt8(ascii: "}"))
      else { continue }
      return (bytes[..<end] + Array("x".utf8) + bytes[end...], start.startIndex)
    }
    return nil
  }
}
