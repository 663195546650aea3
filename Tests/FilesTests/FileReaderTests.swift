import Files
import Foundation
import TemporaryFolders
import Testing

struct FileReaderTests {
  @Test(arguments: [0, 1, 4_096, 100_001])
  func aFileIsReadWhole(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write(Data(bytes), to: "file")
    #expect(try FileReader.bytes(of: "\(folder.path)/file") == bytes)
  }

  @Test(arguments: [
    ("missing", "No such file or directory"), ("file/below", "Not a directory"), ("folder", "it is a folder"),
    ("fifo", "it is not a regular file"), ("loop", "Too many levels of symbolic links"),
  ])
  func whatIsNoFileIsRefusedAndNeverWaitedFor(name: String, reason: String) throws {
    let folder = try TemporaryFolder(["file": "", "folder/a": ""])
    try folder.link("loop", to: "loop")
    mkfifo("\(folder.path)/fifo", 0o600)
    let path = "\(folder.path)/\(name)"
    #expect(throws: FileFailure(path: path, reason: reason)) { try FileReader.bytes(of: path) }
  }
}
