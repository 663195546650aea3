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
