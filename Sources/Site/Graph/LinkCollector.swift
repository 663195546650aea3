internal import HTML

/// Judges the links of one page after the other while it is in memory; one collector serves one task.
final class LinkCollector: LinkSink {
  /// How many wrong links of a page are told at most.
  private static let limit = 1_000

  let targets: LinkTargets
  /// Whether what leads elsewhere is kept.
  private let collectsExternal: Bool
  var share: LinkShare
  private(set) var broken: [BrokenLink] = []
  /// How many more are wrong than are told.
  private(set) var untold = 0

  var page = -1
  var folder: [UInt8] = []
  /// Whether a `base` makes fragments lead to another page.
  var hasBase = false
  var isBaseElsewhere = false
  private var hasCanonical = false
  var isRedirect = false
  private var movesOn = false
  private var starts = (names: 0, fragments: 0, statements: 0, links: 0)
  private var ownFragments: [LinkShare.Fragment] = []
  var path = PathBuffer()

  init(_ targets: LinkTargets, collectsExternal: Bool = false) {
    self.targets = targets
    self.collectsExternal = collectsExternal
    share = LinkShare()
  }

  /// Starts a page, or a style sheet, which has no number; `path` is its output path. What the page before was told is forgotten.
  func begin(_ page: Int?, at path: String) {
    self.page = page ?? -1
    broken.removeAll(keepingCapacity: true)
    untold = 0
    ownFragments.removeAll(keepingCapacity: true)
    hasBase = false
    isBaseElsewhere = false
    hasCanonical = false
    isRedirect = page.map(targets.redirects.contains) ?? false
    movesOn = false
    starts = (share.names.count, share.fragments.count, share.statements.count, share.links.count)
    folder.removeAll(keepingCapacity: true)
    folder += targets.home.basePath
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) { folder += path.utf8[...slash] }
  }

  /// Ends the page: all its names are known.
  func end() {
    guard page >= 0 else { return }
    let names = starts.names..<share.names.count
    let few = names.count * ownFragments.count <= 4096
    let known = few ? [] : Set(share.names[names])
    for fragment in ownFragments {
      let isFound = fragment.isFound { few ? share.names[names].contains($0) : known.contains($0) }
      if !isFound { share.fragments.append(fragment) }
    }
    share.pages.append(
      LinkShare.Page(
        page: Int32(truncatingIfNeeded: page), movesOn: movesOn, names: LinkShare.Span(names),
        fragments: LinkShare.Span(starts.fragments..<share.fragments.count),
        statements: LinkShare.Span(starts.statements..<share.statements.count),
        links: LinkShare.Span(starts.links..<share.links.count)))
  }

  /// Tells the wrong links of the page as they were written; `text` gives the URL that stands at an offset, if it was another.
  func quote(_ text: (Int) -> String?) {
    broken = broken.map { link in
      BrokenLink(
        flaw: link.flaw, kind: link.kind, url: text(link.offset) ?? link.url, path: link.path,
        offset: link.offset)
    }
  }

  /// Takes over what the last build knew of a page that is as it was.
  func reuse(_ page: LinkShare.Page, of last: LinkShare) {
    share.append(page, of: last)
  }

  func base(_ url: UnsafeBufferPointer<UInt8>, at offset: Int) {
    hasBase = true
    guard resolve(url, .resource, at: offset) == .path else {
      isBaseElsewhere = true
      return
    }
    path.keepFolder()
    folder = Array(path.bytes)
  }

  func anchor(_ name: UnsafeBufferPointer<UInt8>, at offset: Int) {
    share.names.append(targets.hash.of(name))
  }

  func statement(_ text: UnsafeBufferPointer<UInt8>, _ kind: PageStatement, at offset: Int) {
    add(kind == .title ? .title : .description, text, at: offset)
  }

  func link(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int) {
    let isOwnCanonical = kind == .canonical && !hasCanonical
    if kind == .canonical { hasCanonical = true }
    if kind == .refresh { movesOn = true }
    if url[0] == UInt8(ascii: "#"), !hasBase {
      if page >= 0 { addFragment(url.dropFirst(), to: page, kind, at: offset) }
      return
    }
    let place: LinkTargets.Place?
    if !isBaseElsewhere, isPlain(url) {
      let below = UnsafeBufferPointer(rebasing: url[targets.home.basePath.count...])
      place = lookUp(below, url, kind, at: offset)
    } else {
      let lead = resolve(url, kind, at: offset)
      guard lead == .path else {
        if lead == .elsewhere, collectsExternal, page >= 0, kind.isAskedFor {
          share.external.add(url, kind, of: page, at: offset)
        }
        if isOwnCanonical { add(.canonical, url, at: offset) }
        return
      }
      place = lookUp(url, kind, at: offset)
    }
    if isOwnCanonical {
      if case .page(let target)? = place {
        add(.canonical, url, at: offset, target: target)
      } else {
        add(.canonical, url, at: offset)
      }
    }
  }

  private func add(
    _ kind: LinkShare.Statement.Kind, _ text: UnsafeBufferPointer<UInt8>, at offset: Int, target: Int = -1
  ) {
    guard page >= 0 else { return }
    share.statements.append(
      LinkShare.Statement(
        text: targets.hash.of(text), page: Int32(truncatingIfNeeded: page),
        offset: Int32(truncatingIfNeeded: offset), target: Int32(truncatingIfNeeded: target), kind: kind))
  }

  func addFragment(
    _ fragment: UnsafeBufferPointer<UInt8>.SubSequence, to target: Int, _ kind: LinkKind, at offset: Int
  ) {
    guard kind.leadsToElements, !Self.isAlwaysThere(fragment) else { return }
    let name = UnsafeBufferPointer(rebasing: Self.withoutDirective(fragment))
    let written = targets.hash.of(name)
    let found = LinkShare.Fragment(
      page: Int32(truncatingIfNeeded: page), target: Int32(truncatingIfNeeded: target),
      offset: Int32(truncatingIfNeeded: offset), kind: kind, written: written,
      decoded: name.contains(UInt8(ascii: "%")) ? hashOfDecoded(name) : written)
    if target == page { ownFragments.append(found) } else { share.fragments.append(found) }
  }

  private func hashOfDecoded(_ fragment: UnsafeBufferPointer<UInt8>) -> UInt64 {
    path.startAtRoot()
    path.append(fragment: fragment[...])
    return targets.hash.of(UnsafeBufferPointer(rebasing: path.bytes.dropFirst()))
  }

  /// Tells of a URL whose path was put together.
  func tell(
    _ flaw: BrokenLink.Flaw, _ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int
  ) {
    let base = min(targets.home.basePath.count, path.bytes.count)
    tell(flaw, UnsafeBufferPointer(rebasing: path.bytes[base...]), url, kind, at: offset)
  }

  func tell(
    _ flaw: BrokenLink.Flaw, _ below: UnsafeBufferPointer<UInt8>, _ url: UnsafeBufferPointer<UInt8>,
    _ kind: LinkKind, at offset: Int
  ) {
    guard broken.count < Self.limit else {
      untold += 1
      return
    }
    broken.append(
      BrokenLink(
        flaw: flaw, kind: kind, url: String(decoding: url, as: UTF8.self),
        path: String(decoding: below, as: UTF8.self), offset: offset))
  }
}
