internal import Diagnostics
internal import Files

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The repository that a job works on, as the services tell it: paths of reports start from its top.
struct Repository {
  /// Where GitHub Actions and GitLab say that the repository lies.
  private static let variables = ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"]

  /// Paths of diagnostics, which start from `folder`. Outside of such a job, or of its repository, they are those from the
  /// working folder; and if the folder lies elsewhere too, those that the diagnostics have.
  func paths(from folder: String) -> RepositoryPaths {
    let folder = FolderPath.absolute(folder)
    let environment = ProcessInfo.processInfo.environment
    let tops = Self.variables.compactMap { environment[$0] }.filter { $0.hasPrefix("/") }
    let top = (tops + [FolderPath.absolute(".")]).first { FolderPath.enclosing(folder).contains($0) }
    return RepositoryPaths(from: folder, below: top ?? folder)
  }
}
