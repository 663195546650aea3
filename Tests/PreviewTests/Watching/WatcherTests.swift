import Foundation
import TemporaryFolders
import Testing

@testable import Preview

@Suite struct WatcherTests {
  let site: TemporaryFolder
  let folders: WatchedFolders

  init() throws {
    site = try TemporaryFolder(["first/a.md": "a", "first/x.txt": "x", "first/t.mustache": "t"])
    // What was just written is closed once more by every program that another test starts meanwhile, which would be noted.
    for path in ["Content/a.md", "Content/static/x.txt", "Templates/t.mustache"] {
      let place = URL(filePath: "\(site.path)/\(path)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.linkItem(
        atPath: "\(site.path)/first/\(place.lastPathComponent)", toPath: place.path())
    }
    folders = WatchedFolders(
      root: site.path, folders: ["Content", "Templates"], withHidden: ["Content/static"])
  }

  private func write(_ text: String, to name: String) throws { try site.write(Data(text.utf8), to: name) }

  private func move(_ name: String, to newName: String) throws {
    try FileManager.default.moveItem(atPath: "\(site.path)/\(name)", toPath: "\(site.path)/\(newName)")
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(site.path)/\(name)")
  }

  /// All that is noted while something happens, up to the change of a file that is written last.
  private func changes(
    beside files: Set<String> = [], while act: () throws -> Void
  ) async throws -> Set<String>? {
    let changes = Changes()
    let watcher = Watching.start(folders, noting: changes)
    watcher.watch(filesBeside: files)
    return try await withThrowingTaskGroup { group in
      group.addTask { try await watcher.run() }
      defer { group.cancelAll() }
      try act()
      try write("end", to: "Templates/end")
      var all: Set<String> = []
      while !all.contains("Templates/end") {
        guard let paths = await changes.next()?.paths else { return nil }
        all.formUnion(paths)
      }
      return all.subtracting(["Templates/end"])
    }
  }

  @Test func aFileThatIsWrittenIsNoted() async throws {
    let noted = try await changes {
      try write("b", to: "Content/a.md")
      try write("b", to: "Content/static/.well-known/x")
    }
    #expect(noted == ["Content/a.md", "Content/static/.well-known/x"])
  }

  @Test func aFileThatIsReplacedIsNotedOnce() async throws {
    let noted = try await changes {
      try write("b", to: "Content/a.md.new")
      try move("Content/a.md", to: "Content/a.md~")
      try move("Content/a.md.new", to: "Content/a.md")
    }
    #expect(noted == ["Content/a.md"])
  }

  @Test func whatEditorsPutBesideAFileIsNotNoted() async throws {
    let noted = try await changes {
      for name in ["4913", "a.md~", ".a.md.swp", "#a.md#", ".#a.md", ".DS_Store", ".git/index"] {
        try write("x", to: "Content/\(name)")
      }
      try write("x", to: "Public/index.html")
    }
    #expect(noted == [])
  }

  @Test func filesInNewFoldersAreNoted() async throws {
    let noted = try await changes {
      try write("x", to: "Content/new/deep/b.md")
      try write("y", to: "Content/new/c.md")
    }
    #expect(noted == ["Content/new/deep/b.md", "Content/new/c.md"])
  }

  @Test func aFolderThatIsMovedIsNotedInBothPlaces() async throws {
    try write("x", to: "Content/old/b.md")
    let noted = try await changes { try move("Content/old", to: "Content/new") }
    #expect(noted == ["Content/old", "Content/new/b.md"])
  }

  @Test func aWatchedFolderMayGoAndComeBack() async throws {
    let noted = try await changes {
      try remove("Content")
      try write("x", to: "Content/a.md")
      try write("y", to: "Content/b/c.md")
    }
    #expect(noted?.isSuperset(of: ["Content/a.md", "Content/b/c.md"]) == true)
  }

  @Test func symbolicLinksAreFollowed() async throws {
    try write("x", to: "elsewhere/b.md")
    try site.link("Content/linked", to: "../elsewhere")
    let noted = try await changes {
      try write("y", to: "elsewhere/b.md")
      try site.link("Content/link.md", to: "a.md")
    }
    #expect(noted == ["Content/linked/b.md", "Content/link.md"])
  }

  @Test func filesBesideTheFoldersAreNotedWhereTheyAreNamed() async throws {
    for name in ["src/a.swift", "src/b.swift", "README.md", "LICENSE"] { try write("x", to: name) }
    let noted = try await changes(beside: ["src/a.swift", "README.md", "Content/a.md"]) {
      for name in ["src/a.swift", "src/b.swift", "README.md", "LICENSE"] { try write("longer", to: name) }
    }
    #expect(noted == ["src/a.swift", "README.md"])
  }

  @Test func aFileBesideTheFoldersMayBeReplaced() async throws {
    try write("x", to: "src/a.swift")
    let noted = try await changes(beside: ["src/a.swift"]) {
      try write("y", to: "src/new")
      try remove("src/a.swift")
      try move("src/new", to: "src/a.swift")
    }
    #expect(noted == ["src/a.swift"])
  }

  @Test func aFileBesideTheFoldersMayComeWithItsFolders() async throws {
    let noted = try await changes(beside: ["src/deep/a.swift"]) { try write("x", to: "src/deep/a.swift") }
    #expect(noted?.contains { "src/deep/a.swift" == $0 || "src/deep/a.swift".hasPrefix("\($0)/") } == true)
  }

  @Test func aFolderOfAFileBesideMayGoAndComeBack() async throws {
    for name in ["src/deep/a.swift", "src/b.swift"] { try write("x", to: name) }
    let gone = try await changes(beside: ["src/deep/a.swift"]) {
      try move("src", to: "old")
      try write("x", to: "old/b.swift")
    }
    #expect(gone == ["src"])
    let back = try await changes(beside: ["src/deep/a.swift"]) { try move("old", to: "src") }
    #expect(back == ["src"])
  }

  @Test func lookingFindsFilesBesideTheFolders() throws {
    let changes = Changes()
    let watcher = PollingWatcher(folders, noting: changes)
    for name in ["src/a.swift", "src/b.swift"] { try write("x", to: name) }
    watcher.watch(filesBeside: ["src/a.swift"])
    let known = watcher.look()
    #expect(changes.take() == Changes.Batch())
    for name in ["src/a.swift", "src/b.swift"] { try write("longer", to: name) }
    _ = watcher.look(knowing: known)
    #expect(changes.take().paths == ["src/a.swift"])
    try remove("src/a.swift")
    _ = watcher.look(knowing: known)
    #expect(changes.take().gone == ["src/a.swift"])
  }

  @Test func lookingFindsWhatTheKernelWouldTell() throws {
    let changes = Changes()
    let watcher = PollingWatcher(folders, noting: changes)
    try write("longer", to: "Content/a.md")
    try write("x", to: "Content/new/b.md")
    try remove("Templates/t.mustache")
    let known = watcher.look()
    let batch = changes.take()
    #expect(batch.paths == ["Content/a.md", "Content/new/b.md", "Templates/t.mustache"])
    #expect(batch.gone == ["Templates/t.mustache"])
    _ = watcher.look(knowing: known)
    #expect(changes.take() == Changes.Batch())
  }
}
