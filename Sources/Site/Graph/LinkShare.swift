internal import HTML

/// What is known of pages that can be judged only when all are: by one task, or by the last build. No text of the site is
/// kept: hashes of 64 bits stand for it.
struct LinkShare {
  /// A fragment that leads to a page.
  struct Fragment: BitwiseCopyable {
    let page: Int32
    let target: Int32
    let offset: Int32
    let kind: LinkKind
    /// The name as it is written, by which an element is looked for first (HTML §7.4.6.3).
    let written: UInt64
    /// The name with its percent-encoded bytes decoded.
    let decoded: UInt64

    /// Whether an element has one of the names.
    @inline(__always)
    func isFound(among isKnown: (UInt64) -> Bool) -> Bool { isKnown(written) || isKnown(decoded) }
  }

  /// Something a page says about itself.
  struct Statement: BitwiseCopyable {
    enum Kind: UInt8, CaseIterable {
      case title, description, canonical
    }

    let text: UInt64
    let page: Int32
    let offset: Int32
    /// The page a canonical URL leads to; negative if it is none of the site.
    var target: Int32 = -1
    let kind: Kind
  }

  /// What is whose: what a page says stands next to each other in each list.
  struct Page: BitwiseCopyable {
    let page: Int32
    /// Whether it moves on at once.
    let movesOn: Bool
    let names: Span
    let fragments: Span
    let statements: Span
    let links: Span
  }

  /// Some of a list, next to each other.
  struct Span: BitwiseCopyable {
    let start: Int32
    let end: Int32

    init(_ range: Range<Int>) {
      start = Int32(truncatingIfNeeded: range.lowerBound)
      end = Int32(truncatingIfNeeded: range.upperBound)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  var pages: [Page] = []
  /// The names in pages.
  var names: [UInt64] = []
  /// The fragments that lead to other pages, and those to their own page that were not found there.
  var fragments: [Fragment] = []
  /// What pages say about themselves.
  var statements: [Statement] = []
  /// The pages that a page leads to, and the versions of images that it shows, by their numbers behind those of all pages.
  var links: [Int32] = []
  /// What leads to other hosts, where it is collected.
  var external = ExternalPlaces()

  /// The pages that move on at once.
  var movingPages: [Int] { pages.filter(\.movesOn).map { Int($0.page) } }

  /// The site's pages by the hashes of their titles, for who looks for one that has moved.
  var pagesByTitle: [UInt64: Int] {
    Dictionary(
      statements.lazy.filter { $0.kind == .title }.map { ($0.text, Int($0.page)) },
      uniquingKeysWith: { first, _ in first })
  }

  init() {}

  /// What all of some shares know: the first takes the others in, so that none is there twice.
  init(joining shares: consuming [LinkShare]) {
    var shares = shares
    guard !shares.isEmpty else { return }
    let counts = shares.reduce(into: (pages: 0, names: 0, fragments: 0, statements: 0, links: 0)) {
      $0.pages += $1.pages.count
      $0.names += $1.names.count
      $0.fragments += $1.fragments.count
      $0.statements += $1.statements.count
      $0.links += $1.links.count
    }
    self = shares.removeFirst()
    pages.reserveCapacity(counts.pages)
    names.reserveCapacity(counts.names)
    fragments.reserveCapacity(counts.fragments)
    statements.reserveCapacity(counts.statements)
    links.reserveCapacity(counts.links)
    while let share = shares.popLast() {
      for page in share.pages { append(page, of: share) }
    }
  }

  /// Adds what another share knows of a page, the same in both.
  mutating func append(_ page: Page, of other: LinkShare) {
    let start = (names.count, fragments.count, statements.count, links.count)
    names += other.names[page.names.range]
    fragments += other.fragments[page.fragments.range]
    statements += other.statements[page.statements.range]
    links += other.links[page.links.range]
    pages.append(
      Page(
        page: page.page, movesOn: page.movesOn, names: Span(start.0..<names.count),
        fragments: Span(start.1..<fragments.count), statements: Span(start.2..<statements.count),
        links: Span(start.3..<links.count)))
  }

  /// Takes over what another share knows of some pages; of the others all stays.
  ///
  /// Tells whether those pages say and link to what they did, if at other places: then nothing that all pages show together is
  /// another now.
  mutating func replace(_ numbers: Set<Int>, by other: LinkShare) -> Bool {
    let own = pages.filter { numbers.contains(Int($0.page)) }.sorted { $0.page < $1.page }
    let others = other.pages.sorted { $0.page < $1.page }
    if own.count == others.count, zip(own, others).allSatisfy({ says($0, whatIsSaidBy: $1, of: other) }) {
      for (mine, theirs) in zip(own, others) {
        fragments.replaceSubrange(mine.fragments.range, with: other.fragments[theirs.fragments.range])
        statements.replaceSubrange(mine.statements.range, with: other.statements[theirs.statements.range])
      }
      return true
    }
    var new = LinkShare()
    for page in pages where !numbers.contains(Int(page.page)) { new.append(page, of: self) }
    for page in others { new.append(page, of: other) }
    self = new
    return false
  }

  private func says(_ page: Page, whatIsSaidBy theirs: Page, of other: LinkShare) -> Bool {
    page.page == theirs.page && page.movesOn == theirs.movesOn
      && names[page.names.range] == other.names[theirs.names.range]
      && links[page.links.range] == other.links[theirs.links.range]
      && fragments[page.fragments.range].elementsEqual(other.fragments[theirs.fragments.range]) {
        $0.target == $1.target && $0.kind == $1.kind && $0.written == $1.written
      }
      && statements[page.statements.range].elementsEqual(other.statements[theirs.statements.range]) {
        $0.kind == $1.kind && $0.text == $1.text && $0.target == $1.target
      }
  }
}
