internal import ContentLoading
public import Diagnostics
public import Files
internal import Validation

/// Checks the pages in a folder, whoever made them.
public struct FolderCheck: Sendable {
  /// What came of a check.
  public struct Report: Sendable {
    /// Everything found wrong, ordered by place.
    public let diagnostics: [Diagnostic]
    /// How many files were read.
    public let fileCount: Int
  }

  private static let suffixes = [".html", ".htm", ".xhtml"]
  private static let blockSize = 32

  private let folder: String
  private let jobs: Int

  /// Checks all pages below `folder`, `jobs` at a time.
  public init(_ folder: String, jobs: Int) {
    self.folder = folder
    self.jobs = max(1, jobs)
  }

  /// Reads and checks every page. Throws if the folder itself cannot be read.
  public func run() async throws(FileFailure) -> Report {
    guard try OutputFolder(folder).exists() else {
      throw FileFailure(path: folder, reason: "there is no such folder")
    }
    let tree = FileTree.walk(folder, includingHidden: false)
    let pages = tree.files.filter { file in Self.suffixes.contains { file.path.lowercased().hasSuffix($0) } }
    let next = Cursor()
    let faults = await withTaskGroup(of: [Diagnostic].self) { group in
      for _ in 0..<jobs {
        group.addTask { check(pages, from: next) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    let unread = tree.faults.map { Diagnostic($0, below: folder) }
    return Report(diagnostics: Diagnostic.merged(faults + unread), fileCount: pages.count)
  }

  private func check(_ pages: [FileTree.File], from next: Cursor) -> [Diagnostic] {
    let checker = WellFormedness()
    var faults: [Diagnostic] = []
    while let block = next.take(Self.blockSize, of: pages.count) {
      faults += pages[block].compactMap { check($0, with: checker) }
    }
    return faults
  }

  private func check(_ page: FileTree.File, with checker: WellFormedness) -> Diagnostic? {
    let path = "\(folder)/\(page.path)"
    do throws(FileFailure) {
      let bytes = try FileReader.bytes(of: page.absolutePath)
      return checker.firstFault(in: bytes).map {
        Diagnostic(
          rule: $0.rule, $0.message, at: SourceLocation(file: path, offset: $0.offset, in: bytes),
          hint: $0.hint)
      }
    } catch {
      return Diagnostic(rule: "files/unreadable", error.reason, at: SourceLocation(file: path))
    }
  }
}
