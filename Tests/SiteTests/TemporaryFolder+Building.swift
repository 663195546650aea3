import Entities
import Files
import Services
import TemporaryFolders

@testable import Site

/// Builds of the site that lies in the folder.
extension TemporaryFolder {
  /// What is asked of a build, always at the same instant.
  var buildOptions: BuildOptions {
    BuildOptions(root: path, clock: BuildClock(now: DateStamp("2026-06-01") ?? .example), jobs: 2)
  }

  /// What a build from nothing writes; nothing if it does not publish.
  func cleanBuild(
    fingerprints: Bool = true, hasRelativeLinks: Bool = false
  ) async throws -> [String: [UInt8]]? {
    let output = try TemporaryFolder()
    var options = buildOptions
    options.fingerprints = fingerprints
    options.hasRelativeLinks = hasRelativeLinks
    options.output = "\(output.path)/Public"
    options.reusesPages = false
    let report = try await SiteBuilder(options).build()
    return report.changes == nil ? nil : try Self.outputs(in: options.output)
  }

  /// The files of an output folder, but for those that a build keeps for itself.
  static func outputs(in folder: String) throws -> [String: [UInt8]] {
    let files = FileTree.walk(folder, includingHidden: true).files.filter {
      $0.path != OutputManifest.name
    }
    return Dictionary(
      uniqueKeysWithValues: try files.map { ($0.path, try FileReader.bytes(of: $0.absolutePath)) })
  }
}
