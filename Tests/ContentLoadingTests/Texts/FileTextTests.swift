import Entities
import TemporaryFolders
import Testing

@testable import ContentLoading

/// Texts that are read again when a page is made of them.
@Suite struct FileTextTests {
  private static let old = Array("---\ntitle: About\n---\nFirst.\n".utf8)
  private static let start = 21

  @Test(arguments: ["---\ntitle: About\n---\nOther.\n", "---\n", ""])
  func aFileThatHoldsSomethingElseIsNotTheText(now: String) throws {
    let folder = try TemporaryFolder(["about.md": String(decoding: Self.old, as: UTF8.self)])
    let text = FileText(path: "\(folder.path)/about.md", bytes: Self.old, start: Self.start)
    #expect(text.bytes(of: text.version) == Self.old)
    try folder.write(now, to: "about.md")
    #expect(text.bytes(of: text.version) == nil)
  }

  @Test func theHeadIsWhatStandsBeforeTheText() {
    let heads = [
      "---\ntitle: About\n---\nFirst.\n", "---\ntitle: About\n---\nOther.\n",
      "---\ntitle: Abode\n---\nFirst.\n",
    ].map { FileText(path: "a.md", bytes: Array($0.utf8), start: Self.start).version.head }
    #expect(heads[0] == heads[1])
    #expect(heads[0] != heads[2])
  }
}
