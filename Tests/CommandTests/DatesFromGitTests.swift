import Foundation
import TemporaryFolders
import Testing

/// Dates of last changes from git, with the real programs.
@Suite struct DatesFromGitTests {
  private static let files = [
    "Content/site.json": """
    {"title": "T", "baseURL": "https://example.org/", "dates": {"updated": "git"},
     "collections": {"news": {"kind": "articles", "title": "News"}}}
    """,
    "Content/index.md": "---\ntitle: Home\n---\nSee [it](mit%20Ümlaut.md).\n",
    "Content/mit Ümlaut.md": "---\ntitle: Page\n---\nText.\n",
    "Content/news/trip/index.md": "---\ntitle: Trip\ndate: 2026-01-01\n---\n![x](dot.svg)\n",
    "Content/news/trip/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    ".gitignore": "/Public/\n/.vipera-cache/\n/.std*\n",
  ]

  private func path(of site: TemporarySite) -> String { site.root.path(percentEncoded: false) }

  @Test func pagesTellWhenTheirFilesWereCommittedLast() throws {
    let site = try TemporarySite(Self.files)
    let repository = try GitRepository(at: path(of: site))
    try repository.commit(at: "2026-02-03T04:05:06+02:00")
    let outcome = try site.build()
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(!outcome.output.contains("warning"))
    #expect(try site.read("Public/news/trip/index.html").contains("<time datetime=\"2026-02-03\">"))
    #expect(try site.read("Public/mit-ümlaut/index.html").contains("<time datetime=\"2026-02-03\">"))
    #expect(try site.read("Public/sitemap.xml").contains("<lastmod>2026-02-03</lastmod>"))
    try site.write("---\ntitle: Page\n---\nOther.\n", to: "Content/mit Ümlaut.md")
    #expect(try site.build().code == 0)
    #expect(try !site.read("Public/mit-ümlaut/index.html").contains("2026-02-03"))
    try repository.commit(at: "2026-04-05T00:00:00Z")
    #expect(try site.build().code == 0)
    #expect(try site.read("Public/mit-ümlaut/index.html").contains("<time datetime=\"2026-04-05\">"))
  }

  @Test func withoutARepositoryTheSiteIsBuiltAndTheReasonTold() throws {
    let site = try TemporarySite(Self.files)
    let outcome = try site.build()
    #expect(outcome.code == 0)
    #expect(
      outcome.output.contains("Content/site.json:1:72: warning: no page has its date from git: not a git"))
    #expect(outcome.output.contains("[settings/no-history]"))
    #expect(try site.build("--strict").code == 1)
  }

  @Test func withoutGitTheReasonIsTold() throws {
    let outcome = try TemporarySite(Self.files).run(["build"], environment: ["PATH": "/nowhere"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("no page has its date from git: the program git is not installed"))
  }

  @Test func aShallowCloneHasNoDatesAndTellsWhatToDo() throws {
    let site = try TemporarySite(Self.files)
    let repository = try GitRepository(at: path(of: site))
    for day in ["2026-02-03", "2026-02-04"] { try repository.commit(at: "\(day)T00:00:00Z") }
    try repository.run("clone", "--quiet", "--depth", "1", "file://\(path(of: site))", "clone")
    let outcome = try site.run(["build", "--root", "clone"])
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("[settings/shallow-history]"))
    #expect(outcome.output.contains("\"fetch-depth: 0\""))
    #expect(try !site.read("clone/Public/news/trip/index.html").contains("2026-02-0"))
  }

  @Test func aHooksVariablesAreNotTheSites() throws {
    let site = try TemporarySite(Self.files)
    try GitRepository(at: path(of: site)).commit(at: "2026-02-03T00:00:00Z")
    let outcome = try site.run(
      ["build"], environment: ["GIT_DIR": ".git", "GIT_INDEX_FILE": ".git/index", "GIT_WORK_TREE": "."])
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("warning"), "\(outcome.output)")
    #expect(try site.read("Public/news/trip/index.html").contains("<time datetime=\"2026-02-03\">"))
  }
}
