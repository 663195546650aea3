import Diagnostics
import Entities

/// Where everything of the old site lies in the new one.
struct ImportPlan {
  private(set) var pages: [PlannedPage] = []
  private(set) var files: [OldFile] = []
  private(set) var collections: [PlannedCollection] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let forms: PeerForms
  private let site: SiteDescription
  /// The folders at the top of `Content` whose files are no pages.
  private static let reservedFolders: Set = ["static", "data"]
  /// The collections that folders at the top become; that of pages outside of folders has an empty name.
  private var homes: [String: String] = [:]
  /// The folders of bundles.
  private var bundles: [String: Bundle] = [:]

  /// Where the files of a bundle lie now, and the address of its page.
  private struct Bundle {
    let folder: String
    let address: String
  }

  /// Plans pages and files, both in the order of their paths.
  init(_ found: [OldPage], files: [OldFile], forms: PeerForms, site: SiteDescription) {
    self.forms = forms
    self.site = site
    let reserved = Self.reservedFolders.union(site.taxonomies.map(\.name))
    let dates = found.map(DateReading.date)
    let groups = Self.groups(of: found)
    for (group, indices) in groups.sorted(by: { $0.key < $1.key }) {
      let name = Self.collectionName(site.pathName(group))
      guard !reserved.contains(name), Self.isCollection(indices.map { (found[$0], dates[$0]) }, of: group)
      else { continue }
      homes[group] = group.isEmpty ? Self.freeName(besides: Set(groups.keys.map(site.pathName))) : name
    }
    for (index, page) in found.enumerated() {
      let group = Self.group(of: page)
      let isArticle = !page.isSection && (group != "" || dates[index] != nil)
      let collection = isArticle ? homes[group] : nil
      add(page, dates[index], to: collection, movedFrom: group == "" ? nil : group)
    }
    addFiles(files)
    chooseNames()
    choosePermalinks()
  }

  /// The folder at the top that a page belongs to; empty for those at the top, and for the only page of its folder there.
  private static func group(of page: OldPage) -> String {
    let folders = page.folders
    return folders.count == 1 && page.isIndex ? "" : folders.first ?? ""
  }

  private static func groups(of pages: [OldPage]) -> [String: [Int]] {
    Dictionary(grouping: pages.indices.filter { !pages[$0].isSection || pages[$0].folders.count > 1 }) {
      group(of: pages[$0])
    }
  }

  /// Whether pages are dated articles: most have a date, and there is no list inside the list.
  private static func isCollection(_ pages: [(page: OldPage, date: DateStamp?)], of group: String) -> Bool {
    let entries = pages.filter { !$0.page.isSection }
    let dated = entries.count { $0.date != nil }
    if group.isEmpty { return dated > 1 }
    let hasLists = pages.contains { $0.page.isSection && $0.page.value("transparent")?.isTrue != true }
    return !entries.isEmpty && dated * 2 >= entries.count && !hasLists
  }

  /// Collections have names that can stand in addresses.
  private static func collectionName(_ name: String) -> String {
    (Slug(name) ?? Slug(from: name)).description
  }

  private static func freeName(besides names: Set<String>) -> String {
    ["posts", "articles", "blog", "entries"].first { !names.contains($0) } ?? "all-posts"
  }

  private mutating func add(
    _ page: OldPage, _ date: DateStamp?, to collection: String?, movedFrom group: String?
  ) {
    var folders = folderNames(page.folders)
    if let home = group.flatMap({ homes[$0] }) {
      folders[0] = home
    } else if let collection {
      folders.insert(collection, at: 0)
    }
    let destination = folders.joined(separator: "/").appending(path: "\(page.stem).md")
    var address = forms.address(page, date, site)
    if let language = page.language, address.text.hasPrefix("/\(language)/") {
      address = OldAddress(text: String(address.text.dropFirst(language.count + 1)))
    }
    if let missing = address.missing { tellMissing(missing, for: page, address.text) }
    if page.isIndex, page.language == nil || bundles[page.path.folderPath] == nil {
      bundles[page.path.folderPath] = Bundle(
        folder: destination.folderPath,
        address: SiteDescription.newPrefix(of: page.language) + address.text)
    }
    pages.append(
      PlannedPage(
        old: page, destination: destination, oldAddress: address.text, collection: collection, date: date))
  }

  /// Folders keep their names where those are the ones in addresses, unless the one at the top would mean something else here.
  private func folderNames(_ names: [String]) -> [String] {
    var folders = names.map { name in
      let slug = site.pathName(name)
      return slug.isEmpty ? Slug(from: name).description : slug
    }
    if let first = folders.first, Self.reservedFolders.contains(first) { folders[0] += "-pages" }
    return folders
  }

  private mutating func addFiles(_ found: [OldFile]) {
    let main = Set(found.filter { $0.language == nil }.compactMap(\.path))
    for var file in found {
      guard let path = file.path else {
        file.oldAddresses = Self.fixedAddress(of: file).map { [$0] } ?? []
        files.append(file)
        continue
      }
      let (bundle, rest) = bundle(of: path)
      var folders = folderNames(path.folderPath.split(separator: "/").map(String.init))
      if let group = path.split(separator: "/").dropLast().first, let home = homes[String(group)] {
        folders[0] = home
      }
      let plain = (folders + [path.fileName]).joined(separator: "/")
      file.destination = bundle.map { $0.folder.appending(path: rest) } ?? plain
      // A file of another language stands beside that of the main one.
      if let language = file.language, main.contains(path) {
        file.destination = file.destination.named(language)
      }
      let address = bundle.map { $0.address.folderOfAddress + rest } ?? "/" + plain
      file.oldAddresses = [address, "/" + path].map { site.oldPrefix(of: file.language) + $0 } + [address]
      files.append(file)
    }
  }

