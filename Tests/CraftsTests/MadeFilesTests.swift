import Crafts
import Digests
import Foundation
import TemporaryFolders
import Testing

@Suite struct MadeFilesTests {
  private let key = Digest(high: 1, low: 0xABC)

  @Test func whatWasMadeIsThereForTheNextBuild() throws {
    let folder = try TemporaryFolder()
    let files = MadeFiles(folder: "\(folder.path)/cache/made")
    #expect(files.bytes(of: key) == nil)
    #expect(!files.has(key))
    files.keep([1, 2, 3], of: key)
    let later = MadeFiles(folder: "\(folder.path)/cache/made")
    #expect(later.has(key))
    #expect(later.bytes(of: key) == [1, 2, 3])
    #expect(later.bytes(of: Digest(high: 1, low: 1)) == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache/made")
    #expect(names == ["00000000000000010000000000000abc"])
  }

  @Test(arguments: [Data(), Data([1, 2, 3]), Data(repeating: 0, count: 40)])
  func aFileThatIsNotAsItWasWrittenIsMadeAgain(broken: Data) throws {
    let folder = try TemporaryFolder()
    try folder.write(broken, to: key.name)
    #expect(MadeFiles(folder: folder.path).bytes(of: key) == nil)
  }

  @Test func aFolderThatIsOnlyReadStaysAsItIs() throws {
    let folder = try TemporaryFolder()
    let files = MadeFiles(folder: "\(folder.path)/made", isReadOnly: true)
    files.keep([7], of: key)
    #expect(files.bytes(of: key) == [7])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func whatCannotBeWrittenIsKeptForThisBuild() throws {
    let folder = try TemporaryFolder(["made": "a file"])
    let files = MadeFiles(folder: "\(folder.path)/made")
    files.keep([7], of: key)
    #expect(files.bytes(of: key) == [7])
  }

  @Test func whatNobodyAskedForIsRemoved() throws {
    let folder = try TemporaryFolder()
    let made = "\(folder.path)/made"
    let keys = (1...4).map { Digest(high: 2, low: $0) }
    let earlier = MadeFiles(folder: made)
    for key in keys { earlier.keep([1], of: key) }
    try folder.write(Data([1]), to: "made/\(keys[3].name)-77")
    let files = MadeFiles(folder: made)
    _ = files.bytes(of: keys[0])
    _ = files.has(keys[1])
    MadeFiles(folder: made, isReadOnly: true).removeUnwanted()
    #expect(try FileManager.default.contentsOfDirectory(atPath: made).count == 5)
    files.removeUnwanted()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: made).sorted() == keys.prefix(2).map(\.name))
    MadeFiles(folder: "\(folder.path)/none").removeUnwanted()
  }
}
