import Routing

/// Folders with a page of their own and no other: what else lies in them belongs to that page.
struct Bundles {
  /// The `index.md` of each folder that is a bundle, in each language that has one, by the folder's path below `Content/`; that
  /// of the main language is the first.
  private let pages: [Substring: [String]]

  /// Finds the bundles among the paths below `Content/` of all files. In a collection of articles each folder with an
  /// `index.md` is one; elsewhere one that holds no other Markdown, at any depth.
  init(
    among files: [String], articles collections: Set<String>,
    of languages: SourceLanguages = SourceLanguages()
  ) {
    let paths = files.map(languages.withoutSuffix)
    let isArticle = { (path: String) in
      collections.contains(String(languages.reading(path).path.prefix { $0 != "/" }))
    }
    var pages: [Substring: [String]] = [:]
    for (path, file) in zip(paths, files) where path.hasSuffix("/index.md") {
      let folder = path.dropLast("/index.md".count)
      guard folder.contains("/") || !collections.contains(String(folder)) else { continue }
      pages[folder, default: []].insert(file, at: path == file ? 0 : pages[folder]?.count ?? 0)
    }
    for path in paths where path.hasSuffix(".md") && !path.hasSuffix("/index.md") && !isArticle(path) {
      for folder in Self.folders(above: path) { pages[folder] = nil }
    }
    for path in pages.keys.map({ "\($0)/index.md" }) where !isArticle(path) {
      for folder in Self.folders(above: path).dropFirst() { pages[folder] = nil }
    }
    self.pages = pages
  }

  /// The `index.md` of the innermost bundle that a file lies in, in each language that has one.
  func pages(of path: String) -> [String] {
    if pages.isEmpty { return [] }
    return Self.folders(above: path).lazy.compactMap { pages[$0] }.first ?? []
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
