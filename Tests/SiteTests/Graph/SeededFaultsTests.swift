import Diagnostics
import Entities
import Services
import TemporaryFolders
import Testing

@testable import Site

/// Every fault that is seeded is found where it was written, and nothing else is.
@Suite struct SeededFaultsTests {
  static func options(_ folder: TemporaryFolder) -> BuildOptions {
    var options = BuildOptions(
      root: folder.path, clock: BuildClock(now: DateStamp(secondsSince1970: 1_780_000_000)), jobs: 2)
    options.dryRun = true
    return options
  }

  @Test func everySeedIsFoundAtItsLineAndColumnAndNothingElse() async throws {
    let folder = try SeededSite.folder()
    let report = try await SiteBuilder(Self.options(folder)).build()
    let found = report.diagnostics.map { "\($0.place) \($0.rule)" }.sorted()
    let seeds = SeededSite.seeds.sorted()
    #expect(seeds.count >= 60)
    #expect(found.filter { !seeds.contains($0) } == [])
    #expect(seeds.filter { !found.contains($0) } == [])
    #expect(found.count == seeds.count)
  }
}
