import Entities
import Routing

/// What is asked of the old site by links: which page or file they led to, and what that is called now.
struct OldSite {
  /// What a link led to.
  fileprivate enum Target {
    case page(Int)
    case file(Int)
    case address(String)
  }

  /// A file of the content in one of the languages.
  private struct Key: Hashable {
    let path: String
    let language: String?
  }

  let pages: [PlannedPage]
  fileprivate let files: [OldFile]
  private let site: SiteDescription
  private let base: BaseURL?
  private var byFile: [String: Int] = [:]
  private var byPath: [Key: Target] = [:]
  private var byAddress: [String: Target] = [:]
  /// The ids of headings that are others now, by page.
  fileprivate var fragments: [Int: [String: String]] = [:]
  /// Pages by the names of their files, where no other of the language has that name.
  private var byName: [Key: Int] = [:]

  /// Takes the plan; `lists` are the addresses of lists and terms, old and new, in the main language.
  init(_ plan: ImportPlan, site: SiteDescription, lists: [String: String], headingName: ((String) -> String)?)
  {
    pages = plan.pages
    files = plan.files
    self.site = site
    base = site.baseURL.flatMap { BaseURL($0) }
    for language in [nil] + site.languages.map({ Optional($0.name) }) {
      let (old, new) = (site.oldPrefix(of: language), SiteDescription.newPrefix(of: language))
      for list in lists { byAddress[Self.key(old + list.key)] = .address(new + list.value) }
    }
    for (index, file) in files.enumerated() {
      if let path = file.path { byPath[Key(path: path, language: file.language)] = .file(index) }
      for address in file.oldAddresses { byAddress[Self.key(address)] = .file(index) }
    }
    var doubled: Set<Key> = []
    for (index, page) in pages.enumerated() {
      byPath[Key(path: page.old.path, language: page.old.language)] = .page(index)
      byFile[page.old.file] = index
      if let headingName {
        let names = HeadingNames.differing(
          in: page.old.bytes, from: page.old.head.bodyStart, name: headingName)
        if !names.isEmpty { fragments[index] = names }
      }
      byAddress[Self.key(oldAddress(of: page))] = .page(index)
      let name = Key(path: page.old.path.fileName.stem, language: page.old.language)
      if byName.updateValue(index, forKey: name) != nil { doubled.insert(name) }
    }
    for name in doubled { byName[name] = nil }
  }

