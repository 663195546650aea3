import Diagnostics
import Files
import Fingerprints
import Preview
import TemporaryFolders
import Testing

@testable import Site

/// Style sheets and scripts of templates, from their source to the page.
@Suite struct AssetPressTests {
  private static let files = [
    "Content/site.json": "{\"title\": \"Test\", \"baseURL\": \"https://example.org/docs/\"}",
    "Content/index.md": "---\ntitle: Home\n---\nText.\n",
    "Templates/assets/site.css": "@import \"base.css\";\na { b: url(dot.svg) }\n",
    "Templates/assets/base.css": "/* base */\nc { d: e }\n",
    "Templates/assets/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
  ]

  private static let pressed = Array("c{d:e}a{b:url(dot.svg)}".utf8)

  @Test func aSheetIsPublishedInOnePieceUnderItsFingerprint() async throws {
    let folder = try TemporaryFolder(Self.files)
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.diagnostics == [])
    let fingerprint = Fingerprint(of: Self.pressed)
    let name = "assets/site.\(fingerprint.short).css"
    #expect(folder.read("Public/\(name)").map { Array($0.utf8) } == Self.pressed)
    #expect(folder.read("Public/assets/site.css") == Self.files["Templates/assets/site.css"])
    let link = "<link rel=\"stylesheet\" href=\"/docs/\(name)\" integrity=\"\(fingerprint.integrity)\"/>"
    for page in ["index.html", "404.html"] {
      #expect(folder.read("Public/\(page)")?.contains(link) == true)
    }
    // The theme's script for the search is there, and nobody names it.
    #expect(
      !folder.files.contains { $0.hasPrefix("Public/assets/search.") && $0 != "Public/assets/search.js" })
  }

  @Test func anotherSheetHasAnotherNameAndTheOldOneIsGone() async throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try await SiteBuilder(folder.buildOptions).build()
    try folder.write("c { d: f }\n", to: "Templates/assets/base.css")
    _ = try await SiteBuilder(folder.buildOptions).build()
    let sheets = folder.files.filter { $0.hasPrefix("Public/assets/site.") }
    let name = "assets/site.\(Fingerprint(of: Array("c{d:f}a{b:url(dot.svg)}".utf8)).short).css"
    #expect(sheets.sorted() == ["Public/assets/site.css", "Public/\(name)"].sorted())
    #expect(folder.read("Public/index.html")?.contains("/docs/\(name)") == true)
    #expect(try await folder.cleanBuild() == TemporaryFolder.outputs(in: folder.buildOptions.output))
  }

  @Test func whatIsServedKeepsItsNameSoThatItCanBeSwapped() async throws {
    let folder = try TemporaryFolder(Self.files)
    let memory = MemoryBuild(folder.buildOptions)
    let first = try await memory.build(changed: nil)
    let page = String(decoding: first.files["index.html"]?.bytes ?? [], as: UTF8.self)
    #expect(page.contains("href=\"/docs/assets/site.css\" integrity=\"\""))
    try folder.write("g { h: i }\n", to: "Templates/assets/site.css")
    let build = try await memory.build(changed: ["Templates/assets/site.css"])
    #expect(build.faults.isEmpty)
    #expect(build.files["index.html"]?.bytes == first.files["index.html"]?.bytes)
    #expect(build.files["assets/site.css"]?.bytes == Array("g { h: i }\n".utf8))
  }

  @Test func sheetsThatImportEachOtherAreTold() async throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("@layer x;\n@import \"site.css\";\n", to: "Templates/assets/base.css")
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(
      report.diagnostics.map { "\($0.place) \($0.severity) \($0.rule)" }
        == ["Templates/assets/base.css:2:10 warning asset/import-cycle"])
    #expect(report.changes != nil)
  }

  @Test func aSheetThatIsMissingIsToldInTheSheetThatImportsIt() async throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.remove("Templates/assets/base.css")
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(
      report.diagnostics.map { "\($0.place) \($0.rule)" } == [
        "Templates/assets/site.css:1:10 link/missing-asset"
      ])
  }
}
