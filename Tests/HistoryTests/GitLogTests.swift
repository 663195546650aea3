import Entities
import Testing

@testable import History

/// What git answers, read without it.
@Suite struct GitLogTests {
  private static let log =
    "\02026-03-01T10:00:00+02:00\0\na.md\0ü b/q\"x.md\0" + "\02026-02-01T10:00:00Z\0"
    + "\02026-01-01T10:00:00Z\0\n\nb.md\0a.md\0" + "\0999999-01-01T10:00:00Z\0\nc.md\0"

  /// Reads a text in parts of some bytes.
  private static func dates(in text: String, by size: Int) -> [String: String] {
    var log = GitLog()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let wantsMore = rest.prefix(size).withUnsafeBytes { log.take($0) }
      #expect(wantsMore)
      rest = rest.dropFirst(size)
    }
    return log.dates.mapValues(\.description)
  }

  @Test(arguments: [1, 2, 3, 7, 1_000])
  func everyFileHasItsLatestDateHoweverTheTextIsCut(size: Int) {
    #expect(
      Self.dates(in: Self.log, by: size) == [
        "a.md": "2026-03-01T10:00:00+02:00", "ü b/q\"x.md": "2026-03-01T10:00:00+02:00",
        "\nb.md": "2026-01-01T10:00:00Z",
      ])
  }

  @Test func rebasedCommitsAreNotInTheOrderOfTheirDates() {
    let log = "\02026-01-01T00:00:00Z\0\na.md\0\02026-01-02T00:00:00Z\0\na.md\0"
    #expect(Self.dates(in: log, by: 100) == ["a.md": "2026-01-02"])
  }

  @Test(arguments: ["", "\0", "\0\0\0", "a.md\0", "\0x\0\na.md\0", "\02026-01-01\0", "\02026-01-01\0\na.md"])
  func whatIsNoLogHasNoDates(text: String) {
    #expect(Self.dates(in: text, by: 2) == [:])
  }

  @Test func whatIsNotCommittedIsReadFromTheStatus() {
    let status = Array(" M site/Content/a.md\0?? site/Content/ü b/q\"x.md\0!! site/Content/.x\0".utf8)
    #expect(GitStatus.paths(in: status, below: "site/Content/") == ["a.md", "ü b/q\"x.md", ".x"])
    #expect(GitStatus.paths(in: Array("?? a.md\0?? \0x\0".utf8), below: "") == ["a.md"])
  }

  @Test func theStateOfARepositoryIsRead() throws {
    let state = try #require(RepositoryState(Array("false\nsite/\nContent/\nabc\n".utf8), hasCommits: true))
    #expect(!state.isShallow)
    #expect(state.prefix == "site/\nContent/")
    #expect(state.head == "abc")
    let empty = try #require(RepositoryState(Array("true\n\nHEAD\n".utf8), hasCommits: false))
    #expect(empty.isShallow)
    #expect(empty.prefix == "")
    #expect(empty.head == nil)
    #expect(RepositoryState([], hasCommits: false) == nil)
    #expect(RepositoryState(Array("false\n".utf8), hasCommits: false) == nil)
  }
}
