import Entities

/// Folders with a page of their own and no other: what else lies in them belongs to that page.
struct Bundles {
  /// The `index.md` of each folder that is a bundle, by the folder's path below `Content/`.
  private let pages: [Substring: String]

  /// Finds the bundles among the paths below `Content/` of all files. In a collection of articles each folder with an
  /// `index.md` is one; elsewhere one that holds no other Markdown, at any depth.
  init(among paths: [String], articles collections: Set<String>) {
    var pages: [Substring: String] = [:]
    for path in paths where path.hasSuffix("/index.md") {
      let folder = path.dropLast("/index.md".count)
      if folder.contains("/") || !collections.contains(String(folder)) { pages[folder] = path }
    }
    for path in paths where path.hasSuffix(".md") && !path.hasSuffix("/index.md") {
      if collections.contains(String(path.prefix { $0 != "/" })) { continue }
      for folder in Self.folders(above: path) { pages[folder] = nil }
    }
    for path in pages.values where !collections.contains(String(path.prefix { $0 != "/" })) {
      for folder in Self.folders(above: path).dropFirst() { pages[folder] = nil }
    }
    self.pages = pages
  }

  /// The `index.md` of the innermost bundle that a file lies in.
  func page(of path: String) -> String? {
    if pages.isEmpty { return nil }
    return Self.folders(above: path).lazy.compactMap { pages[$0] }.first
  }

  /// The folders that a file lies in, innermost first.
  private static func folders(above path: String) -> [Substring] {
    var folders: [Substring] = []
    var rest = path[...]
    while let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      folders.append(rest)
    }
    return folders
  }
}