  /// The address of a file that lies in `static/`.
  private static func fixedAddress(of file: OldFile) -> String? {
    let folder = "static/"
    return file.destination.hasPrefix(folder) ? "/" + file.destination.dropFirst(folder.count) : nil
  }

  /// The bundle that a file lies in, and its path from there.
  private func bundle(of path: String) -> (bundle: Bundle?, rest: String) {
    var folder = path.folderPath
    while !folder.isEmpty {
      if let bundle = bundles[folder] { return (bundle, String(path.dropFirst(folder.count + 1))) }
      folder = folder.folderPath
    }
    return (nil, path)
  }

  /// Paths that differ only in the case of letters are one file on many disks: all but the first get another name.
  private mutating func chooseNames() {
    var taken: Set = ["site.json"]
    for index in pages.indices {
      let old = pages[index].destination
      pages[index].destination = Self.free(old, in: pages[index].old.language, &taken)
      if pages[index].destination != old { tellTaken(old, pages[index].destination, pages[index].old.file) }
    }
    for index in files.indices {
      let old = files[index].destination
      files[index].destination = Self.free(old, in: nil, &taken)
      if files[index].destination != old { tellTaken(old, files[index].destination, files[index].file) }
      // What lies in a bundle is published beside its page.
      let bundled = files[index].path.flatMap { path -> String? in
        let (bundle, rest) = bundle(of: path)
        return bundle.map {
          $0.address.folderOfAddress + rest.folderPath.folderSlash + files[index].destination.fileName
        }
      }
      files[index].newAddress =
        bundled ?? Self.fixedAddress(of: files[index]) ?? "/" + files[index].destination
    }
  }

  private static func free(
    _ path: String, in language: String?, _ taken: inout Set<String>
  ) -> String {
    if taken.insert(path.named(language).lowercased()).inserted { return path }
    let name = path.fileName
    let ending = name.stem == name ? "" : String(name.dropFirst(name.stem.count))
    var number = 2
    while true {
      let other = path.folderPath.appending(path: "\(name.stem)-\(number)\(ending)")
      if taken.insert(other.named(language).lowercased()).inserted { return other }
      number += 1
    }
  }

  private mutating func tellMissing(
    _ missing: OldAddress.Missing, for page: OldPage, _ address: String
  ) {
    diagnostics.append(
      Diagnostic(
        .warning, rule: "import/address",
        "the pattern of its address has \":\(missing.token)\" in it, which this page has nothing for: it is \(address)",
        at: missing.location.file == page.file ? missing.location : SourceLocation(file: page.file),
        hint: "write the old address into \"path\" of its front matter"))
  }

  private mutating func tellTaken(_ old: String, _ new: String, _ file: String) {
    diagnostics.append(
      Diagnostic(
        .warning, rule: "import/letter-case",
        "another file is Content/\(old) already, in other letters maybe: this one is Content/\(new)",
        at: SourceLocation(file: file), hint: "give one of the two another name"))
  }

  /// The patterns that are tried, the simplest first.
  private static let permalinks =
    ["/:collection/:slug/", "/:slug/"]
    + ["", "/:collection", "/blog"].flatMap { start in
      ["/:year", "/:year/:month", "/:year/:month/:day"].map { "\(start)\($0)/:slug/" }
    }

  /// Each collection gets the pattern by which most of its articles keep their addresses.
  private mutating func choosePermalinks() {
    for (name, indices) in Dictionary(
      grouping: pages.indices.filter { pages[$0].collection != nil }, by: { pages[$0].collection ?? "" }
    )
    .sorted(by: { $0.key < $1.key }) {
      let kept = Self.permalinks.map { pattern in
        indices.count { pages[$0].address(by: pattern) == pages[$0].oldAddress }
      }
      let best = kept.indices.max { (kept[$0], -$0) < (kept[$1], -$1) } ?? 0
      collections.append(PlannedCollection(name: name, permalink: Self.permalinks[best]))
    }
    let patterns = Dictionary(collections.map { ($0.name, $0.permalink) }) { first, _ in first }
    for index in pages.indices {
      pages[index].newAddress = pages[index].address(by: pages[index].collection.flatMap { patterns[$0] })
    }
  }
}

/// A folder at the top whose list no file describes.
struct FolderList: Hashable {
  let folder: String
  let language: String?

  /// The file that describes it from now on.
  var file: String { "\(folder)/_index.md".named(language) }
}

extension ImportPlan {
  /// The folders at the top that hold pages and have no file which describes them, by their paths.
  func undescribedFolders(besides names: Set<String>) -> [FolderList] {
    let described = pages.filter { $0.isSection || $0.destination.fileName == "index.md" }.map {
      FolderList(folder: $0.destination.folderPath, language: $0.old.language)
    }
    let found = pages.filter { $0.collection == nil }.compactMap { page in
      page.destination.split(separator: "/").dropLast().first.map {
        FolderList(folder: String($0), language: page.old.language)
      }
    }
    return Set(found).subtracting(described).filter { !names.contains($0.folder) }.sorted {
      $0.file < $1.file
    }
  }
}
