import Files
import Routing
import TemporaryFolders
import Testing

@testable import Site

@Suite struct StagedOutputTests {
  static let manifest = ".vipera-manifest"

  @Test func publishingWritesFilesAndTheManifest() throws {
    let folder = try TemporaryFolder()
    let changes = try folder.publish(["index.html": "home", "a/b/index.html": "deep", "a/x.txt": ""])
    #expect(changes == OutputChanges(written: 3, unchanged: 0, removed: 0))
    #expect(folder.files == [Self.manifest, "a/b/index.html", "a/x.txt", "index.html"])
    #expect(folder.read("a/b/index.html") == "deep")
    #expect(folder.read("a/x.txt") == "")
    #expect(folder.read(Self.manifest) == "a/b/index.html\na/x.txt\nindex.html\n")
    #expect(!folder.exists(StagedOutput.stagingFolder))
  }

  @Test func nothingIsVisibleBeforeItIsPublished() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["index.html": "old"])
    let output = try StagedOutput(folder.path)
    _ = try output.stage(Array("new".utf8), for: OutputPath(folder: []))
    #expect(folder.read("index.html") == "old")
    #expect(folder.exists("\(StagedOutput.stagingFolder)/new/index.html"))
    output.discard()
    #expect(folder.files == [Self.manifest, "index.html"])
    #expect(folder.read("index.html") == "old")
  }

  @Test func aFileThatStaysTheSameIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["same.html": "same", "other.html": "old"])
    for name in ["same.html", "other.html", Self.manifest] { try folder.age(name) }
    let changes = try folder.publish(["same.html": "same", "other.html": "new"])
    #expect(changes == OutputChanges(written: 1, unchanged: 1, removed: 0))
    #expect(try folder.isAged("same.html"))
    #expect(try folder.isAged(Self.manifest))
    #expect(try !folder.isAged("other.html"))
    #expect(folder.read("other.html") == "new")
  }

  @Test func filesOfPagesThatAreGoneAreRemovedWithTheirEmptyFolders() throws {
    let folder = try TemporaryFolder()
    try folder.publish([
      "index.html": "home", "a/b/index.html": "deep", "a/c/index.html": "deep", "d/e.txt": "",
    ])
    try folder.write("mine", to: "a/b/mine.txt")
    let changes = try folder.publish(["index.html": "home"])
    #expect(changes == OutputChanges(written: 0, unchanged: 1, removed: 3))
    #expect(folder.files == [Self.manifest, "a/b/mine.txt", "index.html"])
    #expect(!folder.exists("a/c"))
    #expect(!folder.exists("d"))
  }

  @Test func filesOfOthersStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "CNAME")
    try folder.write("mine", to: ".git/config")
    try folder.publish(["index.html": "home"])
    try folder.publish([:])
    #expect(folder.files == [".git/config", Self.manifest, "CNAME"])
    #expect(folder.read(Self.manifest) == "")
  }

  @Test func aForeignFileThatIsJustWhatIsWrittenIsTakenOver() throws {
    let folder = try TemporaryFolder()
    try folder.write("home", to: "index.html")
    #expect(try folder.publish(["index.html": "home"]) == OutputChanges(unchanged: 1))
    #expect(folder.read(Self.manifest) == "index.html\n")
  }

  @Test(arguments: [
    (nil, "; there is no .vipera-manifest in the folder"), ("other.html\n", "; move it away, or give"),
  ])
  func aForeignFileInThePlaceOfAPageBarsTheWay(manifest: String?, advice: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "index.html")
    if let manifest { try folder.write(manifest, to: Self.manifest) }
    let failure = #expect(throws: FileFailure.self) { try folder.publish(["index.html": "home"]) }
    #expect(failure?.path == "\(folder.path)/index.html")
    let reason = "a file that Vipera did not write lies where one has to be written\(advice)"
    #expect(failure?.reason.hasPrefix(reason) == true)
    #expect(folder.read("index.html") == "mine")
  }

  @Test func aLinkOfSomebodyThatLeadsNowhereBarsTheWayToo() throws {
    let folder = try TemporaryFolder()
    try folder.link("index.html", to: "nowhere")
    #expect(throws: FileFailure.self) { try folder.publish(["index.html": "home"]) }
  }

  @Test func behindALinkInThePlaceOfAFolderNothingIsWritten() throws {
    let (folder, elsewhere) = try (TemporaryFolder(), TemporaryFolder(["index.html": "mine"]))
    try folder.publish(["a/index.html": "old"])
    try folder.remove("a")
    try folder.link("a", to: elsewhere.path)
    let failure = #expect(throws: FileFailure.self) { try folder.publish(["a/index.html": "new"]) }
    #expect(failure?.path == "\(folder.path)/a")
    #expect(elsewhere.read("index.html") == "mine")
  }

  @Test func behindALinkInThePlaceOfAFolderNothingIsRemoved() throws {
    let (folder, elsewhere) = try (TemporaryFolder(), TemporaryFolder(["b/index.html": "mine"]))
    try folder.publish(["a/b/index.html": "old", "index.html": "home"])
    try folder.remove("a")
    try folder.link("a", to: elsewhere.path)
    #expect(try folder.publish(["index.html": "home"]).removed == 0)
    #expect(elsewhere.files == ["b/index.html"] && folder.exists("a"))
  }

  @Test func aPageMayBecomeAFolderAndBack() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a": "file"])
    #expect(try folder.publish(["a/b/index.html": "page"]) == OutputChanges(written: 1, removed: 1))
    #expect(folder.files == [Self.manifest, "a/b/index.html"])
    #expect(try folder.publish(["a": "file"]) == OutputChanges(written: 1, removed: 1))
    #expect(folder.files == [Self.manifest, "a"])
  }

  /// What lies in the folder, and why a site with the page `a/index.html` and the asset `b` cannot be published.
  @Test(arguments: [
    ("a/index.html/mine.txt", "a/index.html", "a folder lies where a page has to be written"),
    ("b/mine.txt", "b", "a folder lies where a page has to be written"),
    ("a", "a", "a file or link lies where a folder is needed"),
  ])
  func whereTheWayIsBarredNothingIsChanged(foreign: String, path: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.publish(["gone.html": "old", "index.html": "old"])
    try folder.write("mine", to: foreign)
    let before = folder.files
    #expect(throws: FileFailure(path: "\(folder.path)/\(path)", reason: reason)) {
      try folder.publish(["a/index.html": "new", "b": "new", "index.html": "new"])
    }
    #expect(folder.read("index.html") == "old")
    #expect(folder.read("gone.html") == "old")
    #expect(folder.read(foreign) == "mine")
    #expect(folder.files.filter { !$0.hasPrefix(StagedOutput.stagingFolder) } == before)
    // The next build starts as if nothing had been.
    #expect(try folder.publish(["index.html": "new"]) == OutputChanges(written: 1, removed: 1))
    #expect(!folder.exists(StagedOutput.stagingFolder))
  }

  @Test(arguments: ["a/mine.txt", "a/b/mine.txt", "a/.mine", "a/mine~"])
  func aFolderOfPagesWithSomebodysFileInItBarsTheWay(foreign: String) throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a/index.html": "old", "a/b/index.html": "old"])
    try folder.write("mine", to: foreign)
    #expect(throws: FileFailure.self) { try folder.publish(["a": "new"]) }
    #expect(folder.read("a/index.html") == "old")
    #expect(folder.read("a/b/index.html") == "old")
    #expect(folder.read(foreign) == "mine")
  }

  @Test func anEmptyFolderInAFolderOfPagesBarsTheWayToo() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a/index.html": "old"])
    try folder.write("mine", to: "a/b/mine.txt")
    try folder.remove("a/b/mine.txt")
    #expect(throws: FileFailure.self) { try folder.publish(["a": "new"]) }
    #expect(folder.read("a/index.html") == "old")
  }

  @Test func aFolderInThePlaceOfAPageThatIsGoneIsSomebodyElses() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a": "old", "index.html": "old"])
    try folder.remove("a")
    try folder.write("mine", to: "a/mine.txt")
    try folder.publish(["index.html": "new"])
    #expect(folder.read("a/mine.txt") == "mine")
    #expect(folder.read("index.html") == "new")
    #expect(folder.read(Self.manifest) == "index.html\n")
  }

  @Test func aFileThatSomebodyRemovedIsWrittenAgain() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["a/index.html": "page", "b.html": "page"])
    try folder.remove("a")
    try folder.remove("b.html")
    #expect(try folder.publish(["a/index.html": "page"]) == OutputChanges(written: 1, removed: 1))
    #expect(folder.read("a/index.html") == "page")
  }

  @Test func whatABuildThatWasKilledLeftIsRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("half a page", to: "\(StagedOutput.stagingFolder)/17")
    try folder.publish(["index.html": "home"])
    #expect(folder.files == [Self.manifest, "index.html"])
  }

  /// Each way in which a file can be in the way of a folder or be replaced or gone, and a change that fails after all that: the
  /// folder `.vipera-manifest` cannot be replaced by the new list.
  @Test func whatFailsInTheMidstIsTakenBack() throws {
    let folder = try TemporaryFolder()
    let old = [
      "index.html": "old", "gone/a/index.html": "old", "file": "old", "folder/a/index.html": "old",
      "folder/b.html": "old", "same.html": "same",
    ]
    try folder.publish(old)
    try folder.age("index.html")
    let manifest = try #require(folder.read(Self.manifest))
    let new = [
      "index.html": "new", "file/index.html": "new", "folder": "new", "new/index.html": "new",
      "new.html": "new",
      "same.html": "same",
    ]
    do {
      let output = try StagedOutput(folder.path)
      let staged = try new.map {
        try output.stage(Array($0.value.utf8), for: OutputPath($0.key) ?? .notFound)
      }
      try folder.remove(Self.manifest)
      try folder.write("", to: "\(Self.manifest)/in-the-way")
      #expect(throws: FileFailure.self) { try output.publish(staged) }
      output.discard()
    }
    try folder.remove(Self.manifest)
    #expect(folder.files == old.keys.sorted())
    for (name, text) in old { #expect(folder.read(name) == text) }
    #expect(try folder.isAged("index.html"))
    // The next one comes through.
    try folder.write(manifest, to: Self.manifest)
    #expect(try folder.publish(new) == OutputChanges(written: 5, unchanged: 1, removed: 4))
    #expect(folder.files == ([Self.manifest] + new.keys).sorted())
    for (name, text) in new { #expect(folder.read(name) == text) }
  }

  @Test func theFirstSiteOfAFolderIsTakenBackToNothing() throws {
    let folder = try TemporaryFolder()
    let output = try StagedOutput(folder.path)
    let staged = [try output.stage(Array("page".utf8), for: OutputPath(folder: ["a"]))]
    try folder.write("", to: "\(Self.manifest)/in-the-way")
    #expect(throws: FileFailure.self) { try output.publish(staged) }
    output.discard()
    #expect(folder.files == ["\(Self.manifest)/in-the-way"])
    #expect(!folder.exists("a"))
  }

  /// A build was killed when some of its files were in their places, and the mark says that all of them were right.
  @Test func whatABuildThatWasKilledHadBegunToPublishIsFinished() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["index.html": "old", "a.html": "old", "gone/index.html": "old"])
    let staging = StagedOutput.stagingFolder
    try folder.write("new", to: "index.html")
    try folder.write("new", to: "\(staging)/new/a.html")
    try folder.write("new", to: "\(staging)/new/b/index.html")
    try folder.write("old", to: "\(staging)/old/0")
    try folder.write("a.html\nb/index.html\nindex.html\n", to: "\(staging)/manifest")
    try folder.write("", to: "\(staging)/complete")
    try StagedOutput(folder.path).discard()
    #expect(folder.files == [Self.manifest, "a.html", "b/index.html", "index.html"])
    for name in ["a.html", "b/index.html", "index.html"] { #expect(folder.read(name) == "new") }
    #expect(folder.read(Self.manifest) == "a.html\nb/index.html\nindex.html\n")
    #expect(!folder.exists("gone"))
  }

  @Test func aChangeOfTheSameFilesIsFinishedToo() throws {
    let folder = try TemporaryFolder()
    try folder.publish(["index.html": "old", "a.html": "old"])
    try folder.write("new", to: "\(StagedOutput.stagingFolder)/new/a.html")
    try folder.write("", to: "\(StagedOutput.stagingFolder)/complete")
    try StagedOutput(folder.path).discard()
    #expect(folder.files == [Self.manifest, "a.html", "index.html"])
    #expect(folder.read("a.html") == "new")
  }

  @Test func aNewFolderIsGoneWhenTheSiteIsDiscarded() throws {
    let folder = try TemporaryFolder()
    let output = try StagedOutput("\(folder.path)/deep/Public")
    _ = try output.stage(Array("page".utf8), for: OutputPath(folder: []))
    output.discard()
    #expect(!folder.exists("deep/Public"))
  }

  @Test func onlyOneBuildWritesToAFolder() throws {
    let folder = try TemporaryFolder()
    let first = try StagedOutput(folder.path)
    #expect(throws: FileFailure(path: folder.path, reason: "another build is writing to it")) {
      try StagedOutput(folder.path)
    }
    first.discard()
  }

  @Test func aFileInThePlaceOfTheFolderIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "Public")
    #expect(throws: FileFailure(path: "\(folder.path)/Public", reason: "it is not a folder")) {
      try StagedOutput("\(folder.path)/Public")
    }
  }
}

@Suite struct OutputManifestTests {
  @Test func linesThatAreNoPathsBelowTheFolderArePassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "a/index.html\n../outside.txt\n\n/etc/passwd\nb/../../c\n../\u{301}x\n.Vipera-cache/pages\nc\td\nb.html",
      to: ".vipera-manifest")
    #expect(OutputManifest(in: OutputFolder(folder.path)).paths == ["a/index.html", "b.html"])
  }

  @Test func aManifestNeverRemovesFilesOutsideTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "outside.txt")
    try folder.write("../outside.txt\n../\u{301}\n", to: "Public/.vipera-manifest")
    #expect(try StagedOutput("\(folder.path)/Public").publish([]) == OutputChanges())
    #expect(folder.read("outside.txt") == "mine")
  }

  @Test func aFolderWithoutAManifestHoldsOnlyFilesOfOthers() throws {
    let folder = try TemporaryFolder()
    #expect(OutputManifest(in: OutputFolder(folder.path)).paths.isEmpty)
  }
}
