import Diagnostics
import Files
import Preview
import Synchronization
import TemporaryFolders
import Testing

@testable import Site

@Suite struct MemoryBuildTests {
  @Test(arguments: EditedSite.seeds)
  func afterEachEditTheServedBytesAreThoseOfACleanBuild(seed: UInt64) async throws {
    print("seed \(seed): \(EditedSite.edits) edits")
    var site = try EditedSite(seed: seed)
    let memory = MemoryBuild(site.folder.buildOptions)
    _ = try await memory.build(changed: nil)
    for number in 1...EditedSite.edits {
      let good = site
      let (changed, what) = try site.edit()
      let build = try await memory.build(changed: changed)
      let isBroken = build.faults.contains { $0.diagnostic.severity == .error }
      guard let clean = try await site.folder.cleanBuild(fingerprints: false) else {
        #expect(isBroken, "seed \(seed), edit \(number): \(what)")
        site.undo(to: good)
        continue
      }
      #expect(!isBroken, "seed \(seed), edit \(number): \(what)")
      let differing = Set(clean.keys).union(build.files.keys).filter { clean[$0] != build.files[$0]?.bytes }
      try #require(differing.sorted() == [], "seed \(seed), edit \(number): \(what)")
    }
  }

  private static let files = [
    "Content/site.json": "{\"title\": \"Test\", \"baseURL\": \"https://example.org/\"}",
    "Content/index.md": "---\ntitle: Home\n---\nSee [about](about.md).\n",
    "Content/about.md": "---\ntitle: About\n---\nFirst.\n",
  ]

  /// The text of a page, and the faults that show on it or on all.
  private static func shown(_ path: String, in build: PreviewBuild) -> (text: String, faults: [String]) {
    let faults = build.faults.filter { fault in
      switch fault.reach {
      case .site: true
      case .pages(let paths): paths.contains(path)
      }
    }
    return (
      String(decoding: build.files[path]?.bytes ?? [], as: UTF8.self), faults.map { "\($0.diagnostic.place)" }
    )
  }

  @Test func aPageTellsWhatItIsMadeOfAndWhatLeadsToIt() async throws {
    let folder = try TemporaryFolder(Self.files)
    let build = try await MemoryBuild(folder.buildOptions).build(changed: nil)
    let about = try #require(build.detail("about/index.html"))
    #expect(about.linkedFrom == ["index.html"])
    #expect(about.linksTo.contains("index.html"))
    #expect(about.sources == ["Content/about.md"])
    #expect(about.steps.map(\.name) == ["Interactor", "Presenter", "View", "Check"])
    #expect(about.viewModel?.contains("\"title\" : \"About\"") == true)
    #expect(about.viewModel?.contains("<p>First.</p>") == true)
    #expect(build.detail("nowhere/index.html") == nil)
    #expect(build.detail("sitemap.xml")?.linkedFrom == [])
  }

