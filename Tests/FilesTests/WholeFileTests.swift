import Files
import Foundation
import TemporaryFolders
import Testing

struct WholeFileTests {
  @Test func aFileIsStartedReplacedAndAddedTo() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/file"
    #expect(WholeFile.size(of: path) == 0)
    for text in ["first", "second"] {
      try WholeFile.write(Array(text.utf8), to: path)
      #expect(try FileReader.bytes(of: path) == Array(text.utf8))
    }
    try WholeFile.append(Array(" and third".utf8), to: path)
    #expect(try FileReader.bytes(of: path) == Array("second and third".utf8))
    #expect(WholeFile.size(of: path) == 16)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
  }

  @Test func aLinkThatLeadsNowhereStaysAndItsTargetIsMade() throws {
    let folder = try TemporaryFolder(["folder/a": ""])
    try folder.link("folder/link", to: "../middle")
    try folder.link("middle", to: "target")
    try WholeFile.write(Array("text".utf8), to: "\(folder.path)/folder/link")
    #expect(try FileReader.bytes(of: "\(folder.path)/target") == Array("text".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/folder/link") == "../middle")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/middle") == "target")
    try folder.link("loop", to: "loop")
    #expect(throws: FileFailure.self) { try WholeFile.write([], to: "\(folder.path)/loop") }
  }

  @Test(arguments: [0o600, 0o640, 0o755, 0o200])
  func aFileKeepsItsPermissions(permissions: Int) throws {
    let folder = try TemporaryFolder(["file": "old"])
    try folder.setPermissions(permissions, of: "file")
    try WholeFile.write(Array("new".utf8), to: "\(folder.path)/file")
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/file")
    #expect(attributes[.posixPermissions] as? Int == permissions)
    try folder.setPermissions(0o600, of: "file")
    #expect(try FileReader.bytes(of: "\(folder.path)/file") == Array("new".utf8))
  }

  @Test func onlyARegularFileIsRemoved() throws {
    let folder = try TemporaryFolder(["file": "", "target": "", "folder/a": ""])
    try folder.link("link", to: "target")
    for name in ["file", "link", "folder", "nothing"] { WholeFile.removeIfRegular("\(folder.path)/\(name)") }
    WholeFile.removeIfRegular("/dev/null")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["folder", "link"])
    #expect(FileManager.default.fileExists(atPath: "/dev/null"))
  }

  @Test(arguments: [
    ("missing/file", "No such file or directory"), ("file/below", "Not a directory"),
    ("folder", "Is a directory"),
  ])
  func whatCannotBeWrittenIsNamedAsItWasAskedFor(name: String, reason: String) throws {
    let folder = try TemporaryFolder(["file": "", "folder/a": ""])
    let path = "\(folder.path)/\(name)"
    #expect(throws: FileFailure(path: path, reason: reason)) { try WholeFile.write([1], to: path) }
  }
}
