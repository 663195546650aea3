import Diagnostics
import Files
import Preview
import TemporaryFolders
import Testing

@testable import Site

/// Images and the pages that show them, by builds that go by what is known.
@Suite struct ImageSizeTests {
  private static let files = [
    "Content/site.json": "{\"title\": \"Test\", \"baseURL\": \"https://example.org/\"}",
    "Content/index.md": "---\ntitle: Home\n---\n[About](about.md) ![A dot](dot.svg)\n",
    "Content/about.md": "---\ntitle: About\nimage: {file: /dot.svg, alt: A dot}\n---\nText.\n",
    "Content/dot.svg": svg(width: 4),
  ]

  private static func svg(width: Int, colour: String = "red") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"3\"><path fill=\"\(colour)\" d=\"M0 0\"/></svg>"
  }

  private static func agedSite() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    for name in files.keys { try folder.age(name) }
    return folder
  }

  @Test func aBuildMakesPagesAgainWhenAnImageHasAnotherSize() async throws {
    let folder = try Self.agedSite()
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.diagnostics == [])
    for page in ["index.html", "about/index.html"] {
      #expect(folder.read("Public/\(page)")?.contains("width=\"4\" height=\"3\"") == true)
    }
    try folder.write(Self.svg(width: 40), to: "Content/dot.svg")
    #expect(try await SiteBuilder(folder.buildOptions).build().changes?.written == 3)
    for page in ["index.html", "about/index.html"] {
      #expect(folder.read("Public/\(page)")?.contains("width=\"40\" height=\"3\"") == true)
    }
    #expect(try await folder.cleanBuild() == TemporaryFolder.outputs(in: folder.buildOptions.output))
  }

  @Test func aBuildKeepsPagesWhenAnImageHasTheSameSize() async throws {
    let folder = try Self.agedSite()
    _ = try await SiteBuilder(folder.buildOptions).build()
    for page in ["Public/index.html", "Public/about/index.html"] { try folder.age(page) }
    _ = try await SiteBuilder(folder.buildOptions).build()
    try folder.write(Self.svg(width: 4, colour: "blue"), to: "Content/dot.svg")
    #expect(try await SiteBuilder(folder.buildOptions).build().changes?.written == 1)
    #expect(try folder.isAged("Public/about/index.html"))
  }

  @Test func theServedPagesFollowTheSizeOfAnImage() async throws {
    let folder = try Self.agedSite()
    let memory = MemoryBuild(folder.buildOptions)
    _ = try await memory.build(changed: nil)
    try folder.write(
      "---\ntitle: Home\n---\n[About](about.md) ![A dot](dot.svg) too\n", to: "Content/index.md")
    _ = try await memory.build(changed: ["Content/index.md"])
    try folder.write(Self.svg(width: 40), to: "Content/dot.svg")
    let build = try await memory.build(changed: ["Content/dot.svg"])
    #expect(build.faults.isEmpty)
    for page in ["index.html", "about/index.html"] {
      let text = String(decoding: build.files[page]?.bytes ?? [], as: UTF8.self)
      #expect(text.contains("width=\"40\" height=\"3\""))
    }
  }

  @Test func anImageWhoseHeaderLiesKeepsTheSiteFromBeingBuilt() async throws {
    let folder = try Self.agedSite()
    _ = try await SiteBuilder(folder.buildOptions).build()
    try folder.write("no image", to: "Content/dot.svg")
    for _ in 1...2 {
      let report = try await SiteBuilder(folder.buildOptions).build()
      #expect(report.changes == nil)
      #expect(
        report.diagnostics.map { "\($0.place) \($0.rule)" } == ["Content/about.md:3:15 asset/damaged-image"])
    }
    try folder.write("---\ntitle: About\n---\nText.\n", to: "Content/about.md")
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(
      report.diagnostics.map { "\($0.place) \($0.rule)" } == ["Content/index.md:4:28 asset/damaged-image"])
  }
}
