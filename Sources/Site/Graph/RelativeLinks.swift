internal import HTML
internal import Markup
internal import Routing
internal import Viper

/// Makes links inside the site relative to what they stand in, one page or file after the other; one serves one task.
///
/// This is done to what was rendered, and before it is checked: so no template, presenter or router has to know of it, links in
/// raw HTML are found as those of templates are, and what is checked is what is published. A URL that leads nowhere stays as it is:
/// what is told of it is the same.
final class RelativeLinks: LinkReplacer {
  private let basePath: [UInt8]
  /// What links can lead to; nothing for files, which are rewritten before that is known.
  private let targets: LinkTargets?
  private var rewriter = LinkRewriter()
  private var path = PathBuffer()
  /// The folder that URLs are relative to, from slash to slash; nothing where that is no folder of the site.
  private var folder: [UInt8]?

  /// Makes links of pages relative, to all that links of their site can lead to.
  init(in targets: LinkTargets) {
    basePath = targets.home.basePath
    self.targets = targets
  }

  /// Makes links of files relative, in a site below a base path, which is decoded.
  init(below basePath: [UInt8]) {
    self.basePath = basePath
    targets = nil
  }

  /// The page with relative links; nothing if it is as it should be, or is none of HTML.
  ///
  /// The page for what is not there stays: servers show it at any address.
  func rewritten(_ bytes: [UInt8], of page: PlannedPage) -> RewrittenText? {
    let path = page.destination.path.text
    guard page.form == .html, !Self.isShownAnywhere(path) else { return nil }
    return rewritten(bytes, at: path)
  }

  /// The page of HTML at an output path with relative links; nothing if it is as it should be.
  func rewritten(_ bytes: [UInt8], at path: String) -> RewrittenText? {
    begin(at: path)
    return rewriter.rewritten(bytes, by: self)
  }

  /// A file with relative links; as it is if it has none, or is no style sheet or picture.
  func rewritten(file bytes: [UInt8], at path: String) -> [UInt8] {
    begin(at: path)
    if AssetCheck.isStyleSheet(path) { return StyleSheet.rewritten(bytes, by: self)?.bytes ?? bytes }
    return AssetCheck.isPicture(path) ? rewriter.rewritten(bytes, by: self)?.bytes ?? bytes : bytes
  }

  private static func isShownAnywhere(_ path: String) -> Bool {
    path == "404.html" || path.hasSuffix("/404.html")
  }

  private func begin(at path: String) {
    var folder = basePath
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) { folder += path.utf8[...slash] }
    self.folder = folder
  }

  func replacement(of url: UnsafeBufferPointer<UInt8>, _ kind: LinkKind) -> [UInt8]? {
    // The page's own address is for those who are elsewhere.
    guard kind != .canonical, let folder, let end = findPath(of: url, from: folder) else { return nil }
    let isFromRoot = isFromRoot(url)
    let below = UnsafeBufferPointer(rebasing: path.bytes[basePath.count...])
    var file = Array(below)
    if let targets {
      guard let place = targets.place(at: below) else { return nil }
      if case .page(let number) = place { file = Array(targets.pages[number].utf8) }
    } else if below.last ?? UInt8(ascii: "/") == UInt8(ascii: "/") {
      guard isFromRoot else { return nil }
      file += "index.html".utf8
    }
    if !isFromRoot, file.elementsEqual(below) { return nil }
    return way(from: folder, to: file) + url[end...]
  }

  func replacement(ofBase url: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let own = folder else { return nil }
    folder = nil
    guard findPath(of: url, from: own) != nil else { return nil }
    path.keepFolder()
    let base = Array(path.bytes)
    folder = base
    return isFromRoot(url) ? way(from: own, to: base[basePath.count...]) : nil
  }

  /// Whether a URL whose path was put together is found from the root of a host alone: on a disk there are folders above it.
  private func isFromRoot(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    url[0] == UInt8(ascii: "/") || path.leadsAboveRoot
  }

  /// Puts the path of a URL together, if it leads to one of the site and is written without its host; gives back where in the
  /// URL the path ends. A fragment or a query alone is of the page itself.
  private func findPath(of url: UnsafeBufferPointer<UInt8>, from folder: [UInt8]) -> Int? {
    let end = LinkCollector.endOfPath(in: url, from: 0)
    guard end > 0 else { return nil }
    if url[0] == UInt8(ascii: "/") {
      if end > 1, url[1] == UInt8(ascii: "/") { return nil }
      path.startAtRoot()
      path.append(url[1..<end])
    } else {
      if LinkCollector.schemeEnd(in: url) != nil { return nil }
      path.start(in: folder)
      path.append(url[..<end])
    }
    if path.isImpossible { return nil }
    // The base path without its slash is the home page's, too.
    if path.bytes.elementsEqual(basePath.dropLast()) { path.start(in: basePath) }
    return path.bytes.starts(with: basePath) ? end : nil
  }

  /// The way from a folder to a file or folder below the base path, as a URL.
  private func way(from folder: [UInt8], to target: some Collection<UInt8>) -> [UInt8] {
    let target = Array(target)
    let own = folder[basePath.count...]
    var shared = 0
    for (index, (mine, theirs)) in zip(own, target).enumerated() {
      if mine != theirs { break }
      if mine == UInt8(ascii: "/") { shared = index + 1 }
    }
    var way: [UInt8] = []
    for byte in own.dropFirst(shared) where byte == UInt8(ascii: "/") { way += "../".utf8 }
    if way.isEmpty, Self.isUnclearAlone(target[shared...]) { way += "./".utf8 }
    PercentEncoding.append(encoded: target[shared...], to: &way)
    return way
  }

  /// Whether a path is empty, or could be read as something else than a path where a URL starts with it: as one with a scheme,
  /// or in quotation marks.
  private static func isUnclearAlone(_ path: ArraySlice<UInt8>) -> Bool {
    guard let first = path.first else { return true }
    return first == UInt8(ascii: "'") || first == UInt8(ascii: ",")
      || path.prefix { $0 != UInt8(ascii: "/") }.contains(UInt8(ascii: ":"))
  }
}
