import Diagnostics

/// Where a package gets Vipera from.
public enum ViperaSource: Hashable, Sendable {
  /// The folder of its sources, absolute or from the folder of the package.
  case folder(String)
  /// The repository of its sources.
  case repository(String)

  /// Whether a text names a repository: by a URL, or as `git` names one on another host.
  public static func isRepository(_ text: String) -> Bool {
    text.contains("://") || text.hasPrefix("git@")
  }

  /// The dependency, as a manifest names it.
  var dependency: String {
    switch self {
    case .folder(let path): ".package(name: \"vipera\", path: \(JSONText.quoted(path)))"
    // There is no release to count from.
    case .repository(let url): ".package(url: \(JSONText.quoted(url)), branch: \"main\")"
    }
  }

  /// The name that its products are asked for by: of a repository, the last part of its URL.
  public var package: String {
    guard case .repository(let url) = self, let last = url.split(whereSeparator: { "/:".contains($0) }).last
    else { return "vipera" }
    return String(last.hasSuffix(".git") ? last.dropLast(".git".count) : last)
  }
}
