import Entities
import Routing

/// What is asked of the old site by links: which page or file they led to, and what that is called now.
struct OldSite {
  /// What a link led to.
  enum Target {
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
  let files: [OldFile]
  let site: SiteDescription
  private let base: BaseURL?
  private var byFile: [String: Int] = [:]
  private var byPath: [Key: Target] = [:]
  private var byAddress: [String: Target] = [:]
  /// The ids of headings that are others now, by page.
  var fragments: [Int: [String: String]] = [:]
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
    return PercentEncoding.encode(oldAddress(of: pages[index])) + reference[end...]
  }

  /// What a link led to, on a page or in the settings of a language.
  func target(of path: String, from page: PlannedPage?, in language: String?) -> Target? {
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
  func number(of page: PlannedPage) -> Int? { byFile[page.old.file] }

  /// A path from a folder on; nothing if it leads out of the site.
  static func joined(_ folder: String, _ path: String) -> String? {
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
