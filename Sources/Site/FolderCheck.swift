internal import ContentLoading
public import Diagnostics
internal import Files

/// Checks the pages in a folder, whoever made them.
public struct FolderCheck: Sendable {
  /// What came of a check.
  public struct Report: Sendable {
    /// Everything found wrong, ordered by place.
    public let diagnostics: [Diagnostic]
    /// How many files were read.
    public let fileCount: Int
  }

  /// What is read, and how.
  private static let authors: [(suffix: String, author: PageChecker.Author)] = [
    (".html", .anybody), (".htm", .anybody), (".xhtml", .anybodyInXML), (".svg", .anybodyInXML),
    (".xml", .anybodyInXML),
  ]
  private static let blockSize = 32

  private let folder: String
  private let root: String?
  private let jobs: Int

  /// Checks all pages below `folder`, `jobs` at a time, by the settings of the site at `root`: the one that the folder lies
  /// in unless said otherwise.
  public init(_ folder: String, root: String? = nil, jobs: Int) {
    self.folder = folder
    self.root = root
    self.jobs = max(1, jobs)
  }

  /// Reads and checks every page. Throws if the folder itself or the settings of its site cannot be read.
  public func run() async throws -> Report {
    guard try OutputFolder(folder).exists() else {
      throw FileFailure(path: folder, reason: "there is no such folder")
    }
    async let tables: Void = PageChecker.makeTables()
    let checked = try CheckedFolder(folder, root: root)
    let tree = FileTree.walk(folder, includingHidden: false)
    let pages = tree.files.compactMap { file in
      Self.author(of: file.path).map { (file: file, author: $0) }
    }
    let next = Cursor()
    await tables
    let faultyPages = await withTaskGroup(of: [FaultyPage].self) { group in
      for _ in 0..<jobs {
        group.addTask { check(pages, of: checked, from: next) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    // Pages are in order, and so is what is said of each: sorting it all by place again would take as long as checking.
    var diagnostics = faultyPages.sorted { $0.number < $1.number }.flatMap(\.diagnostics)
    let others = checked.faults + tree.faults.map { Diagnostic($0, below: folder) }
    if !others.isEmpty { diagnostics = Diagnostic.merged(others + diagnostics) }
    return Report(diagnostics: diagnostics, fileCount: pages.count)
  }

  /// A page with faults, and its number among the pages.
  private struct FaultyPage {
    let number: Int
    let diagnostics: [Diagnostic]
  }

  /// How a file is read; nothing if it is no page.
  private static func author(of path: String) -> PageChecker.Author? {
    let path = path.lowercased()
    return authors.first { path.hasSuffix($0.suffix) }?.author
  }

  private func check(
    _ pages: [(file: FileTree.File, author: PageChecker.Author)], of checked: CheckedFolder, from next: Cursor
  ) -> [FaultyPage] {
    var checker = PageChecker(checked.rules)
    var faultyPages: [FaultyPage] = []
    while let block = next.take(Self.blockSize, of: pages.count) {
      for number in block {
        let file = pages[number].file
        let diagnostics = check(
          file, with: &checker, at: checked.outputPath(of: file.path), by: pages[number].author)
        if !diagnostics.isEmpty { faultyPages.append(FaultyPage(number: number, diagnostics: diagnostics)) }
      }
    }
    return faultyPages
  }

  private func check(
    _ page: FileTree.File, with checker: inout PageChecker, at outputPath: String,
    by author: PageChecker.Author
  ) -> [Diagnostic] {
    let path = "\(folder)/\(page.path)"
    do throws(FileFailure) {
      let bytes = try FileReader.bytes(of: page.absolutePath)
      var lines = LineCounter(file: path, bytes: bytes)
      var diagnostics: [Diagnostic] = []
      for fault in checker.faults(in: bytes, at: outputPath, by: author) {
        let diagnostic = fault.diagnostic(in: &lines)
        if diagnostics.last != diagnostic { diagnostics.append(diagnostic) }
      }
      return diagnostics
    } catch {
      return [Diagnostic(rule: "files/unreadable", error.reason, at: SourceLocation(file: path))]
    }
  }
}
