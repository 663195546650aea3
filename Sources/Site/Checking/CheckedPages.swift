internal import Files

/// The pages in a folder that is checked, each with its number.
struct CheckedPages {
  /// A page.
  struct Page {
    let file: FileTree.File
    let author: PageChecker.Author
    /// Its path below the output folder of the site, for rules of paths.
    let outputPath: String
    /// Its path as messages show it.
    let shownPath: String
  }

  /// What is read, and how.
  private static let authors: [(suffix: String, author: PageChecker.Author)] = [
    (".html", .anybody), (".htm", .anybody), (".xhtml", .anybodyInXML), (".svg", .anybodyInXML),
    (".xml", .anybodyInXML), ("feed.json", .anybodyInJSON),
  ]

  let pages: [Page]
  let rules: PageRules

  /// Finds the pages among the files of a folder.
  init(_ tree: FileTree, in folder: String, of checked: CheckedFolder) {
    rules = checked.rules
    let prefix = FolderPath.prefix(of: folder)
    pages = tree.files.compactMap { file in
      Self.author(of: file.path).map { author in
        Page(
          file: file, author: author, outputPath: checked.outputPath(of: file.path),
          shownPath: prefix + file.path)
      }
    }
  }

  /// How a file is read; nothing if it is no page.
  static func author(of path: String) -> PageChecker.Author? {
    let path = path.lowercased()
    return authors.first { path.hasSuffix($0.suffix) }?.author
  }
}
