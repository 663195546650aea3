import Entities
import Files
import Foundation
import Services
import TemporaryFolders
import Testing

@testable import ContentLoading

@Suite struct FilesReadTests {
  @Test func aFileThatWasReadBeforeIsNotedAsItWasThen() throws {
    let folder = try TemporaryFolder(["Content/data/a.csv": "a", "Content/data/b.csv": "b"])
    let then = try #require(FileIdentity(ofFile: "\(folder.path)/Content/data/a.csv"))
    let reads = FilesRead(root: folder.path, loaded: ["Content/data/a.csv": then])
    try folder.write("written while the site is built", to: "Content/data/a.csv")
    for name in ["a.csv", "b.csv", "missing.csv"] { reads.note("Content/data/\(name)") }
    #expect(reads.files["Content/data/a.csv"] == then)
    #expect(Set(reads.files.keys) == ["Content/data/a.csv", "Content/data/b.csv"])
  }

  @Test func theDataFilesOfASiteAreSeenBeforeTheyAreRead() async throws {
    let folder = try TemporaryFolder([
      "Content/site.json": "{\"title\": \"Test\", \"baseURL\": \"https://example.org/\"}",
      "Content/data/a.csv": "name\nOne\n",
    ])
    let loaded = try await ContentLoader(root: folder.path).load(
      ContentChoice(now: DateStamp(secondsSince1970: 0)))
    let then = FileIdentity(ofFile: "\(folder.path)/Content/data/a.csv")
    try folder.write("name\nTwo and more\n", to: "Content/data/a.csv")
    _ = loaded.content.data(at: "a.csv")
    #expect(loaded.reads.files["Content/data/a.csv"] == then)
  }
}
