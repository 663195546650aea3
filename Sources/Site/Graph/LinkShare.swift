internal import HTML

/// What one task learned about its pages that can be judged only when all are known. No text of the site is kept: hashes of 64
/// bits stand for it.
struct LinkShare {
  /// A fragment that leads to a page.
  struct Fragment {
    let page: Int32
    let target: Int32
    let offset: Int32
    let kind: LinkKind
    let name: UInt64
  }

  /// Something a page says about itself.
  struct Statement {
    enum Kind: CaseIterable {
      case title, description, canonical
    }

    let page: Int32
    let kind: Kind
    let offset: Int32
    let text: UInt64
    /// The page a canonical URL leads to; negative if it is none of the site.
    var target: Int32 = -1
  }

  /// The names in one page.
  struct Names {
    let page: Int32
    let range: Range<Int>
  }

  /// The fragments that lead to other pages, and those to their own page that were not found there.
  var fragments: [Fragment] = []
  /// The names in pages, those of one page next to each other.
  var names: [UInt64] = []
  /// Which names are whose.
  var pages: [Names] = []
  /// What pages say about themselves.
  var statements: [Statement] = []
  /// Which pages another page leads to.
  var linked: [Bool]
  /// What leads to other hosts, where it is collected.
  var external = ExternalPlaces()
  /// Which pages were found to move on at once.
  var movedOn: [Int] = []

  init(pageCount: Int) {
    linked = Array(repeating: false, count: pageCount)
  }
}
