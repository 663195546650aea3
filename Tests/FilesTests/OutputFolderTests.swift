import Files
import Foundation
import TemporaryFolders
import Testing

@Suite struct OutputFolderTests {
  private static func text(_ path: String, in folder: TemporaryFolder) -> String? {
    (try? FileReader.bytes(of: "\(folder.path)/\(path)")).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: ["file", "a/b/file"])
  func writingMakesTheFoldersThatAreMissing(name: String) throws {
    let parent = try TemporaryFolder()
    let folder = OutputFolder("\(parent.path)/new/Public")
    let identity = try folder.write(Array("text".utf8), to: name)
    #expect(Self.text("new/Public/\(name)", in: parent) == "text")
    #expect(identity != nil && folder.identity(of: name) == identity)
    try folder.write(Array("other".utf8), to: name)
    #expect(Self.text("new/Public/\(name)", in: parent) == "other")
  }

  @Test func whatLiesAtAPathIsTold() throws {
    let parent = try TemporaryFolder(["file": "", "folder/a": ""])
    try parent.link("to-folder", to: "folder")
    try parent.link("to-file", to: "file")
    try parent.link("to-nothing", to: "nothing")
    let folder = OutputFolder(parent.path)
    let kinds = ["file", "folder", "to-folder", "to-file", "to-nothing", "nothing"].map {
      folder.kind(of: $0)
    }
    #expect(kinds == [.file, .folder, .folder, .file, .file, nil])
  }

  @Test func aFolderIsRemovedWithAllThatIsInIt() throws {
    let parent = try TemporaryFolder([
      "folder/a/b/c": "", "folder/.hidden": "", "folder/d~": "", "beside": "mine",
    ])
    let folder = OutputFolder(parent.path)
    try folder.removeAll("folder")
    #expect(folder.kind(of: "folder") == nil)
    #expect(folder.kind(of: "beside") == .file)
    try folder.removeAll("folder")
    try folder.removeAll("beside")
    #expect(folder.kind(of: "beside") == .file)
  }

  @Test func symbolicLinksAreRemovedAndNotFollowed() throws {
    let parent = try TemporaryFolder(["folder/a/file": "", "mine/precious": "mine", "file": "mine"])
    for (name, target) in [
      ("folder/to-folder", "../mine"), ("folder/a/to-folder", "\(parent.path)/mine"),
      ("folder/to-file", "../file"), ("folder/to-nothing", "nothing"), ("folder/up", ".."),
    ] { try parent.link(name, to: target) }
    let folder = OutputFolder(parent.path)
    try folder.removeAll("folder")
    #expect(folder.kind(of: "folder") == nil)
    #expect(Self.text("mine/precious", in: parent) == "mine" && Self.text("file", in: parent) == "mine")
  }

  @Test func aLinkInThePlaceOfTheFolderStaysAsItIs() throws {
    let parent = try TemporaryFolder(["mine/precious": "mine"])
    try parent.link("folder", to: "mine")
    let folder = OutputFolder(parent.path)
    try folder.removeAll("folder")
    #expect(folder.kind(of: "folder") == .folder)
    #expect(Self.text("mine/precious", in: parent) == "mine")
  }

  @Test func aFolderThatHoldsOnlySomeFilesHoldsNoLinks() throws {
    let parent = try TemporaryFolder(["a/b/c": "", "a/d": "", "mine/c": ""])
    let folder = OutputFolder(parent.path)
    #expect(folder.holdsOnly(["a/b/c", "a/d", "e"], below: "a"))
    #expect(!folder.holdsOnly(["a/d"], below: "a"))
    try parent.link("a/link", to: "../mine")
    #expect(!folder.holdsOnly(["a/b/c", "a/d", "a/link/c"], below: "a"))
  }

  @Test func aFileHasASecondNameUntilTheFirstIsReplaced() throws {
    let parent = try TemporaryFolder(["file": "old", "new": "new"])
    let folder = OutputFolder(parent.path)
    #expect(folder.link("file", as: "spare"))
    try folder.rename("new", to: "file")
    #expect(Self.text("file", in: parent) == "new" && Self.text("spare", in: parent) == "old")
    #expect(!folder.link("nothing", as: "other"))
    #expect(!folder.link("file", as: "spare"))
  }

  @Test func whatIsNotThereCannotBeMovedAway() throws {
    let parent = try TemporaryFolder(["a/b": "text", "file": ""])
    let folder = OutputFolder(parent.path)
    #expect(try folder.moveAway("a", to: "c"))
    #expect(Self.text("c/b", in: parent) == "text")
    #expect(try !folder.moveAway("a", to: "d"))
    #expect(try !folder.moveAway("file/below", to: "d"))
    #expect(throws: FileFailure.self) { try folder.moveAway("file", to: "c") }
  }

  @Test func onlyAnEmptyFolderIsRemovedAsSuch() throws {
    let parent = try TemporaryFolder(["a/file": ""])
    let folder = OutputFolder(parent.path)
    #expect(!folder.removeFolderIfEmpty("a"))
    try folder.removeFile("a/file")
    try folder.removeFile("a/file")
    #expect(folder.removeFolderIfEmpty("a"))
    #expect(folder.kind(of: "a") == nil)
  }
}
