import Files
import Foundation
import Routing
import TemporaryFolders
import Testing

@testable import Site

@Suite struct SiteCleanerTests {
  /// A site whose output folder holds a home page and a page in a folder.
  static func site(_ others: [String: String] = [:]) throws -> TemporaryFolder {
    let site = try TemporaryFolder([
      "Content/site.json": "{}", ".vipera-cache/made/a": "", ".vipera-cache/b": "",
    ])
    try Self.publish(in: site)
    for (name, text) in others { try site.write(text, to: name) }
    return site
  }

  static func publish(in site: TemporaryFolder) throws {
    let output = try StagedOutput("\(site.path)/Public")
    _ = try output.publish(
      ["index.html", "a/b/index.html"].map {
        try output.stage(Array($0.utf8), for: OutputPath($0) ?? .notFound)
      })
  }

  @Test func whatBuildsWroteIsRemoved() throws {
    let site = try Self.site()
    let report = try SiteCleaner(root: site.path).clean()
    #expect(report == SiteCleaner.Report(outputCount: 3, cacheCount: 2, keptCount: 0))
    #expect(site.files == ["Content/site.json"])
    #expect(!site.exists("Public") && !site.exists(".vipera-cache"))
  }

  @Test func aDryRunTellsTheSameAndRemovesNothing() throws {
    let site = try Self.site(["Public/mine.txt": "mine", "Public/.vipera-staging/new/x": ""])
    let files = site.files
    let planned = try SiteCleaner(root: site.path).clean(dryRun: true)
    #expect(site.files == files)
    #expect(planned == SiteCleaner.Report(outputCount: 4, cacheCount: 2, keptCount: 1))
    #expect(try SiteCleaner(root: site.path).clean() == planned)
    #expect(site.files == ["Content/site.json", "Public/mine.txt"])
  }

  @Test func filesOfOthersStayWithTheirFolders() throws {
    let site = try Self.site([
      "Public/.gitignore": "*", "Public/a/mine.txt": "", "Public/theirs/x/y": "", "Public/a/b/.keep": "",
      "Public/index.htm": "",
    ])
    try FileManager.default.createDirectory(
      atPath: "\(site.path)/Public/empty", withIntermediateDirectories: false)
    #expect(try SiteCleaner(root: site.path).clean().keptCount == 5)
    #expect(
      site.files == [
        "Content/site.json", "Public/.gitignore", "Public/a/b/.keep", "Public/a/mine.txt", "Public/index.htm",
        "Public/theirs/x/y",
      ])
    #expect(site.exists("Public/empty"))
  }

  @Test func aFolderWithoutAManifestIsSomebodyElses() throws {
    let site = try Self.site()
    try site.remove("Public/.vipera-manifest")
    #expect(
      try SiteCleaner(root: site.path).clean()
        == SiteCleaner.Report(outputCount: 0, cacheCount: 2, keptCount: 2))
    #expect(site.files == ["Content/site.json", "Public/a/b/index.html", "Public/index.html"])
  }

  @Test func aMissingFolderIsNoFault() throws {
    let site = try TemporaryFolder(["Content/site.json": "{}"])
    let nothing = SiteCleaner.Report(outputCount: 0, cacheCount: 0, keptCount: 0)
    #expect(try SiteCleaner(root: site.path).clean() == nothing)
    #expect(try SiteCleaner(root: site.path, output: "\(site.path)/none").clean() == nothing)
    #expect(!site.exists("Public") && !site.exists("none"))
  }

  @Test func symbolicLinksAreNotFollowed() throws {
    let elsewhere = try TemporaryFolder([
      "b/index.html": "theirs", "cache/x": "theirs", "staging/new/x": "theirs",
    ])
    let site = try Self.site()
    try site.remove("Public/a")
    try site.link("Public/a", to: elsewhere.path)
    try site.remove(".vipera-cache")
    try site.link(".vipera-cache", to: "\(elsewhere.path)/cache")
    let report = try SiteCleaner(root: site.path).clean()
    #expect(report == SiteCleaner.Report(outputCount: 2, cacheCount: 0, keptCount: 1))
    #expect(elsewhere.files == ["b/index.html", "cache/x", "staging/new/x"])
    #expect(site.exists("Public/a") && site.exists(".vipera-cache") && !site.exists("Public/index.html"))
  }

  @Test func anOutputFolderBehindALinkIsCleanedAsBuildsWriteToIt() throws {
    let elsewhere = try TemporaryFolder(["mine": ""])
    let site = try TemporaryFolder(["Content/site.json": "{}"])
    try site.link("Public", to: elsewhere.path)
    try Self.publish(in: site)
    #expect(try SiteCleaner(root: site.path).clean().outputCount == 3)
    #expect(elsewhere.files == ["mine"])
    #expect(site.exists("Public"))
  }

  @Test func pathsThatLeadOutOfTheFolderAreNotRemoved() throws {
    let site = try Self.site(["Public/.vipera-manifest": "../Content/site.json\n/etc/hosts\nindex.html\n"])
    #expect(try SiteCleaner(root: site.path).clean().outputCount == 2)
    #expect(site.files == ["Content/site.json", "Public/a/b/index.html"])
  }

  @Test func aFolderInThePlaceOfAFileStays() throws {
    let site = try Self.site()
    try site.remove("Public/index.html")
    try site.write("mine", to: "Public/index.html/mine.txt")
    #expect(try SiteCleaner(root: site.path).clean().keptCount == 1)
    #expect(site.files == ["Content/site.json", "Public/index.html/mine.txt"])
  }

  @Test func nothingIsRemovedWhileABuildIsWriting() throws {
    let site = try Self.site()
    let files = site.files
    let lock = try FolderLock("\(site.path)/Public")
    #expect(throws: FileFailure(path: "\(site.path)/Public", reason: "another build is writing to it")) {
      try SiteCleaner(root: site.path).clean()
    }
    #expect(site.files == files)
    withExtendedLifetime(lock) {}
    // To look does no harm.
    #expect(try SiteCleaner(root: site.path).clean(dryRun: true).outputCount == 3)
  }

  @Test(arguments: ["", "nowhere", "Content"])
  func onlyASiteIsCleaned(folder: String) throws {
    let site = try TemporaryFolder(["Content/index.md": "", "Public/.vipera-manifest": "x\n", "Public/x": ""])
    let root = "\(site.path)/\(folder)"
    let failure = #expect(throws: FileFailure.self) { try SiteCleaner(root: root).clean() }
    #expect(failure?.path == root)
    #expect(failure?.reason.hasPrefix("this is no site: there is no Content/site.json in it") == true)
    #expect(site.files.count == 3)
  }
}
