import Entities
import Routing

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
    let prefix = site.oldPrefix(of: language)
    let own =
      prefix.isEmpty
      ? nil : target(of: prefix + (path.hasPrefix("/") ? "" : "/") + path, from: nil, in: language)
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
