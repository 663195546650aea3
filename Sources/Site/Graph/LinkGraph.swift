internal import HTML

/// What all tasks learned, put together after the last page: links to elements that do not exist, pages that nobody links
/// to, and pages that say the same of themselves.
struct LinkGraph {
  /// Something wrong with a page that was not known while it was in memory.
  struct LateFault {
    enum Flaw {
      /// The element of another page, or of this one, does not exist.
      case missingAnchor(page: Int, LinkKind)
      /// Another page says the same of itself.
      case duplicate(LinkShare.Statement.Kind, of: Int)
      /// No page links to it.
      case orphan
    }

    let page: Int
    /// The byte of the page where it is; nothing if it is the page as a whole.
    let offset: Int?
    let flaw: Flaw
  }

  private let targets: LinkTargets
  private let share: LinkShare
  /// What is known of each page; nothing of one that could not be rendered.
  private let pages: [LinkShare.Page?]
  /// Pages that lead on to others.
  private let redirects: Set<Int>

  /// Takes what is known of all pages.
  init(_ targets: LinkTargets, _ share: LinkShare) {
    self.targets = targets
    self.share = share
    var pages = [LinkShare.Page?](repeating: nil, count: targets.pages.count)
    for page in share.pages { pages[Int(page.page)] = page }
    self.pages = pages
    redirects = targets.redirects.union(share.movingPages)
  }

  /// Everything that is wrong, by page and place.
  func faults() -> [LateFault] {
    let found = targets.pages.indices.map(isFound)
    return (missingAnchors() + orphans(among: found) + duplicates(among: found)).sorted {
      ($0.page, $0.offset ?? -1) < ($1.page, $1.offset ?? -1)
    }
  }

  private func missingAnchors() -> [LateFault] {
    let fragments = share.fragments
    let byTarget = Dictionary(grouping: fragments.indices) { fragments[$0].target }
    var faults: [LateFault] = []
    for (target, indices) in byTarget {
      // A page that could not be rendered is told already, and its names are not known.
      guard let page = pages[Int(target)] else { continue }
      let known = Set(share.names[page.names.range])
      for index in indices where !fragments[index].isFound(among: known.contains) {
        let fragment = fragments[index]
        faults.append(
          LateFault(
            page: Int(fragment.page), offset: Int(fragment.offset),
            flaw: .missingAnchor(page: Int(target), fragment.kind)))
      }
    }
    return faults
  }

  private func orphans(among found: [Bool]) -> [LateFault] {
    var linked = [Bool](repeating: false, count: targets.pages.count + targets.renditionCount)
    for target in share.links { linked[Int(target)] = true }
    return targets.pages.indices
      .filter { found[$0] && !linked[$0] && pages[$0] != nil && !Self.isHome(targets.pages[$0]) }
      .map { LateFault(page: $0, offset: nil, flaw: .orphan) }
  }

  private func duplicates(among found: [Bool]) -> [LateFault] {
    var faults: [LateFault] = []
    for kind in LinkShare.Statement.Kind.allCases {
      let said = share.statements.filter { $0.kind == kind && found[Int($0.page)] }
        .sorted { ($0.text, $0.page, $0.offset) < ($1.text, $1.page, $1.offset) }
      var rest = said[...]
      while let first = rest.first {
        let group = rest.prefix { $0.text == first.text }
        rest = rest[group.endIndex...]
        guard group.count > 1 else { continue }
        // In another language a page may say the same: a name is a name.
        for group in Dictionary(grouping: group, by: { targets.language(of: Int($0.page)) }).values
        where group.count > 1 {
          faults += duplicates(among: group, kind)
        }
      }
    }
    return faults
  }

  /// What is wrong with statements that say the same, in the order of their pages.
  private func duplicates(
    among group: [LinkShare.Statement], _ kind: LinkShare.Statement.Kind
  ) -> [LateFault] {
    // Copies of a page may name it as their original: they have its title.
    let first = group.first { $0.target == $0.page } ?? group[0]
    return group.compactMap { statement in
      guard statement.page != first.page,
        kind != .canonical || title(of: statement.page) != title(of: first.page)
      else { return nil }
      return LateFault(
        page: Int(statement.page), offset: Int(statement.offset),
        flaw: .duplicate(kind, of: Int(first.page)))
    }
  }

  private func title(of page: Int32) -> UInt64? {
    pages[Int(page)].flatMap { share.statements[$0.statements.range].first { $0.kind == .title }?.text }
  }

  private static let filesForPrograms = [".svg", ".xml", ".json", ".txt", ".js"]

  /// Whether visitors and search engines are meant to find a page by itself.
  private func isFound(_ page: Int) -> Bool {
    if redirects.contains(page) { return false }
    let name = targets.pages[page]
    if Self.filesForPrograms.contains(where: name.hasSuffix) { return false }
    return name != "404.html" && !name.hasSuffix("/404.html") && name != "404/index.html"
  }

  private static func isHome(_ name: String) -> Bool { name == "index.html" || name == "index.htm" }
}
