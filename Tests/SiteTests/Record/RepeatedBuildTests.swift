import Caches
import Diagnostics
import Entities
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
    var repeatable = 0
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
      if Self.lastBuild(site.folder) != nil { repeatable += 1 }
    }
    #expect(repeatable > EditedSite.edits / 3, "too few builds leave what the next can go by")
  }

  /// What is done to one of many articles, of which the responses are summed up where they lie in memory.
  static let articleChanges: [(what: String, before: String, after: String, isShown: Bool)] = [
    ("its text", "Text of 7.", "Other text of 7.", true),
    ("its title", "title: Title 7", "title: Seven", true),
    ("its tags", "tags: [b]", "tags: [c]", true),
    ("its summary", "description: Of 7.", "description: Of seven.", true),
    ("its date", "2026-01-08", "2026-02-08", true),
    ("nothing that a page shows", "draft: false", "draft: false ", false),
  ]

  @Test func ofManyArticlesThoseAreMadeThatAnEditReaches() async throws {
    let folder = try TemporaryFolder([
      "Content/site.json":
        "{\"title\": \"Test\", \"baseURL\": \"https://example.org/\", \"collections\": {\"posts\": {\"kind\": \"articles\", \"title\": \"Posts\"}}}",
      "Content/index.md": "---\ntitle: Home\n---\nWelcome.\n",
    ])
    for number in 1...80 {
      try folder.write(
        "---\ntitle: Title \(number)\ndate: 2026-01-0\(number % 9 + 1)\ntags: [\(number % 2 == 0 ? "a" : "b")]\ndescription: Of \(number).\ndraft: false\n---\nText of \(number).\n",
        to: "Content/posts/post-\(number).md")
    }
    let all = try await SiteBuilder(folder.buildOptions).build()
    #expect(all.diagnostics == [])
    for (what, before, after, isShown) in Self.articleChanges {
      let text = try #require(folder.read("Content/posts/post-7.md"))
      try #require(text.contains(before))
      try folder.write(text.replacing(before, with: after), to: "Content/posts/post-7.md")
      let report = try await SiteBuilder(folder.buildOptions).build()
      let outputs = try TemporaryFolder.outputs(in: folder.buildOptions.output)
      #expect(try await folder.cleanBuild() == outputs, "\(what)")
      let written = try #require(report.changes?.written)
      #expect(written < all.pageCount / 2, "\(what)")
      #expect((written > 0) == isShown, "\(what)")
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
    RecordFile(folder.buildOptions).readBuild()
  }

  @Test func whereNothingChangedThereIsNothingToDo() async throws {
    let folder = try await Self.builtSite()
    let last = try #require(Self.lastBuild(folder))
    #expect(await last.holds(for: folder.buildOptions))
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.changes == OutputChanges(unchanged: last.outputs.count))
    #expect(report.pageCount == 3)
  }

  /// What is done to a site that was built, and what has to be written then.
  static let changes: [(what: String, change: @Sendable (TemporaryFolder) throws -> Void, written: Int)] = [
    (
      "another text", { try $0.write("---\ntitle: About\n---\n# There\n\nOther.\n", to: "Content/about.md") },
      1
    ),
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
    #expect(await !last.holds(for: folder.buildOptions), "\(what)")
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
      #expect(await !last.holds(for: options))
    }
  }

  @Test func aMenuThatFrontMatterChangesIsOnAllPages() async throws {
    let folder = try await Self.builtSite()
    for head in ["title: About us\nmenus: main", "title: Imprint\nmenus: main", "title: About"] {
      try folder.write("---\n\(head)\n---\n# There\n\nFirst.\n", to: "Content/about.md")
      _ = try await SiteBuilder(folder.buildOptions).build()
      let outputs = try TemporaryFolder.outputs(in: folder.buildOptions.output)
      #expect(try await folder.cleanBuild() == outputs, "\(head)")
    }
  }

  @Test func anEarlierClockIsAChange() async throws {
    let folder = try await Self.builtSite()
    let last = try #require(Self.lastBuild(folder))
    var options = folder.buildOptions
    for (seconds, holds) in [(last.clock + 1, true), (last.clock, true), (last.clock - 1, false)] {
      options.clock = BuildClock(now: DateStamp(secondsSince1970: seconds))
      #expect(await last.holds(for: options) == holds)
    }
  }

  @Test func settingsAreThoseThatWereRead() async throws {
    let folder = try await Self.builtSite()
    let builder = SiteBuilder(folder.buildOptions)
    let site = try await builder.plan(try await builder.load())
    let before = try #require(SiteDigest(site, folder.buildOptions))
    let settings = try #require(folder.read("Content/site.json"))
    try folder.write(settings + "\n", to: "Content/site.json")
    #expect(SiteDigest(site, folder.buildOptions) == before)
    let later = try await builder.plan(try await builder.load())
    #expect(SiteDigest(later, folder.buildOptions)?.difference(from: before) == .settings)
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
    let folder = try await Self.builtSite()
    // By a clock that is ahead, every build comes too early to tell.
    try folder.age("Content/about.md", later: 3_000_000_000)
    for _ in 0..<2 {
      _ = try await SiteBuilder(folder.buildOptions).build()
      let last = try #require(Self.lastBuild(folder))
      let now = FileIdentity.now
      let inputs = try #require(await LastBuild.inputs(below: folder.path, writtenBefore: now, jobs: 2))
      #expect(await last.changes(in: inputs.files, for: folder.buildOptions) == ["Content/about.md"])
    }
    try folder.age("Content/about.md")
    _ = try await SiteBuilder(folder.buildOptions).build()
    let last = try #require(Self.lastBuild(folder))
    #expect(await last.holds(for: folder.buildOptions))
  }

  @Test func aHeadThatChangedReachesOtherPages() async throws {
    let folder = try await Self.builtSite()
    try folder.write("---\ntitle: Others\n---\n# There\n\nFirst.\n", to: "Content/about.md")
    try folder.age("Content/about.md", later: 1)
    // The menu of the other pages names it by itself, the home page's list by its title.
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(report.diagnostics == [])
    #expect(try await folder.cleanBuild() == TemporaryFolder.outputs(in: folder.buildOptions.output))
  }

  @Test func aLinkIntoAPageThatIsKeptIsChecked() async throws {
    let folder = try await Self.builtSite()
    try folder.write("---\ntitle: Home\n---\nSee [about](about.md#there).\n", to: "Content/index.md")
    #expect(try await SiteBuilder(folder.buildOptions).build().diagnostics == [])
    try folder.write("---\ntitle: About\n---\n# Elsewhere\n\nFirst.\n", to: "Content/about.md")
    let report = try await SiteBuilder(folder.buildOptions).build()
    #expect(
      report.diagnostics.map { "\($0.place) \($0.rule)" } == ["Content/index.md:4:13 link/missing-anchor"])
  }

  @Test func aFileThatADirectiveReadIsGoneByToo() async throws {
    let folder = try await Self.builtSite()
    try folder.write("let a = 1\n", to: "Code/a.swift")
    try folder.age("Code/a.swift")
    let include = "---\ntitle: About\n---\n@Snippet(file: \"../Code/a.swift\")\n"
    try folder.write(include, to: "Content/about.md")
    try folder.age("Content/about.md")
    #expect(try await SiteBuilder(folder.buildOptions).build().diagnostics == [])
    let last = try #require(Self.lastBuild(folder))
    #expect(last.sources.map(\.path) == ["Code/a.swift"])
    try folder.write("---\ntitle: Home\n---\nSee the [about](about.md) page.\n", to: "Content/index.md")
    #expect(try await SiteBuilder(folder.buildOptions).build().changes?.written == 1)
    try folder.write("let b = 2\n", to: "Code/a.swift")
    #expect(await !last.holds(for: folder.buildOptions))
    #expect(try await SiteBuilder(folder.buildOptions).build().changes?.written == 1)
    #expect(try await folder.cleanBuild() == TemporaryFolder.outputs(in: folder.buildOptions.output))
  }

  @Test(arguments: [0, 1, 9, 40, 400])
  func aRecordThatIsNotWholeIsThrownAway(count: Int) async throws {
    let folder = try await Self.builtSite()
    let files = FileTree.walk("\(folder.path)/.vipera-cache", includingHidden: true).files
    #expect(files.count == 2)
    for file in files {
      let bytes = try FileReader.bytes(of: file.absolutePath)
      var broken = bytes
      broken[min(count, bytes.count - 1)] ^= 1
      for broken in [Array(bytes.prefix(count)), broken] {
        try folder.write(Data(broken), to: ".vipera-cache/\(file.path)")
        #expect(Self.lastBuild(folder) == nil || !file.path.hasPrefix("build"))
        #expect(try await SiteBuilder(folder.buildOptions).build().changes?.written == 0)
      }
    }
    #expect(Self.lastBuild(folder) != nil)
  }
}

extension String {
  fileprivate var inPublic: String { "Public/\(self)" }
}
