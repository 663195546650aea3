internal import HTML

/// Where URLs lead: which path of the site, and what lies there.
extension LinkCollector {
  /// Where a URL leads.
  enum Lead {
    /// To a path of the site, which was put together.
    case path
    /// To another host, or beside the site.
    case elsewhere
    /// To what is no place, or is told already.
    case nowhere
  }

  /// Whether a URL is nothing but a path below the base path that needs no decoding, as those of templates are.
  func isPlain(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
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
  func lookUp(
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
  func lookUp(
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
  func resolve(_ url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind, at offset: Int) -> Lead {
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
    if path.bytes.starts(with: base) { return .path }
    // The base path without its slash is the home page's, too.
    if path.bytes.elementsEqual(base.dropLast()) {
      path.start(in: base)
      return .path
    }
    tell(.outsideBase, url, kind, at: offset)
    return .nowhere
  }
}
