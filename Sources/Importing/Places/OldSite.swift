import Entities
import Routing

/// What is asked of the old site by links: which page or file they led to, and what that is called now.
struct OldSite {
  /// What a link led to.
  private enum Target {
    case page(Int)
    case file(Int)
    case address(String)
  }

  let pages: [PlannedPage]
  private let files: [OldFile]
  private let base: BaseURL?
  private var byPath: [String: Target] = [:]
  private var byAddress: [String: Target] = [:]
  /// The ids of headings that are others now, by page.
  private var fragments: [Int: [String: String]] = [:]
  private var numbers: [String: Int] = [:]
  /// Pages by the names of their files, where no other has that name.
  private var byName: [String: Int] = [:]

  /// Takes the plan; `terms` are the addresses of terms, old and new.
  init(_ plan: ImportPlan, site: SiteDescription, terms: [String: String], headingName: ((String) -> String)?)
  {
    pages = plan.pages
    files = plan.files
    base = site.baseURL.flatMap { BaseURL($0) }
    var doubled: Set<String> = []
    for (old, new) in terms { byAddress[Self.key(old)] = .address(new) }
    for (index, file) in files.enumerated() {
      if let path = file.path { byPath[path] = .file(index) }
      byAddress[Self.key(Self.oldAddress(of: file))] = .file(index)
    }
    for (index, page) in pages.enumerated() {
      byPath[page.old.path] = .page(index)
      byPath[page.old.file] = .page(index)
      numbers[page.old.path] = index
      if let headingName {
        let names = HeadingNames.differing(
          in: page.old.bytes, from: page.old.head.bodyStart, name: headingName)
        if !names.isEmpty { fragments[index] = names }
      }
      byAddress[Self.key(page.oldAddress)] = .page(index)
      let name = page.old.path.fileName.stem
      if byName.updateValue(index, forKey: name) != nil { doubled.insert(name) }
    }
    for name in doubled { byName[name] = nil }
  }

  private static func oldAddress(of file: OldFile) -> String {
    "/" + (file.path ?? String(file.destination.dropFirst("static/".count)))
  }

  /// Addresses are compared without slashes at their ends and without the name of the page of a folder.
  private static func key(_ address: String) -> String {
    var key = address[...]
    if key.hasSuffix("/index.html") { key = key.dropLast("index.html".count) }
    while key.last == "/" { key.removeLast() }
    while key.first == "/" { key.removeFirst() }
    return String(key.hasSuffix(".html") ? key.dropLast(".html".count) : key)
  }
}

extension OldSite {
  /// What a link in a page, or in the settings, is called in the new site; nothing if it led nowhere in the old one, or to another host.
  func link(_ link: String, from page: PlannedPage?) -> String? {
    let end = link.firstIndex { $0 == "#" || $0 == "?" } ?? link.endIndex
    let rest = String(link[end...])
    if end == link.startIndex {
      return page.flatMap { numbers[$0.old.path] }.map { fragment(rest, of: .page($0)) }
    }
    guard let target = target(of: String(link[..<end]), from: page) else { return nil }
    return name(of: target, from: page) + fragment(rest, of: target)
  }

  /// The fragment that leads to the same heading.
  private func fragment(_ rest: String, of target: Target) -> String {
    guard rest.hasPrefix("#"), case .page(let index) = target,
      let name = fragments[index]?[PercentEncoding.decode(String(rest.dropFirst()))]
    else { return rest }
    return "#" + name
  }

  /// The address that a page had, by its path, its name or its address; a fragment stays.
  func address(of reference: String, from page: PlannedPage?) -> String? {
    let end = reference.firstIndex(of: "#") ?? reference.endIndex
    let path = String(reference[..<end])
    if path.isEmpty { return String(reference[end...]) }
    let markdown = path.hasSuffix("/") ? String(path.dropLast()) : path
    let candidates = [path, "\(markdown).md", "\(markdown)/index.md", "\(markdown)/_index.md"]
    let found =
      candidates.lazy.compactMap { target(of: $0, from: page) }.first
      ?? candidates.lazy.compactMap { target(of: "/" + $0, from: page) }.first
      ?? byName[markdown.fileName.hasSuffix(".md") ? markdown.fileName.stem : markdown.fileName].map {
        Target.page($0)
      }
    guard case .page(let index)? = found else { return nil }
    return pages[index].oldAddress + reference[end...]
  }

  private func target(of path: String, from page: PlannedPage?) -> Target? {
    var path = path
    if let base, !base.origin.isEmpty, path.hasPrefix(base.origin) {
      path = String(path.dropFirst(base.origin.count))
      if !path.hasPrefix("/") { path = "/" + path }
    } else if path.hasPrefix("@/") {
      return byPath[String(path.dropFirst(2))]
    } else if path.hasPrefix("//") || Self.hasScheme(path) {
      return nil
    }
    path = PercentEncoding.decode(path)
    if path.hasPrefix("/") {
      if let base, base.path != "/", path.hasPrefix(base.path),
        let found = absolute(String(path.dropFirst(base.path.count - 1)))
      {
        return found
      }
      return absolute(path)
    }
    if let file = Self.joined(page?.old.path.folderPath ?? "", path), let found = byPath[file] {
      return found
    }
    let address = page?.oldAddress ?? "/"
    let folder = address.hasSuffix("/") ? address : address.folderPath
    return Self.joined(folder, path).flatMap { byAddress[Self.key($0)] }
  }

  private func absolute(_ path: String) -> Target? {
    byAddress[Self.key(path)] ?? byPath[String(path.dropFirst())]
  }

  /// A path from a folder on; nothing if it leads out of the site.
  private static func joined(_ folder: String, _ path: String) -> String? {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") {
      if part == ".." {
        if parts.popLast() == nil { return nil }
      } else if part != "." {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  private static func hasScheme(_ path: String) -> Bool {
    guard let colon = path.firstIndex(of: ":") else { return false }
    return path[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
  }

  /// A page is named by its file, its list by its address; a file by its place.
  private func name(of target: Target, from page: PlannedPage?) -> String {
    switch target {
    case .address(let address): address
    case .page(let index):
      pages[index].isSection || pages[index].isHome
        ? pages[index].newAddress : Self.name(of: pages[index].destination, from: page)
    case .file(let index):
      files[index].path == nil
        ? Self.oldAddress(of: files[index]) : Self.name(of: files[index].destination, from: page)
    }
  }

  private static func name(of destination: String, from page: PlannedPage?) -> String {
    let folder = page?.destination.folderPath ?? ""
    if folder.isEmpty || destination.hasPrefix(folder + "/") {
      return String(destination.dropFirst(folder.isEmpty ? 0 : folder.count + 1))
    }
    return "@/" + destination
  }
}
