import Files
import Preview
import TemporaryFolders
import Testing

@testable import Site

/// Builds of a site whose dates come from git.
@Suite struct DatedBuildTests {
  private static let files = [
    "Content/site.json": """
    {"title": "Test", "baseURL": "https://example.org/", "dates": {"updated": "git"}}
    """,
    "Content/index.md": "---\ntitle: Home\n---\nSee [about](about.md).\n",
    "Content/about.md": "---\ntitle: About\n---\nFirst.\n", ".gitignore": "/Public\n/.vipera-cache\n",
  ]

  private let folder: TemporaryFolder
  private let repository: GitRepository

  init() throws {
    folder = try TemporaryFolder(Self.files)
    for name in Self.files.keys { try folder.age(name) }
    repository = try GitRepository(at: folder.path)
    try repository.commit(at: "2026-01-02T00:00:00Z")
  }

  private func about() throws -> String {
    String(
      decoding: try FileReader.bytes(of: "\(folder.path)/Public/about/index.html"), as: UTF8.self)
  }

  @Test func aCommitWithoutAChangeOfContentChangesThePage() async throws {
    let first = try await SiteBuilder(folder.buildOptions).build()
    #expect(first.diagnostics == [])
    #expect(try about().contains("2026-01-02"))
    let idle = try await SiteBuilder(folder.buildOptions).build()
    #expect(idle.changes?.written == 0)
    // The same file, in another history.
    try repository.run(
      "commit", "--quiet", "--amend", "--no-edit", "--date", "2026-03-04T00:00:00Z")
    let second = try await SiteBuilder(folder.buildOptions).build()
    #expect(second.diagnostics == [])
    #expect(try about().contains("2026-03-04"))
    let clean = try await folder.cleanBuild()
    #expect(try TemporaryFolder.outputs(in: folder.buildOptions.output) == clean)
  }

  @Test func whileNothingIsCommittedThereIsNothingToDo() async throws {
    _ = try await SiteBuilder(folder.buildOptions).build()
    let last = try #require(
      RecordFile(folder.buildOptions).readBuild())
    #expect(last.head?.count == 40)
    #expect(await last.holds(for: folder.buildOptions))
    try repository.commit(at: "2026-03-04T00:00:00Z")
    #expect(await !last.holds(for: folder.buildOptions))
  }

  @Test func thePreviewShowsWhatABuildWouldAfterEachEdit() async throws {
    let memory = MemoryBuild(folder.buildOptions)
    _ = try await memory.build(changed: nil)
    let texts = ["Second.", "Third.", "First."]
    for (number, text) in texts.enumerated() {
      try folder.write("---\ntitle: About\n---\n\(text)\n", to: "Content/about.md")
      let build = try await memory.build(changed: ["Content/about.md"])
      let clean = try #require(try await folder.cleanBuild(fingerprints: false))
      #expect(build.files.mapValues(\.bytes) == clean, "\(text)")
      let page = String(decoding: build.files["about/index.html"]?.bytes ?? [], as: UTF8.self)
      #expect(page.contains("2026-01-02") == (number == 2))
    }
  }
}
