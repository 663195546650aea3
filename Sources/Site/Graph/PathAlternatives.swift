internal import Routing

/// The paths of a site for links that lead to none of them.
struct PathAlternatives: Sendable {
  private let suggestions: Suggestions
  private let byLowercase: [String: String]

  /// Takes the output paths of pages and assets.
  init(pages: [String], assets: [String]) {
    let paths = (pages + assets).map(Self.urlPath)
    suggestions = Suggestions(paths.map { "/\($0)" })
    byLowercase = Dictionary(paths.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The path that differs from `path` in letter case only.
  func differingInCase(from path: String) -> String? {
    let key = path.lowercased()
    let folder = key.hasSuffix("/") ? String(key.dropLast()) : key + "/"
    return [key, folder, Self.urlPath(of: key), "\(key).html"].lazy.compactMap { byLowercase[$0] }.first {
      $0 != path
    }
  }

  /// The path that was probably meant, with a slash in front.
  func nearest(to path: String) -> String? { suggestions.nearest(to: "/\(path)") }

  /// What the URL of an output path is below the base path.
  static func urlPath(of path: String) -> String {
    path == "index.html"
      ? "" : path.hasSuffix("/index.html") ? String(path.dropLast("index.html".count)) : path
  }
}
