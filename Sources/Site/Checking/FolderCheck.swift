internal import ContentLoading
public import Diagnostics
public import ExternalLinks
internal import Files
public import Routing

/// Checks the pages in a folder, whoever made them.
public struct FolderCheck: Sendable {
  /// What came of a check.
  public struct Report: Sendable {
    /// Everything found wrong, ordered by place.
    public let diagnostics: [Diagnostic]
    /// How many files were read.
    public let fileCount: Int
  }

  private static let blockSize = 32
  /// What may lie in the folder of a site and is no part of it.
  private static let unpublished: Set<String> = [".git", StagedOutput.stagingFolder, RecordFile.folderName]

  private let folder: String
  private let root: String?
  private let baseURL: BaseURL?
  private let jobs: Int
  private let external: ExternalLinkCheck?
  private let settings: SettingsChoice

  /// Checks all pages below `folder`, `jobs` at a time (1 to 1024), by the settings of the site at `root`: the one that the folder lies
  /// in unless said otherwise. Links are checked if the folder is a site: if `baseURL` says where it is published, or if a
  /// home page lies in it. What leads to other hosts is checked by `external`, if it is given. `environment` and `variables` change
  /// settings as they do in a build.
  public init(
    _ folder: String, root: String? = nil, baseURL: BaseURL? = nil, jobs: Int,
    external: ExternalLinkCheck? = nil, environment: String? = nil, variables: [String: String] = [:]
  ) {
    self.folder = folder
    self.root = root
    self.baseURL = baseURL
    self.jobs = BuildOptions.possible(jobs: jobs)
    self.external = external
    settings = SettingsChoice(environment: environment, variables: variables)
  }

  /// Reads and checks every page. Throws if the folder itself or the settings of its site cannot be read.
  public func run() async throws -> Report {
    guard try OutputFolder(folder).exists() else {
      throw FileFailure(path: folder, reason: "there is no such folder")
    }
    let tables = PageChecker.tables
    let checked = try CheckedFolder(folder, root: root, settings: settings)
    let everything = FileTree.walk(folder, includingHidden: true, skipping: Self.unpublished)
    let tree = everything.withoutHidden()
    let pages = CheckedPages(tree, in: folder, of: checked)
    let links = links(of: pages, everything, checked)
    await tables.value
    let result = await check(pages, links)
    // Pages are in order, and so is what is said of each: sorting it all by place again would take as long as checking.
    var diagnostics = result.faultyPages.sorted { $0.number < $1.number }.flatMap(\.diagnostics)
    var others = checked.faults + tree.faults.map { Diagnostic($0, below: folder) }
    if let links { others += links.lateFaults(result.links) }
    if let links, let external { others += await links.externalFaults(result.links, external) }
    if !others.isEmpty { diagnostics = Diagnostic.merged(others + diagnostics) }
    return Report(diagnostics: diagnostics, fileCount: pages.pages.count)
  }

  /// What the links of the folder are checked against, hidden files such as those in `.well-known` too; nothing if the folder is no site and nobody else is asked.
  private func links(of pages: CheckedPages, _ tree: FileTree, _ checked: CheckedFolder) -> FolderLinks? {
    let isSite = !checked.isPart && tree.files.contains { $0.path == "index.html" || $0.path == "index.htm" }
    guard baseURL != nil || isSite || external != nil else { return nil }
    return FolderLinks(
      pages: pages, tree: tree, baseURL: baseURL ?? checked.baseURL ?? .root,
      isSite: baseURL != nil || isSite, levels: checked.rules.levels, folder: folder)
  }

  /// A page with faults, and its number among the pages.
  private struct FaultyPage {
    let number: Int
    let diagnostics: [Diagnostic]
  }

  /// What tasks found.
  private struct Share {
    var faultyPages: [FaultyPage] = []
    var links: [LinkShare] = []
  }

  private func check(_ pages: CheckedPages, _ links: FolderLinks?) async -> Share {
    let next = Cursor()
    return await withTaskGroup(of: Share.self) { group in
      for _ in 0..<jobs {
        group.addTask { check(pages, links, from: next) }
      }
      return await group.reduce(into: Share()) {
        $0.faultyPages += $1.faultyPages
        $0.links += $1.links
      }
    }
  }

  private func check(_ pages: CheckedPages, _ links: FolderLinks?, from next: Cursor) -> Share {
    var checker = PageChecker(pages.rules)
    let collector = links.map { LinkCollector($0.targets, collectsExternal: external != nil) }
    var share = Share()
    while let block = next.take(Self.blockSize, of: pages.pages.count) {
      for number in block {
        let diagnostics = check(pages, number, with: &checker, links, collector)
        if !diagnostics.isEmpty {
          share.faultyPages.append(FaultyPage(number: number, diagnostics: diagnostics))
        }
      }
    }
    if let collector { share.links.append(collector.share) }
    return share
  }

  private func check(
    _ pages: CheckedPages, _ number: Int, with checker: inout PageChecker, _ links: FolderLinks?,
    _ collector: LinkCollector?
  ) -> [Diagnostic] {
    let page = pages.pages[number]
    do throws(FileFailure) {
      let bytes = try FileReader.bytes(of: page.file.absolutePath)
      collector?.begin(number, at: page.file.path)
      var faults = checker.faults(in: bytes, at: page.outputPath, by: page.author, links: collector)
      if let collector, let links, links.isSite, !collector.broken.isEmpty {
        faults += links.wording.faults(in: collector, on: page.outputPath)
      }
      var diagnostics: [Diagnostic] = []
      for diagnostic in TracedPage(bytes, of: page.shownPath).diagnostics(for: faults)
      where diagnostics.last != diagnostic {
        diagnostics.append(diagnostic)
      }
      return diagnostics
    } catch {
      return [Diagnostic(rule: "files/unreadable", error.reason, at: SourceLocation(file: page.shownPath))]
    }
  }
}
