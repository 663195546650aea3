import Files
import Foundation
import TemporaryFolders
import Testing

struct FileTreeTests {
  @Test func filesAreOrderedByTheBytesOfTheirPaths() throws {
    let folder = try TemporaryFolder(["b/a": "", "b.md": "", "B": "", "é": "", "z": "", "b/b/c": ""])
    let tree = FileTree.walk(folder.path, includingHidden: false)
    #expect(tree.files.map(\.path) == ["B", "b.md", "b/a", "b/b/c", "z", "é"])
    #expect(tree.files.first?.absolutePath == "\(folder.path)/B")
    #expect(tree.faults.isEmpty)
  }

  @Test(arguments: [(true, [".git/x", ".nojekyll", "a"]), (false, ["a"])])
  func hiddenFilesAreLeftOutUnlessAskedFor(includingHidden: Bool, paths: [String]) throws {
    let folder = try TemporaryFolder([
      ".git/x": "", ".nojekyll": "", "a": "", "a~": "", ".DS_Store": "", "skipped/b": "",
    ])
    let tree = FileTree.walk(folder.path, includingHidden: includingHidden, skipping: ["skipped"])
    #expect(tree.files.map(\.path) == paths)
  }

  @Test func withoutHiddenFilesATreeIsThatOfAWalkThatLeavesThemOut() throws {
    let folder = try TemporaryFolder([
      ".a": "", ".git/x/y": "", "a": "", "a.b": "", "b/.c/d": "", "b/c.d": "", "skipped/b": "",
      "skipped2": "",
      "b/skipped/c": "",
    ])
    let tree = FileTree.walk(folder.path, includingHidden: true).withoutHidden(skipping: "skipped")
    let walked = FileTree.walk(folder.path, includingHidden: false, skipping: ["skipped"])
    #expect(tree.files == walked.files)
    #expect(tree.folders == walked.folders)
    #expect(tree.files.map(\.path) == ["a", "a.b", "b/c.d", "b/skipped/c", "skipped2"])
  }

  @Test func symbolicLinksAreFollowed() throws {
    let folder = try TemporaryFolder(["real/a": "", "c": ""])
    try folder.link("again", to: "real")
    try folder.link("d", to: "c")
    let tree = FileTree.walk(folder.path, includingHidden: false)
    #expect(tree.files.map(\.path) == ["again/a", "c", "d", "real/a"])
    #expect(tree.faults.isEmpty)
  }

  @Test func whatCannotBeReadIsAFaultAndStopsNothing() throws {
    let folder = try TemporaryFolder(["a/b/c": "", "z": ""])
    try folder.link("a/b/up", to: "../..")
    try folder.link("itself", to: "itself")
    try folder.link("nowhere", to: "gone")
    mkfifo("\(folder.path)/pipe", 0o600)
    let tree = FileTree.walk(folder.path, includingHidden: false)
    #expect(tree.files.map(\.path) == ["a/b/c", "z"])
    #expect(tree.faults.map(\.path) == ["a/b/up", "itself", "nowhere", "pipe"])
    #expect(tree.faults.map(\.kind) == [.linkLoop, .linkLoop, .danglingLink, .special])
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8IsAFault() throws {
      let folder = try TemporaryFolder()
      let name = Array("\(folder.path)/n".utf8CString.dropLast()) + [CChar(bitPattern: 0xFC), 0]
      close(open(name, O_CREAT | O_WRONLY, 0o600))
      let tree = FileTree.walk(folder.path, includingHidden: false)
      #expect(tree.faults.map(\.kind) == [.nameNotUTF8])
      #expect(tree.faults.map(\.path) == ["n\u{FFFD}"])
    }
  #endif

  @Test(.enabled(if: getuid() != 0, "everything is readable for root"))
  func anUnreadableFolderIsAFault() throws {
    let folder = try TemporaryFolder(["locked/a": "", "z": ""])
    try folder.setPermissions(0o000, of: "locked")
    let tree = FileTree.walk(folder.path, includingHidden: false)
    try folder.setPermissions(0o700, of: "locked")
    #expect(tree.files.map(\.path) == ["z"])
    #expect(tree.faults.map(\.path) == ["locked"])
    #expect(tree.faults.map(\.kind) == [.unreadable])
    #expect(tree.faults.map(\.reason) == ["Permission denied"])
  }

  @Test(arguments: ["gone", "file"])
  func aRootThatIsNoFolderIsMissing(root: String) throws {
    let folder = try TemporaryFolder(["file": ""])
    let tree = FileTree.walk("\(folder.path)/\(root)", includingHidden: false)
    #expect(tree.files.isEmpty)
    #expect(tree.faults.map(\.kind) == [.missing])
    #expect(tree.faults.map(\.path) == [""])
  }

  /// 40 folders, each with two links to the next one, have 2⁴⁰ paths.
  @Test func linksThatMultiplyPathsComeToAnEnd() throws {
    let folder = try TemporaryFolder(["41/file": ""])
    for number in 1...40 {
      try folder.link("\(number)/a", to: "../\(number + 1)")
      try folder.link("\(number)/b", to: "../\(number + 1)")
    }
    let tree = FileTree.walk(folder.path, includingHidden: false)
    #expect(tree.files.contains { $0.path == "41/file" })
    #expect(tree.faults.contains { $0.kind == .linkLoop })
  }
}
