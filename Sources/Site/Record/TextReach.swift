internal import Entities
internal import Services

/// Which pages show the text of which entries, by hashes of the entries' paths. An edit of a text reaches those and no others.
struct TextReach {
  /// An entry, and what stands for all of it but its text.
  struct Entry: BitwiseCopyable, Equatable {
    let path: UInt64
    let head: UInt64
  }

  /// A page that shows a text. Half of the hash tells which: where two are the same, a page is looked at for nothing.
  struct Showing: BitwiseCopyable {
    let page: Int32
    let path: UInt32

    init(page: Int, pathHash: UInt64) {
      self.page = Int32(truncatingIfNeeded: page)
      path = UInt32(truncatingIfNeeded: pathHash)
    }
  }

  /// What pages that were looked at show.
  struct Findings {
    var pages: [Int32] = []
    var showings: [Showing] = []

    /// Notes the files whose texts a page shows.
    mutating func note(_ paths: [String], shownBy page: Int, _ hash: ByteHash) {
      pages.append(Int32(truncatingIfNeeded: page))
      for path in Set(paths.lazy.map(hash.of)) { showings.append(Showing(page: page, pathHash: path)) }
    }
  }

  var entries: [Entry] = []
  var showings: [Showing] = []

  /// The same once some pages were looked at again, of a site with the given entries; the same ones unless said otherwise.
  func knowing(_ findings: Findings, among entries: [Entry]? = nil) -> TextReach {
    var reach = self
    if let entries { reach.entries = entries }
    let pages = Set(findings.pages)
    let others = showings.filter { !pages.contains($0.page) }
    reach.showings = others.isEmpty ? findings.showings : findings.showings + others
    return reach
  }

  /// The entries of a site.
  static func entries(of contents: [MemoryContentService], _ hash: ByteHash) -> [Entry] {
    var entries: [Entry] = []
    for content in contents {
      content.forEachText { path, head in entries.append(Entry(path: hash.of(path), head: head)) }
    }
    return entries
  }

  /// The pages that show one of these files.
  func pages(showing changed: Set<String>, _ hash: ByteHash) -> Set<Int> {
    let paths = Set(changed.map { UInt32(truncatingIfNeeded: hash.of($0)) })
    return Set(showings.lazy.filter { paths.contains($0.path) }.map { Int($0.page) })
  }

  /// Whether nothing but the texts of these files is another in a site with the given entries. All of them are looked at: one
  /// may have been written after it was told which files changed, and before it was read.
  func hasOtherTextsOnly(in changed: Set<String>, among entries: [Entry], _ hash: ByteHash) -> Bool {
    let changed = Set(changed.map(hash.of))
    return entries == self.entries && changed.isSubset(of: entries.lazy.map(\.path).filter(changed.contains))
  }
}

extension MemoryContentService {
  /// Visits each page and article whose text is read when it is wanted: its path, and what stands for the rest of it. Sections
  /// are left out: whether there is a text decides what is planned for them.
  fileprivate func forEachText(_ body: (_ path: String, _ head: UInt64) -> Void) {
    func visit(_ text: MarkdownText) {
      if case .kept(let kept) = text.bytes { body(text.path, kept.version.head) }
    }
    for document in documents { visit(document.body) }
    for collection in settings.collections where collection.kind == .articles {
      for article in articles(in: collection.name) { visit(article.body) }
    }
  }
}
