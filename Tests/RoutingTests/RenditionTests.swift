import Diagnostics
import Routing
import Testing

@Suite struct RenditionTests {
  private static func ways() throws -> Ways {
    let original = PlannedOutput(
      path: try #require(OutputPath("a b.jpg")), source: SourceLocation(file: "Content/a b.jpg"))
    let versions = try [40, 20].map { width in
      PlannedOutput(
        path: try #require(OutputPath("a b.\(width)w.jpg")), source: nil,
        original: .init(source: "Content/a b.jpg", width: width))
    }
    let base = try #require(BaseURL("https://example.org/docs/"))
    return Ways(in: SiteMap(baseURL: base, outputs: [original] + versions))
  }

  @Test func theVersionsOfAnImageAreFoundTheNarrowestFirst() throws {
    let renditions = try Self.ways().renditions(of: "Content/a b.jpg")
    #expect(renditions.map(\.width) == [20, 40])
    #expect(renditions.map(\.link.href) == ["/docs/a%20b.20w.jpg", "/docs/a%20b.40w.jpg"])
    #expect(try Self.ways().renditions(of: "Content/c.jpg") == [])
  }

  @Test func whatIsReadAwayFromTheSiteHasTheImageAlone() throws {
    let ways = try Self.ways().absolute()
    #expect(ways.isAbsolute)
    #expect(ways.renditions(of: "Content/a b.jpg") == [])
  }

  @Test func inAListACommaIsWrittenSoThatItEndsNothing() throws {
    let link = try Self.ways().resolve("https://example.org/a,b", from: "Content/a.md").get()
    #expect(link.amongOthers.href == "https://example.org/a%2Cb")
  }
}
