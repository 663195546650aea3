import Files
import Foundation
import TemporaryFolders
import Testing

@Suite struct FilePiecesTests {
  @Test(arguments: [
    (0, 3, "abc"), (2, 4, "cdef"), (4, 9, "ef"), (6, 1, ""), (99, 1, ""), (0, 0, ""), (-1, 2, ""),
    (0, -1, ""),
  ])
  func aPieceIsWhatTheFileHasThere(offset: Int, count: Int, piece: String) throws {
    let folder = try TemporaryFolder(["a.txt": "abcdef"])
    let file = try FilePieces(of: "\(folder.path)/a.txt")
    #expect(String(decoding: file.bytes(at: offset, count: count), as: UTF8.self) == piece)
  }

  @Test(arguments: ["", "none.txt", "/dev/null"])
  func whatIsNoFileIsRefused(name: String) throws {
    let folder = try TemporaryFolder()
    let path = name.hasPrefix("/") ? name : "\(folder.path)/\(name)"
    #expect(throws: FileFailure.self) { _ = try FilePieces(of: path) }
  }
}
