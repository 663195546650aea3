import Diagnostics
import Entities
import Services
import TemporaryFolders
import Testing

@testable import Site

/// What becomes of addresses that a site had before.
@Suite struct GonePagesTests {
  static let settings =
    "{\"title\": \"T\", \"baseURL\": \"https://example.org/docs/\", \"collections\": {\"rules\": {\"kind\": \"records\", \"title\": \"Rules\"}}}"

  static func site() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Content/site.json": settings,
      "Content/index.md": "---\ntitle: Home\n---\n[a](a.md) [rules](/rules/)\n",
      "Content/a.md": "---\ntitle: A page\n---\nText.\n",
      "Content/rules/r.json": "{\"title\": \"R\"}",
    ])
  }

  static func build(_ folder: TemporaryFolder) async throws -> [String] {
    let options = BuildOptions(
      root: folder.path, clock: BuildClock(now: DateStamp(secondsSince1970: 1_780_000_000)), jobs: 2)
    return try await SiteBuilder(options).build().diagnostics.map {
      "\($0.place) \($0.severity) \($0.rule) \($0.hint ?? "")"
    }
  }

  @Test func aPageThatIsRenamedIsMissedUntilAnAliasLeadsOn() async throws {
    let folder = try Self.site()
    #expect(try await Self.build(folder) == [])
    try folder.remove("Content/a.md")
    try folder.write("---\ntitle: Home\n---\n[b](b.md) [rules](/rules/)\n", to: "Content/index.md")
    try folder.write("---\ntitle: A page\n---\nText.\n", to: "Content/b.md")
    let warning = ["Content/b.md:1:1 warning routing/gone add \"aliases: [/a/]\" to Content/b.md"]
    #expect(try await Self.build(folder) == warning)
  }

  @Test func anAliasLeadsOnAndTheCheckerAcceptsIt() async throws {
    let folder = try Self.site()
    #expect(try await Self.build(folder) == [])
    try folder.remove("Content/a.md")
    try folder.write("---\ntitle: Home\n---\n[b](b.md) [rules](/rules/)\n", to: "Content/index.md")
    try folder.write("---\ntitle: A page\naliases: [/a/]\n---\nText.\n", to: "Content/b.md")
    #expect(try await Self.build(folder) == [])
    #expect(folder.read("Public/a/index.html")?.contains("content=\"0; url=/docs/b/\"") == true)
    let report = try await FolderCheck("\(folder.path)/Public", jobs: 2).run()
    #expect(report.diagnostics == [])
  }

  @Test func hostsThatReadAListGetOne() async throws {
    let folder = try Self.site()
    try folder.write(
      Self.settings.replacing("{\"title\": \"T\"", with: "{\"title\": \"T\", \"redirects\": \"_redirects\""),
      to: "Content/site.json")
    try folder.write("---\ntitle: A page\naliases: [/b c/, /d.html]\n---\nText.\n", to: "Content/a.md")
    #expect(try await Self.build(folder) == [])
    #expect(folder.read("Public/_redirects") == "/docs/b%20c/ /docs/a/ 301\n/docs/d.html /docs/a/ 301\n")
  }

  @Test func aRecordThatIsGoneIsMissedInItsOwnWords() async throws {
    let folder = try Self.site()
    #expect(try await Self.build(folder) == [])
    try folder.remove("Content/rules/r.json")
    try folder.write("{\"title\": \"R\"}", to: "Content/rules/s.json")
    #expect(
      try await Self.build(folder) == [
        "Content/rules/s.json:1:1 warning routing/gone add \"aliases\": [\"/rules/r/\"] to Content/rules/s.json"
      ])
  }

  @Test func anAliasWhereAPageIsCollidesAtItsLine() async throws {
    let folder = try Self.site()
    try folder.write(
      "---\ntitle: A page\naliases:\n  - /fine/\n  - /rules/\n---\nText.\n", to: "Content/a.md")
    #expect(
      try await Self.build(folder).map { $0.prefix(45) } == ["Content/a.md:5:5 error routing/collision give"])
  }

  @Test(arguments: ["old/", "/a?b", "/a#b", "//a/", "/../a", "/a/./b"])
  func anAliasIsAPathFromTheRoot(alias: String) async throws {
    let folder = try Self.site()
    try folder.write("---\ntitle: A page\naliases: [\"\(alias)\"]\n---\nText.\n", to: "Content/a.md")
    #expect(
      try await Self.build(folder).map { $0.prefix(41) } == ["Content/a.md:3:11 error content/bad-value"])
  }
}
