internal import HTML

/// Judges the links of one page after the other while it is in memory; one collector serves one task.
final class LinkCollector: LinkSink {
  /// How many wrong links of a page are told at most.
  private static let limit = 1_000

  /// Where a URL leads.
  private enum Lead {
    /// To a path of the site, which was put together.
    case path
    /// To another host, or beside the site.
    case elsewhere
    /// To what is no place, or is told already.
    case nowhere
  }

  private let targets: LinkTargets
  /// Whether what leads elsewhere is kept.
  private let collectsExternal: Bool
  private(set) var share: LinkShare
  private(set) var broken: [BrokenLink] = []
  /// How many more are wrong than are told.
  private(set) var untold = 0

  private var page = -1
  private var folder: [UInt8] = []
  /// Whether a `base` makes fragments lead to another page.
  private var hasBase = false
  private var isBaseElsewhere = false
  private var hasCanonical = false
  private var isRedirect = false
  private var movesOn = false
  private var starts = (names: 0, fragments: 0, statements: 0, links: 0)
  private var ownFragments: [LinkShare.Fragment] = []
  private var path = PathBuffer()

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
      if few ? !share.names[names].contains(fragment.name) : !known.contains(fragment.name) {
        share.fragments.append(fragment)
      }
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

  // MARK: What the page says

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

  // MARK: Where a URL leads

  /// Whether a URL is nothing but a path below the base path that needs no decoding, as those of templates are.
  private func isPlain(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    let base = targets.home.basePath
    guard url.count >= base.count, url.count < 2 || url[1] != UInt8(ascii: "/") else { return false }
    for index in base.indices where url[index] != base[index] { return false }
    var last = UInt8(ascii: "/")
    for byte in url {
      switch byte {
      case UInt8(ascii: "%"), UInt8(ascii: "#"), UInt8(ascii: "?"): return false
      case UInt8(ascii: ".") where last == UInt8(ascii: "/"): return false
      default: last = byte
      }
    }
    return true
  }

  /// Finds what lies at the path that was put together, and tells what is wrong with it.
  private func lookUp(
    _ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int
  ) -> LinkTargets.Place? {
    let base = targets.home.basePath.count
    if path.isImpossible {
      tell(.missing, url, kind, at: offset)
      return nil
    }
    return lookUp(
      UnsafeBufferPointer(rebasing: path.bytes[min(base, path.bytes.count)...]), url, kind, at: offset)
  }

  /// Finds what lies at a decoded path below the base path, and tells what is wrong with it.
  private func lookUp(
    _ below: UnsafeBufferPointer<UInt8>, _ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int
  ) -> LinkTargets.Place? {
    let place = targets.place(at: below)
    guard case .page(let target)? = place else {
      if place == nil { tell(.missing, below, url, kind, at: offset) }
      if case .rendition(let number)? = place {
        share.links.append(Int32(truncatingIfNeeded: targets.pages.count + number))
      }
      return place
    }
    if kind.followsRedirects, targets.redirects.contains(target) {
      tell(.redirected(to: target), below, url, kind, at: offset)
    }
    if kind.makesKnown, target != page, !isRedirect {
      share.links.append(Int32(truncatingIfNeeded: target))
    }
    if let hash = url.firstIndex(of: UInt8(ascii: "#")) {
      addFragment(url[(hash + 1)...], to: target, kind, at: offset)
    }
    return place
  }

  /// Puts the path of a URL together, if it leads to one of the site.
  private func resolve(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int) -> Lead {
    if url[0] == UInt8(ascii: "/") {
      if url.count > 1, url[1] == UInt8(ascii: "/") {
        tell(.protocolRelative, url, kind, at: offset)
        return resolve(url, authorityAt: 2, isSecure: targets.home.isSecure, kind, at: offset)
      }
      if isBaseElsewhere { return .nowhere }
      path.startAtRoot()
      path.append(url[1..<Self.endOfPath(in: url, from: 1)])
    } else if let colon = Self.schemeEnd(in: url) {
      guard let isSecure = Self.isSecureWeb(url[..<colon]), url.count > colon + 2,
        url[colon + 1] == UInt8(ascii: "/"), url[colon + 2] == UInt8(ascii: "/")
      else { return .nowhere }
      return resolve(url, authorityAt: colon + 3, isSecure: isSecure, kind, at: offset)
    } else {
      if isBaseElsewhere { return .nowhere }
      let end = Self.endOfPath(in: url, from: 0)
      if end == 0, !hasBase {
        // A query alone is of the page itself, which need not have a path of its own: a style sheet has none.
        if page >= 0, let hash = url.firstIndex(of: UInt8(ascii: "#")) {
          addFragment(url[(hash + 1)...], to: page, kind, at: offset)
        }
        return .nowhere
      }
      path.start(in: folder)
      path.append(url[..<end])
    }
    return belowBase(url, kind, at: offset)
  }

  /// Puts the path of an absolute URL together, if its host is that of the site.
  private func resolve(
    _ url: UnsafeBufferPointer<UInt8>, authorityAt start: Int, isSecure: Bool, _ kind: LinkKind,
    at offset: Int
  ) -> Lead {
    let home = targets.home
    let end = url[start...].firstIndex { Self.endsAuthority($0) } ?? url.endIndex
    let host = (url[start..<end].lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 } ?? start)..<end
    let authority = SiteAddress.withoutDefaultPort(url[host], isSecure: isSecure)
    let isOwn = !home.host.isEmpty && authority.elementsEqual(home.host) { $0.lowercased == $1 }
    if home.isSecure, !isSecure, isOwn || kind.isLoaded { tell(.insecure, url, kind, at: offset) }
    guard isOwn else { return .elsewhere }
    path.startAtRoot()
    let pathEnd = Self.endOfPath(in: url, from: end)
    if end < pathEnd { path.append(url[(end + 1)..<pathEnd]) }
    // What lies beside the site on the same host is somebody else's.
    return path.bytes.starts(with: home.basePath) ? .path : .elsewhere
  }

  /// A path of the site, unless it leaves the base path.
  private func belowBase(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int) -> Lead {
    let base = targets.home.basePath
    if !path.leadsAboveRoot {
      if path.bytes.starts(with: base) { return .path }
      // The base path without its slash is the home page's, too.
      if path.bytes.elementsEqual(base.dropLast()) {
        path.start(in: base)
        return .path
      }
    }
    tell(.outsideBase, url, kind, at: offset)
    return .nowhere
  }

  private func addFragment(
    _ fragment: UnsafeBufferPointer<UInt8>.SubSequence, to target: Int, _ kind: LinkKind, at offset: Int
  ) {
    guard kind.leadsToElements, !Self.isAlwaysThere(fragment) else { return }
    path.startAtRoot()
    path.append(fragment: Self.withoutDirective(fragment))
    let found = LinkShare.Fragment(
      page: Int32(truncatingIfNeeded: page), target: Int32(truncatingIfNeeded: target),
      offset: Int32(truncatingIfNeeded: offset), kind: kind,
      name: targets.hash.of(UnsafeBufferPointer(rebasing: path.bytes.dropFirst())))
    if target == page { ownFragments.append(found) } else { share.fragments.append(found) }
  }

  /// Tells of a URL whose path was put together.
  private func tell(
    _ flaw: BrokenLink.Flaw, _ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int
  ) {
    let base = min(targets.home.basePath.count, path.bytes.count)
    tell(flaw, UnsafeBufferPointer(rebasing: path.bytes[base...]), url, kind, at: offset)
  }

  private func tell(
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