  @Test func aTableFollowsItsDataFile() async throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("---\ntitle: About\n---\n@Data(\"a.csv\")\n", to: "Content/about.md")
    let memory = MemoryBuild(folder.buildOptions)
    let missing = try await memory.build(changed: nil)
    #expect(Self.shown("about/index.html", in: missing).faults == ["Content/about.md:4:7"])
    try folder.write("Name\nAnn\n", to: "Content/data/a.csv")
    let added = try await memory.build(changed: ["Content/data/a.csv"])
    #expect(Self.shown("about/index.html", in: added).text.contains("<td>Ann</td>"))
    try folder.write("Name\nBob\n", to: "Content/data/a.csv")
    let edited = try await memory.build(changed: ["Content/data/a.csv"])
    #expect(Self.shown("about/index.html", in: edited).text.contains("<td>Bob</td>"))
    try folder.write("Name\nBob,2\n", to: "Content/data/a.csv")
    let faulty = try await memory.build(changed: ["Content/data/a.csv"])
    #expect(Self.shown("about/index.html", in: faulty).faults == ["Content/data/a.csv:2:1"])
    #expect(Self.shown("about/index.html", in: faulty).text.contains("<td>Bob</td>"))
  }

  @Test func aBuildTellsTheFilesBesideItsContent() async throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("let a = 1\n", to: "src/a.swift")
    try folder.write("---\ntitle: About\n---\n@Snippet(file: \"../src/a.swift\")\n", to: "Content/about.md")
    let memory = MemoryBuild(folder.buildOptions)
    let build = try await memory.build(changed: nil)
    #expect(build.sources.contains("src/a.swift"))
    try folder.write("let b = 1\n", to: "src/a.swift")
    let edited = try await memory.build(changed: ["src/a.swift"])
    #expect(Self.shown("about/index.html", in: edited).text.contains("</span> b"))
    #expect(edited.sources.contains("src/a.swift"))
  }

  /// Counts how often all pages were planned.
  private final class PlanCount: BuildDelegate {
    let count = Atomic(0)
    func buildDidPlan(pageCount: Int) {}
    func buildDidRender(pageCount: Int) {}
    func buildDidFinish(_ stage: BuildStage) {
      if stage == .plan { count.add(1, ordering: .relaxed) }
    }
  }

  @Test(arguments: [
    ("title: Least\n", true), ("title: Least\ndescription: New.\n", true),
    ("title: Least\nsummary: New.\n", true),
    // What lists are ordered by, and what redirects are made from, is planned.
    ("title: Zebra\n", false), ("title: Least\naliases: [/old/]\n", false),
  ])
  func aHeadlineReachesThePagesThatShowIt(head: String, isQuick: Bool) async throws {
    var files = Self.files
    files["Content/site.json"] =
      "{\"title\": \"Test\", \"baseURL\": \"https://example.org/\", \"collections\": {\"articles\": {\"kind\": \"articles\", \"title\": \"Articles\"}}}"
    for name in ["Early", "Late", "Rest", "Stay"] {
      files["Content/articles/\(name.lowercased()).md"] =
        "---\ntitle: \(name)\ndate: 2026-01-0\(name == "Stay" ? 1 : 2)\n---\nText.\n"
    }
    let folder = try TemporaryFolder(files)
    let plans = PlanCount()
    let memory = MemoryBuild(folder.buildOptions, delegate: plans)
    _ = try await memory.build(changed: nil)
    try folder.write("---\n\(head)date: 2026-01-02\n---\nText.\n", to: "Content/articles/late.md")
    let build = try await memory.build(changed: ["Content/articles/late.md"])
    #expect((plans.count.load(ordering: .relaxed) == 1) == isQuick)
    let title = try #require(head.split(separator: "\n").first?.dropFirst("title: ".count))
    for path in ["articles/late/index.html", "articles/index.html", "index.html"] {
      #expect(Self.shown(path, in: build).text.contains(title), "\(path)")
    }
    let clean = try await folder.cleanBuild(fingerprints: false)
    #expect(build.files.mapValues(\.bytes) == clean)
  }

  @Test func anEditOfTheSettingsOfAnEnvironmentReachesThePages() async throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("{\"title\": \"First\"}", to: "Content/site.x.json")
    var options = folder.buildOptions
    options.environment = "x"
    let memory = MemoryBuild(options)
    let before = try await memory.build(changed: nil)
    #expect(Self.shown("about/index.html", in: before).text.contains("<title>About – First</title>"))
    try folder.write("{\"title\": \"Second\"}", to: "Content/site.x.json")
    let after = try await memory.build(changed: ["Content/site.x.json"])
    #expect(Self.shown("about/index.html", in: after).text.contains("<title>About – Second</title>"))
  }

  @Test func aPageAtFaultStaysAsItWasAndOthersGoOn() async throws {
    let folder = try TemporaryFolder(Self.files)
    let memory = MemoryBuild(folder.buildOptions)
    _ = try await memory.build(changed: nil)
    try folder.write("---\ntitle: About\n---\nSecond, [there](#nowhere).\n", to: "Content/about.md")
    try folder.write("---\ntitle: Home\n---\nNew. See [about](about.md).\n", to: "Content/index.md")
    let build = try await memory.build(changed: ["Content/about.md", "Content/index.md"])
    let about = Self.shown("about/index.html", in: build)
    #expect(about.text.contains("First."))
    #expect(about.faults == ["Content/about.md:4:17"])
    let home = Self.shown("index.html", in: build)
    #expect(home.text.contains("New."))
    #expect(home.faults == [])
  }

  @Test func whatKeepsAllFromBeingBuiltShowsOnAllPages() async throws {
    let folder = try TemporaryFolder(Self.files)
    let memory = MemoryBuild(folder.buildOptions)
    _ = try await memory.build(changed: nil)
    try folder.write("{\"titel\": \"Test\"}", to: "Content/site.json")
    let build = try await memory.build(changed: ["Content/site.json"])
    let home = Self.shown("index.html", in: build)
    #expect(home.text.contains("See <a"))
    #expect(home.faults.allSatisfy { $0.hasPrefix("Content/site.json:1:") })
    #expect(!home.faults.isEmpty)
  }

  @Test func aSiteThatIsBrokenFromTheStartHasFaultsAlone() async throws {
    let folder = try TemporaryFolder(["Content/site.json": "{"])
    let build = try await MemoryBuild(folder.buildOptions).build(changed: nil)
    #expect(build.files.isEmpty)
    #expect(build.faults.contains { $0.reach == .site })
  }

  @Test func withoutContentThereIsNothingToBuild() async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: FileFailure.self) {
      try await MemoryBuild(folder.buildOptions).build(changed: nil)
    }
  }
}
