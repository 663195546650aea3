import Diagnostics
import Entities
import Files
import Foundation
import Preview
import Services
import TemporaryFolders
import Testing

@testable import Site

@Suite struct MemoryBuildTests {
  /// `VIPERA_EDITS` says how many edits each seed makes, `VIPERA_SEEDS` which seeds, as in `1 2 3`.
  private static let environment = ProcessInfo.processInfo.environment
  static let edits = environment["VIPERA_EDITS"].flatMap(Int.init) ?? 40
  static let seeds = (environment["VIPERA_SEEDS"] ?? "1 2 3").split(separator: " ").compactMap { UInt64($0) }

  private static let templates = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../../../Templates")

  private static func options(_ folder: TemporaryFolder) -> BuildOptions {
    BuildOptions(root: folder.path, clock: BuildClock(now: DateStamp("2026-06-01") ?? .example), jobs: 2)
  }

  /// What a clean build writes; nothing if it does not publish.
  private static func cleanBuild(_ folder: TemporaryFolder) async throws -> [String: [UInt8]]? {
    let output = try TemporaryFolder()
    var options = options(folder)
    options.output = "\(output.path)/Public"
    options.reusesPages = false
    let report = try await SiteBuilder(options).build()
    guard report.changes != nil else { return nil }
    let files = FileTree.walk(options.output, includingHidden: true).files.filter {
      $0.path != OutputManifest.name
    }
    return Dictionary(
      uniqueKeysWithValues: try files.map { ($0.path, try FileReader.bytes(of: $0.absolutePath)) })
  }

  @Test(arguments: seeds)
  func afterEachEditTheServedBytesAreThoseOfACleanBuild(seed: UInt64) async throws {
    print("seed \(seed): \(Self.edits) edits")
    var site = try EditedSite(seed: seed, templates: Self.templates)
    let memory = MemoryBuild(Self.options(site.folder))
    _ = try await memory.build(changed: nil)
    for number in 1...Self.edits {
      let good = site
      let (changed, what) = try site.edit()
      let build = try await memory.build(changed: changed)
      let isBroken = build.faults.contains { $0.diagnostic.severity == .error }
      guard let clean = try await Self.cleanBuild(site.folder) else {
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

  @Test func aPageAtFaultStaysAsItWasAndOthersGoOn() async throws {
    let folder = try TemporaryFolder(Self.files)
    let memory = MemoryBuild(Self.options(folder))
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
    let memory = MemoryBuild(Self.options(folder))
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
    let build = try await MemoryBuild(Self.options(folder)).build(changed: nil)
    #expect(build.files.isEmpty)
    #expect(build.faults.contains { $0.reach == .site })
  }

  @Test func withoutContentThereIsNothingToBuild() async throws {
    let folder = try TemporaryFolder()
    await #expect(throws: FileFailure.self) {
      try await MemoryBuild(Self.options(folder)).build(changed: nil)
    }
  }
}
