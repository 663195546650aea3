import ContentLoading
import Entities
import TemporaryFolders
import Testing

@testable import History

/// The real program, in repositories of the tests' own.
@Suite struct GitHistoryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "site/Content/a.md": "a", "site/Content/ü b/\"q\" x.md": "b", "top.md": "t",
    ])
  }

  private var content: String { "\(folder.path)/site/Content" }

  private func repository() throws -> GitRepository {
    let repository = try GitRepository(at: folder.path)
    try repository.commit(at: "2026-01-02T03:04:05+02:00")
    return repository
  }

  private func changes(after known: LastChanges? = nil) async throws -> LastChanges {
    try await GitHistory().changes(below: content, after: known)
  }

  @Test func filesHaveTheDateOfTheCommitThatTouchedThemLast() async throws {
    let repository = try repository()
    try folder.write("other", to: "site/Content/a.md")
    try repository.commit(at: "2026-02-03T00:00:00Z", committed: "2026-05-01T00:00:00Z")
    let changes = try await changes()
    #expect(
      changes.dates.mapValues(\.description) == [
        "a.md": "2026-02-03", "ü b/\"q\" x.md": "2026-01-02T03:04:05+02:00",
      ])
    #expect(changes.uncommitted == [])
    #expect(changes.head.count == 40)
    #expect(await GitHistory().head(below: content) == changes.head)
  }

  @Test func whatIsNotAsItWasCommittedIsNamed() async throws {
    let repository = try repository()
    try folder.write(".hidden\n", to: ".gitignore")
    try folder.write("x", to: "site/Content/.hidden")
    try folder.write("new", to: "site/Content/new folder/ñ.md")
    try folder.write("other", to: "site/Content/ü b/\"q\" x.md")
    try folder.write("other", to: "site/Content/a.md")
    try repository.run("add", "site/Content/a.md")
    #expect(
      try await changes().uncommitted == [".hidden", "new folder/ñ.md", "ü b/\"q\" x.md", "a.md"])
  }

  @Test func whatIsKnownCountsWhileTheLastCommitIsTheSame() async throws {
    let repository = try repository()
    let head = try #require(await GitHistory().head(below: content))
    let known = LastChanges(head: head, dates: ["x": .example])
    #expect(try await changes(after: known).dates == known.dates)
    try repository.commit(at: "2026-02-03T00:00:00Z")
    #expect(try await changes(after: known).dates.count == 2)
  }

  @Test func withoutACommitNothingHasADate() async throws {
    _ = try GitRepository(at: folder.path)
    #expect(try await changes() == LastChanges())
    #expect(await GitHistory().head(below: content) == "")
  }

  @Test func withoutARepositoryThereIsNoHistory() async throws {
    await #expect {
      _ = try await changes()
    } throws: { error in
      guard case .none(let reason)? = error as? HistoryFailure else { return false }
      return reason.hasPrefix("not a git repository")
    }
    #expect(await GitHistory().head(below: content) == nil)
  }

  @Test func aShallowCloneHasNoHistoryToGoBy() async throws {
    let repository = try repository()
    try repository.commit(at: "2026-02-03T00:00:00Z")
    try repository.run("clone", "--quiet", "--depth", "1", "file://\(folder.path)", "\(folder.path)/clone")
    let clone = "\(folder.path)/clone/site/Content"
    await #expect(throws: HistoryFailure.shallow) { try await GitHistory().changes(below: clone, after: nil) }
    #expect(await GitHistory().head(below: clone) == nil)
  }

  @Test func settingsOfTheUserChangeNothing() async throws {
    let repository = try repository()
    for setting in [
      "log.showSignature=true", "log.follow=true", "color.ui=always", "status.branch=true",
      "status.showUntrackedFiles=no", "status.short=true", "diff.renames=copies", "core.quotePath=true",
    ] {
      let parts = setting.split(separator: "=").map(String.init)
      try repository.run("config", parts[0], parts[1])
    }
    try folder.write("new", to: "site/Content/new.md")
    let changes = try await changes()
    #expect(changes.dates.keys.sorted() == ["a.md", "ü b/\"q\" x.md"])
    #expect(changes.uncommitted == ["new.md"])
  }
}
