import Files
import Foundation
import TemporaryFolders
import Testing

@testable import Scaffolding

/// Scaffolds on disk: all files or none, and never over what is there.
@Suite struct ScaffoldFolderTests {
  private static let scaffold = Scaffold([.init("a.md", "A"), .init("b/c/d.md", "D"), .init("b/e.md", "E")])

  private func write(_ scaffold: Scaffold = scaffold, to folder: TemporaryFolder) throws {
    try ScaffoldFolder("\(folder.path)/site").write(scaffold)
  }

  private func files(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func allFilesAreWritten() throws {
    let folder = try TemporaryFolder([:])
    try write(to: folder)
    #expect(
      try files(in: folder)
        == ["site", "site/a.md", "site/b", "site/b/c", "site/b/c/d.md", "site/b/e.md"])
    #expect(try String(contentsOfFile: "\(folder.path)/site/b/c/d.md", encoding: .utf8) == "D")
  }

  @Test(arguments: [
    (["site/a.md", "site/b/e.md"], ["a.md", "b/e.md"]), (["site/A.MD"], ["A.MD"]), (["site/B/x.md"], ["B"]),
    (["site/b/c"], ["b/c"]), (["site/a.md/x"], ["a.md"]),
  ])
  func whatIsThereIsNamedAndNothingIsWritten(there: [String], named: [String]) throws {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: there.map { ($0, "mine") }))
    let before = try files(in: folder)
    #expect(throws: ScaffoldRefusal.taken(named)) { try write(to: folder) }
    #expect(try files(in: folder) == before)
  }

  @Test func aNameInAnotherFormIsThereToo() throws {
    let folder = try TemporaryFolder(["site/u\u{308}ber.md": "mine"])
    #expect(throws: ScaffoldRefusal.self) { try write(Scaffold([.init("\u{fc}ber.md", "x")]), to: folder) }
  }

  @Test func aLinkThatLeadsNowhereIsNotWrittenThrough() throws {
    let folder = try TemporaryFolder(["site/x": ""])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/site/a.md", withDestinationPath: "\(folder.path)/elsewhere")
    #expect(throws: ScaffoldRefusal.taken(["a.md"])) { try write(to: folder) }
    #expect(throws: FileFailure.self) {
      try OutputFolder("\(folder.path)/site").writeNew(Array("x".utf8), to: "a.md")
    }
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/elsewhere"))
  }

  @Test func whatWasMadeIsTakenBackWhereSomethingCannotBe() throws {
    let folder = try TemporaryFolder(["keep": ""])
    let name = String(repeating: "n", count: 300)
    #expect(throws: FileFailure.self) {
      try write(Self.scaffold + Scaffold([.init("z/\(name)", "")]), to: folder)
    }
    #expect(try files(in: folder) == ["keep"])
  }
}
