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
    let name: UInt64
  }

  /// Something a page says about itself.
  struct Statement: BitwiseCopyable {
    enum Kind: UInt8, CaseIterable {
      case title, description, canonical
    }

    let page: Int32
    let kind: Kind
    let offset: Int32
    let text: UInt64
    /// The page a canonical URL leads to; negative if it is none of the site.
    var target: Int32 = -1
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
  /// The pages that a page leads to.
  var links: [Int32] = []
  /// What leads to other hosts, where it is collected.
  var external = ExternalPlaces()

  /// The pages that move on at once.
  var movingPages: [Int] { pages.filter(\.movesOn).map { Int($0.page) } }

  init() {}

  /// What all of some shares know.
  init(joining shares: [LinkShare]) {
    for share in shares {
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
}
