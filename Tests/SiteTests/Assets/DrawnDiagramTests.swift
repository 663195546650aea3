import Crafts
import Diagnostics
import Digests
import Foundation
import TemporaryFolders
import Testing

@testable import Site

/// Diagrams and drawings on the pages of a site, drawn by Graphviz.
@Suite(.enabled("Graphviz is not installed") { await DiagramDrawer(.dot) != nil })
struct DrawnDiagramTests {
  private static func site(_ text: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Content/site.json":
        "{\"title\": \"Test\", \"baseURL\": \"https://example.org/\", \"markdown\": {\"diagrams\": true}, \"feeds\": {\"content\": \"full\"}, \"collections\": {\"articles\": {\"kind\": \"articles\", \"title\": \"Articles\"}}}",
      "Content/index.md": "---\ntitle: Home\n---\n\(text)",
      "Content/articles/one.md": "---\ntitle: One\ndate: 2026-01-02\ndescription: One.\n---\n\(text)",
    ])
    for name in ["site.json", "index.md", "articles/one.md"] { try folder.age("Content/\(name)") }
    return folder
  }

  @Test func aDiagramIsDrawnOnceForAllBuilds() async throws {
    let folder = try Self.site(
      "```dot title=\"Ways\"\ndigraph { a -> b [URL=\"https://example.org/\"] }\n```\n")
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.diagnostics == [])
    let page = try #require(folder.read("Public/index.html"))
    #expect(page.contains("<figure tabindex=\"0\" class=\"diagram\"><svg id="))
    #expect(page.contains("role=\"img\" aria-label=\"Ways\""))
    let made = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/.vipera-cache/made")
    #expect(made.count == 1)
    for name in made { try folder.age(".vipera-cache/made/\(name)") }
    #expect(try await folder.cleanBuild() == TemporaryFolder.outputs(in: folder.buildOptions.output))
    for name in made { #expect(try folder.isAged(".vipera-cache/made/\(name)")) }
    // What is read away from the site has the code.
    let feed = folder.files.first { $0.hasPrefix("Public/") && $0.hasSuffix(".xml") && $0.contains("feed") }
    let text = try #require(feed.flatMap(folder.read))
    #expect(text.contains("language-dot") && !text.contains("svg"))
  }

  @Test func aDrawingThatIsDamagedIsMadeAgain() async throws {
    let folder = try Self.site("```dot\ndigraph { a -> b }\n```\n")
    _ = try await SiteBuilder(folder.buildOptions).build()
    let page = folder.read("Public/index.html")
    for file in folder.files where file.hasPrefix(".vipera-cache/made/") { try folder.write("", to: file) }
    var options = folder.buildOptions
    options.reusesPages = false
    #expect(try await SiteBuilder(options).build().diagnostics == [])
    #expect(folder.read("Public/index.html") == page)
  }

  @Test func anotherProgramIsAReasonToMakeAllPages() async throws {
    let folder = try Self.site("```dot\ndigraph { a -> b }\n```\n")
    _ = try await SiteBuilder(folder.buildOptions).build()
    let file = RecordFile(folder.buildOptions)
    let last = try #require(file.readBuild())
    #expect(last.programs.names.contains("dot"))
    let inputs = last.inputs
    #expect(await last.changes(in: inputs, for: folder.buildOptions) != nil)
    let other = LastBuild(
      request: last.request, clock: last.clock, pageCount: last.pageCount, head: last.head,
      expires: last.expires, programs: AskedPrograms(last.programs.names, version: Digest(high: 1, low: 2)),
      inputs: inputs, sources: last.sources, outputs: last.outputs)
    #expect(await other.changes(in: inputs, for: folder.buildOptions) == nil)
  }

  @Test func whatNoPageShowsAnyMoreIsRemovedByABuildOfAllPages() async throws {
    let folder = try Self.site("```dot\ndigraph { a -> b }\n```\n")
    func made() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/.vipera-cache/made").sorted()
    }
    _ = try await SiteBuilder(folder.buildOptions).build()
    let first = try made()
    #expect(first.count == 1)
    for file in ["Content/index.md", "Content/articles/one.md"] {
      let text = try #require(folder.read(file))
      try folder.write(text.replacing("a -> b", with: "a -> c"), to: file)
    }
    // In a build that goes by the last one not all pages ask.
    _ = try await SiteBuilder(folder.buildOptions).build()
    let both = try made()
    #expect(both.count == 2)
    // As in a job that keeps the cache from run to run, and nothing else.
    try folder.remove("Public")
    _ = try await SiteBuilder(folder.buildOptions).build()
    #expect(try made() == both.filter { !first.contains($0) })
  }

  @Test func aFaultInADiagramKeepsTheSiteFromBeingBuilt() async throws {
    let folder = try Self.site("Text.\n\n> ```dot\n> digraph {\n>   a -> ;\n> }\n> ```\n")
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.changes == nil)
    #expect(
      report.diagnostics.map { "\($0.place) \($0.rule)" }.sorted() == [
        "Content/articles/one.md:10:5 markdown/diagram", "Content/index.md:8:5 markdown/diagram",
      ])
    #expect(report.diagnostics.allSatisfy { $0.message == "dot says: syntax error in line 2 near ';'" })
  }
}
