import Crafts
import Diagnostics
import Files
import Foundation
import Preview
import TemporaryFolders
import TestSupport
import Testing

@testable import Site

/// Images in several widths, which another program makes.
@Suite(.enabled("neither libvips nor ImageMagick is installed") { await ImageScaler() != nil })
struct SmallerImagesTests {
  private static let settings = """
    {"title": "Test", "baseURL": "https://example.org/docs/",
     "collections": {"trips": {"kind": "articles", "title": "Trips"}},
     "images": {"widths": [40, 20, 60, 20], "sizes": "50vw"}}
    """

  /// A site with a photograph of 60 by 80 pixels in three places, two of which pages show.
  private static func site() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Content/site.json": settings,
      "Content/index.md": "---\ntitle: Home\n---\n[About](about.md) ![A wall](wall.jpg)\n",
      "Content/about.md":
        "---\ntitle: About\nimage: {file: /wall.jpg, alt: A wall}\n---\n@Figure(source: \"wall.jpg\", alt: \"A wall\")\n",
      "Content/trips/sea/index.md":
        "---\ntitle: Sea\ndate: 2026-01-02\n---\n![The, sea](<the sea.jpg>){sizes=\"10vw\"}\n",
    ])
    let photograph = try photograph()
    for name in ["wall.jpg", "unseen.jpg", "trips/sea/the sea.jpg"] {
      try folder.write(photograph, to: "Content/\(name)")
      try folder.age("Content/\(name)")
    }
    return folder
  }

  private static func photograph() throws -> Data {
    try Data(contentsOf: URL(filePath: "\(Repository.root)/Tests/CraftsTests/Images/photograph.jpg"))
  }

  private static func pictures(in folder: TemporaryFolder) throws -> [String] {
    try TemporaryFolder.outputs(in: folder.buildOptions.output).keys.filter { $0.hasSuffix(".jpg") }.sorted()
  }

  @Test func anImageThatIsShownIsPublishedInSmallerWidths() async throws {
    let folder = try Self.site()
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.diagnostics == [])
    let pictures = try Self.pictures(in: folder)
    let name = try #require(pictures.first { $0.hasPrefix("wall.20w.") })
    let digest = name.dropFirst("wall.20w.".count).dropLast(".jpg".count)
    #expect(digest.count == 10)
    #expect(
      pictures == [
        "trips/sea/the sea.20w.\(digest).jpg", "trips/sea/the sea.40w.\(digest).jpg",
        "trips/sea/the sea.jpg", "unseen.jpg", "wall.20w.\(digest).jpg", "wall.40w.\(digest).jpg", "wall.jpg",
      ])
    let set =
      "srcset=\"/docs/wall.20w.\(digest).jpg 20w, /docs/wall.40w.\(digest).jpg 40w, /docs/wall.jpg 60w\" sizes=\"50vw\""
    #expect(folder.read("Public/index.html")?.contains("<img src=\"/docs/wall.jpg\" alt=\"A wall\"") == true)
    #expect(folder.read("Public/index.html")?.contains(set) == true)
    // The picture that stands for the page, and the one of a directive.
    #expect(folder.read("Public/about/index.html")?.components(separatedBy: set).count == 3)
    let sea = try #require(folder.read("Public/trips/sea/index.html"))
    #expect(sea.contains("srcset=\"/docs/trips/sea/the%20sea.20w.\(digest).jpg 20w"))
    #expect(sea.contains("sizes=\"10vw\"") && !sea.contains("50vw"))
  }

  @Test func aSecondBuildMakesNothingAgain() async throws {
    let folder = try Self.site()
    _ = try await SiteBuilder(folder.buildOptions).build()
    let made = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/.vipera-cache/made")
      .sorted()
    for name in made { try folder.age(".vipera-cache/made/\(name)") }
    try folder.write(
      "---\ntitle: Home\n---\n[About](about.md) ![A wall](wall.jpg) again\n", to: "Content/index.md")
    #expect(try await SiteBuilder(folder.buildOptions).build().changes?.written == 1)
    for name in made { #expect(try folder.isAged(".vipera-cache/made/\(name)")) }
    #expect(try await folder.cleanBuild() == TemporaryFolder.outputs(in: folder.buildOptions.output))
  }

  @Test func whatNoPageShowsAnyMoreIsGone() async throws {
    let folder = try Self.site()
    _ = try await SiteBuilder(folder.buildOptions).build()
    try folder.write("---\ntitle: Sea\ndate: 2026-01-02\n---\nNothing.\n", to: "Content/trips/sea/index.md")
    _ = try await SiteBuilder(folder.buildOptions).build()
    #expect(try Self.pictures(in: folder).count == 5)
    #expect(try await folder.cleanBuild() == TemporaryFolder.outputs(in: folder.buildOptions.output))
  }

  @Test func aDryRunWritesNothing() async throws {
    let folder = try Self.site()
    var options = folder.buildOptions
    options.dryRun = true
    #expect(try await SiteBuilder(options).build().diagnostics == [])
    #expect(!folder.exists("Public"))
    #expect(!folder.exists(".vipera-cache"))
  }

  @Test func theServedSiteHasTheSmallerImages() async throws {
    let folder = try Self.site()
    try folder.write("---\ntitle: Home\n---\n[About](about.md)\n", to: "Content/index.md")
    try folder.write("---\ntitle: About\n---\nText.\n", to: "Content/about.md")
    let memory = MemoryBuild(folder.buildOptions)
    let first = try await memory.build(changed: nil)
    #expect(first.faults.isEmpty)
    #expect(!first.files.keys.contains { $0.hasPrefix("wall.20w.") })
    try folder.write("---\ntitle: About\n---\n![A wall](wall.jpg)\n", to: "Content/about.md")
    let build = try await memory.build(changed: ["Content/about.md"])
    #expect(build.faults.isEmpty)
    #expect(try build.files.mapValues(\.bytes) == (await folder.cleanBuild(fingerprints: false)))
  }

  @Test func anImageThatTheProgramRefusesIsToldWhereItIsShown() async throws {
    let folder = try Self.site()
    try folder.write(try Self.photograph().prefix(300), to: "Content/wall.jpg")
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.changes == nil)
    #expect(
      report.diagnostics.map { "\($0.place) \($0.rule)" }.sorted() == [
        "Content/about.md:3:15 asset/scaling", "Content/about.md:5:17 asset/scaling",
        "Content/index.md:4:29 asset/scaling",
      ])
    #expect(
      report.diagnostics.allSatisfy { $0.message.hasPrefix("Content/wall.jpg cannot be made smaller: ") })
  }
}
