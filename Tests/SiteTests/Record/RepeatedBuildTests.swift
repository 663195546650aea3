import Diagnostics
import Files
import Foundation
import Services
import TemporaryFolders
import Testing

@testable import Site

/// Builds that go by what the last one left.
@Suite struct RepeatedBuildTests {
  @Test(arguments: EditedSite.seeds)
  func afterEachEditTheOutputIsThatOfACleanBuild(seed: UInt64) async throws {
    print("seed \(seed): \(EditedSite.edits) edits")
    var site = try EditedSite(seed: seed)
    _ = try await SiteBuilder(site.folder.buildOptions).build()
    for number in 1...EditedSite.edits {
      let good = site
      let (_, what) = try site.edit()
      let report = try await SiteBuilder(site.folder.buildOptions).build()
      guard let clean = try await site.folder.cleanBuild() else {
        #expect(report.changes == nil, "seed \(seed), edit \(number): \(what)")
        site.undo(to: good)
        continue
      }
      let outputs = try TemporaryFolder.outputs(in: site.folder.buildOptions.output)
      let differing = Set(clean.keys).union(outputs.keys).filter { clean[$0] != outputs[$0] }
      try #require(differing.sorted() == [], "seed \(seed), edit \(number): \(what)")
    }
  }

  private static let files = [
    "Content/site.json":
      "{\"title\": \"Test\", \"baseURL\": \"https://example.org/\", \"menus\": {\"main\": [{\"title\": \"About\", \"to\": \"about.md\"}]}}",
    "Content/index.md": "---\ntitle: Home\n---\nSee [about](about.md).\n",
    "Content/about.md": "---\ntitle: About\n---\n# There\n\nFirst.\n",
  ]

  /// A site of old files that was built once.
  private static func builtSite() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    for name in files.keys { try folder.age(name) }
    let report = try await SiteBuilder(folder.buildOptions).build()
    try #require(report.diagnostics == [])
    return folder
  }

  private static func lastBuild(_ folder: TemporaryFolder) -> LastBuild? {
    RecordFile(root: folder.path, output: folder.buildOptions.output).readBuild()
  }

  private static func pages(_ folder: TemporaryFolder) -> BuildRecord? {
    RecordFile(root: folder.path, output: folder.buildOptions.output).readPages()
  }

  @Test func whereNothingChangedThereIsNothingToDo() async throws {
    let folder = try await Self.builtSite()
    let last = try #require(Self.lastBuild(folder))
    #expect(last.holds(for: folder.buildOptions))
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.changes == OutputChanges(unchanged: last.outputs.count))
    #expect(report.pageCount == 3)
  }

  /// What is done to a site that was built, and what has to be written then.
  static let changes: [(what: String, change: @Sendable (TemporaryFolder) throws -> Void, written: Int)] = [
    ("another text", { try $0.write("---\ntitle: About\n---\n# There\n\nOther.\n", to: "Content/about.md") }, 1),
    ("a page that somebody edited", { try $0.write("mine", to: "Public/about/index.html") }, 1),
    ("a page that somebody removed", { try $0.remove("Public/about/index.html") }, 1),
    ("a manifest that somebody removed", { try $0.remove(OutputManifest.name.inPublic) }, 0),
    ("a file more", { try $0.write("new", to: "Content/static/new.txt") }, 1),
    ("an empty folder of templates", { try $0.write("x", to: "Templates/assets/x.css") }, 1),
  ]

  @Test(arguments: changes.indices)
  func whatChangedIsMade(number: Int) async throws {
    let (what, change, written) = Self.changes[number]
    let folder = try await Self.builtSite()
    let last = try #require(Self.lastBuild(folder))
    try change(folder)
    #expect(!last.holds(for: folder.buildOptions), "\(what)")
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.changes?.written == written, "\(what)")
    let outputs = try TemporaryFolder.outputs(in: folder.buildOptions.output)
    #expect(try await folder.cleanBuild() == outputs, "\(what)")
  }

  @Test func anOptionIsAChange() async throws {
    let folder = try await Self.builtSite()
    let last = try #require(Self.lastBuild(folder))
    for change: (inout BuildOptions) -> Void in [
      { $0.drafts = true }, { $0.future = true }, { $0.minify = true }, { $0.output += "2" },
    ] {
      var options = folder.buildOptions
      change(&options)
      #expect(!last.holds(for: options))
    }
  }

  @Test func aBuildWithADiagnosticIsNotRepeated() async throws {
    let folder = try await Self.builtSite()
    try folder.write("---\ntitle: Lonely\n---\nNobody links here.\n", to: "Content/lonely.md")
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.diagnostics.map(\.rule) == ["site/orphan"])
    #expect(Self.lastBuild(folder) == nil)
    #expect(try await SiteBuilder(folder.buildOptions).build().diagnostics == report.diagnostics)
  }

  @Test func aFileThatMayBeWrittenAgainInTheSameTickIsNotGoneBy() async throws {
    let folder = try TemporaryFolder(Self.files)
    _ = try await SiteBuilder(folder.buildOptions).build()
    #expect(Self.lastBuild(folder) == nil)
  }

  @Test func aLinkIntoAPageThatIsKeptIsChecked() async throws {
    let folder = try await Self.builtSite()
    try folder.write("---\ntitle: Home\n---\nSee [about](about.md#there).\n", to: "Content/index.md")
    #expect(try await SiteBuilder(folder.buildOptions).build().diagnostics == [])
    try folder.write("---\ntitle: About\n---\n# Elsewhere\n\nFirst.\n", to: "Content/about.md")
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.diagnostics.map { "\($0.place) \($0.rule)" } == ["Content/index.md:4:5 link/missing-anchor"])
  }

  @Test(arguments: [0, 1, 9, 40, 400])
  func aRecordThatIsNotWholeIsThrownAway(count: Int) async throws {
    let folder = try await Self.builtSite()
    #expect(Self.pages(folder)?.pages.count == 3)
    let cache = "\(folder.path)/.vipera-cache"
    for file in FileTree.walk(cache, includingHidden: true).files {
      let bytes = try FileReader.bytes(of: file.absolutePath)
      var cut = Array(bytes.prefix(count))
      try folder.write(Data(cut), to: ".vipera-cache/\(file.path)")
      #expect(Self.lastBuild(folder) == nil || !file.path.hasPrefix("build"))
      #expect(Self.pages(folder) == nil || !file.path.hasPrefix("pages"))
      cut = bytes
      cut[min(count, cut.count - 1)] ^= 1
      try folder.write(Data(cut), to: ".vipera-cache/\(file.path)")
      #expect(Self.lastBuild(folder) == nil || !file.path.hasPrefix("build"))
      #expect(Self.pages(folder) == nil || !file.path.hasPrefix("pages"))
    }
    #expect(try await SiteBuilder(folder.buildOptions).build().changes?.written == 0)
  }
}

extension String {
  fileprivate var inPublic: String { "Public/\(self)" }
}