  /// The whole address that a page had.
  private func oldAddress(of page: PlannedPage) -> String {
    site.oldPrefix(of: page.old.language) + page.oldAddress
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
  /// The address that a page had, by its path, its name or its address; a fragment stays.
  func address(of reference: String, from page: PlannedPage) -> String? {
    let end = reference.firstIndex(of: "#") ?? reference.endIndex
    let path = String(reference[..<end])
    if path.isEmpty { return String(reference[end...]) }
    let markdown = path.hasSuffix("/") ? String(path.dropLast()) : path
    let candidates = [path, "\(markdown).md", "\(markdown)/index.md", "\(markdown)/_index.md"]
    let name = markdown.fileName.hasSuffix(".md") ? markdown.fileName.stem : markdown.fileName
    let language = page.old.language
    let found =
      candidates.lazy.compactMap { target(of: $0, from: page, in: language) }.first
      ?? candidates.lazy.compactMap { target(of: "/" + $0, from: page, in: language) }.first
      ?? (byName[Key(path: name, language: language)] ?? byName[Key(path: name, language: nil)]).map {
        Target.page($0)
      }
    guard case .page(let index)? = found else { return nil }
    return oldAddress(of: pages[index]) + reference[end...]
  }

  /// What a link led to, on a page or in the settings of a language.
  fileprivate func target(of path: String, from page: PlannedPage?, in language: String?) -> Target? {
    var path = path
    if let base, !base.origin.isEmpty, path.hasPrefix(base.origin) {
      path = String(path.dropFirst(base.origin.count))
      if !path.hasPrefix("/") { path = "/" + path }
    } else if path.hasPrefix("@/") {
      let (path, named) = site.parted(String(path.dropFirst(2)))
      return content(path, named ?? language)
    } else if path.hasPrefix("//") || Self.hasScheme(path) {
      return nil
    }
    path = PercentEncoding.decode(path)
    if path.hasPrefix("/") {
      if let base, base.path != "/", path.hasPrefix(base.path),
        let found = absolute(String(path.dropFirst(base.path.count - 1)), language)
      {
        return found
      }
      return absolute(path, language)
    }
    if let file = Self.joined(page?.old.path.folderPath ?? "", path) {
      let (plain, named) = site.parted(file)
      if let found = content(file, language) ?? content(plain, named ?? language) { return found }
    }
    let address = page.map(oldAddress) ?? site.oldPrefix(of: language) + "/"
    let folder = address.hasSuffix("/") ? address : address.folderPath
    return Self.joined(folder, path).flatMap { byAddress[Self.key($0)] }
  }

  private func absolute(_ path: String, _ language: String?) -> Target? {
    let file = String(path.dropFirst())
    return byAddress[Self.key(path)] ?? content(file, language) ?? byFile[file].map { .page($0) }
  }

  private func content(_ path: String, _ language: String?) -> Target? {
    byPath[Key(path: path, language: language)] ?? byPath[Key(path: path, language: nil)]
  }

  /// The page of a file.
  fileprivate func number(of page: PlannedPage) -> Int? { byFile[page.old.file] }

  /// A path from a folder on; nothing if it leads out of the site.
  fileprivate static func joined(_ folder: String, _ path: String) -> String? {
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
}

/// What links are called in the new site.
extension OldSite {
  /// What a link in a page is called; nothing if it led nowhere in the old site, or to another host.
  func link(_ link: String, from page: PlannedPage) -> String? {
    let (path, rest) = Self.parted(link)
    if path.isEmpty { return number(of: page).map { fragment(rest, of: .page($0)) } }
    guard let target = target(of: path, from: page, in: page.old.language) else { return nil }
    return name(of: target, from: page, in: page.old.language) + fragment(rest, of: target)
  }

  /// What a link in the menu of a language is called. Menus name pages of their own language first.
  func menuLink(_ link: String, in language: String?) -> String? {
    let (path, rest) = Self.parted(link)
    if path.isEmpty { return nil }
    let own = language.flatMap { name in
      target(of: "/\(name)\(path.hasPrefix("/") ? "" : "/")\(path)", from: nil, in: name)
    }
    guard let target = own ?? target(of: path, from: nil, in: language) else { return nil }
    return name(of: target, from: nil, in: language) + fragment(rest, of: target)
  }

  /// The title of the page that an entry of a menu led to.
  func title(of link: String, in language: String?) -> String? {
    guard case .page(let index)? = target(of: Self.parted(link).path, from: nil, in: language) else {
      return nil
    }
    return pages[index].old.value("linkTitle", "title")?.scalarText
  }

  /// The address of what a link in HTML led to, where the link would lead elsewhere now.
  func rawLink(_ link: String, from page: PlannedPage) -> String? {
    let (path, rest) = Self.parted(link)
    guard !path.isEmpty, let target = target(of: path, from: page, in: page.old.language) else { return nil }
    let new = newAddress(of: target)
    let decoded = PercentEncoding.decode(path)
    let shown = SiteDescription.newPrefix(of: page.old.language) + page.oldAddress
    let folder = shown.hasSuffix("/") ? shown : shown.folderPath
    let reached = decoded.hasPrefix("/") ? String(decoded.dropFirst()) : Self.joined(folder, decoded)
    let isSame = reached.map { $0.split(separator: "/") == new.split(separator: "/") } == true
    return isSame ? nil : PercentEncoding.encode(new) + fragment(rest, of: target)
  }

  private static func parted(_ link: String) -> (path: String, rest: String) {
    let end = link.firstIndex { $0 == "#" || $0 == "?" } ?? link.endIndex
    return (String(link[..<end]), String(link[end...]))
  }

  /// The fragment that leads to the same heading.
  private func fragment(_ rest: String, of target: Target) -> String {
    guard rest.hasPrefix("#"), case .page(let index) = target,
      let name = fragments[index]?[PercentEncoding.decode(String(rest.dropFirst()))]
    else { return rest }
    return "#" + name
  }

  /// A page of the same language is named by its file, a list and all others by their addresses; a file by its place.
  private func name(of target: Target, from page: PlannedPage?, in language: String?) -> String {
    switch target {
    case .page(let index):
      let found = pages[index]
      return found.isSection || found.isHome || found.old.language != language
        ? newAddress(of: target) : Self.name(of: found.file, from: page)
    case .file(let index) where files[index].path != nil:
      return Self.name(of: files[index].destination, from: page)
    case .file, .address: return newAddress(of: target)
    }
  }

  private func newAddress(of target: Target) -> String {
    switch target {
    case .address(let address): return address
    case .file(let index): return files[index].newAddress
    case .page(let index):
      let page = pages[index]
      return SiteDescription.newPrefix(of: page.old.language)
        + (page.isSection || page.isHome ? page.newAddress : page.oldAddress)
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
