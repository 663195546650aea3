internal import Routing
internal import Synchronization

/// All that links of a site can lead to, known before the first page is read. Looked up by bytes.
final class LinkTargets: Sendable {
  /// What lies at a path.
  enum Place: Equatable {
    /// The page of a number.
    case page(Int)
    /// A file that is no page.
    case asset
    /// The version of a number of an image.
    case rendition(Int)
  }

  /// How URLs find files.
  enum Serving {
    /// A folder's page answers for the folder, with or without a slash at its end.
    case folders
    /// As above, and a page answers for its path without `.html`, as most hosts do it.
    case foldersAndPlainNames
  }

  /// A path in the table. Small, so that the tables of large sites fit into the caches of processors.
  private struct Slot {
    /// Half of the path's hash; the other half says where the slot is.
    var hash: UInt32 = 0
    var start: Int32 = 0
    var count: Int32 = -1
    /// The page's number; -1 for an asset, and less by its number for a version of an image.
    var page: Int32 = -1
  }

  /// The output paths of the pages by their numbers.
  let pages: [String]
  /// Which pages only lead on to others.
  let redirects: Set<Int>
  /// What paths, names and texts are hashed with.
  let hash: ByteHash
  /// Where the site is published.
  let home: SiteAddress
  /// The folders of the languages beside the main one, of a site that has several.
  private let languageFolders: [String]
  private let assets: [String]
  /// The number of versions of images; in lists of what pages link to, their numbers follow those of the pages.
  let renditionCount: Int
  private let slots: [Slot]
  private let keys: [UInt8]
  private let alternatives = Mutex<PathAlternatives?>(nil)

  /// Takes the output paths of pages and assets. Of two on one path the first counts.
  init(
    pages: [String], assets: [String], renditions: [String] = [], redirects: Set<Int> = [], home: SiteAddress,
    serving: Serving = .folders, languageFolders: [String] = [], hash: ByteHash = ByteHash()
  ) {
    self.languageFolders = languageFolders
    self.hash = hash
    self.pages = pages
    self.redirects = redirects
    self.home = home
    self.assets = assets
    renditionCount = renditions.count
    var table = Table(capacity: pages.count * 3 + assets.count + renditions.count, hash: hash)
    for (number, path) in pages.enumerated() { table.add(path, page: number) }
    for path in assets { table.add(path, page: -1) }
    for (number, path) in renditions.enumerated() { table.add(path, page: -2 - number) }
    var start = 0
    for (number, path) in pages.enumerated() {
      let aliases = Self.aliases(of: path.utf8, serving)
      for length in aliases { table.add(start..<(start + length), page: number) }
      start += path.utf8.count
    }
    slots = table.slots
    keys = table.keys
  }

  private init(_ other: LinkTargets, redirects: Set<Int>) {
    pages = other.pages
    languageFolders = other.languageFolders
    hash = other.hash
    home = other.home
    assets = other.assets
    renditionCount = other.renditionCount
    slots = other.slots
    keys = other.keys
    self.redirects = redirects
  }

  /// The language of a page by its number, where 0 is the main one, or the only one.
  func language(of page: Int) -> Int {
    languageFolders.isEmpty ? 0 : (languageFolders.firstIndex { pages[page].hasPrefix($0) } ?? -1) + 1
  }

  /// The same, now that it is known which pages only lead on.
  func knowing(redirects: Set<Int>) -> LinkTargets { LinkTargets(self, redirects: redirects) }

  /// What lies at a path below the base path, without a slash in front, decoded; nothing if nothing does.
  func place(at path: UnsafeBufferPointer<UInt8>) -> Place? {
    let hash = hash.of(path)
    let mask = slots.count &- 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].count >= 0 {
      let slot = slots[index]
      if slot.hash == UInt32(truncatingIfNeeded: hash &>> 32), isKey(slot, path) {
        let page = Int(slot.page)
        return page >= 0 ? .page(page) : page == -1 ? .asset : .rendition(-2 - page)
      }
      index = (index &+ 1) & mask
    }
    return nil
  }

  private func isKey(_ slot: Slot, _ path: UnsafeBufferPointer<UInt8>) -> Bool {
    let (start, count) = (Int(slot.start), Int(slot.count))
    guard count == path.count else { return false }
    return keys.withUnsafeBufferPointer { keys in
      for index in 0..<count where keys[start &+ index] != path[index] { return false }
      return true
    }
  }

  /// The paths that may be meant where a link leads to none; made for the first of them.
  func withAlternatives<Result: Sendable>(_ body: (PathAlternatives) -> Result) -> Result {
    alternatives.withLock { known in
      let made = known ?? PathAlternatives(pages: pages, assets: assets)
      known = made
      return body(made)
    }
  }

  /// The URL of a page as messages show it: root-relative.
  func shownPath(of page: Int) -> String { home.shown(PathAlternatives.urlPath(of: pages[page])) }

  /// How many bytes of a page's path are a path that it answers for, too.
  private static func aliases(of path: String.UTF8View, _ serving: Serving) -> [Int] {
    for name in ["index.html".utf8, "index.htm".utf8] where path.suffix(name.count).elementsEqual(name) {
      let folder = path.count - name.count
      if folder == 0 { return [0] }
      if path.dropLast(name.count).last == UInt8(ascii: "/") { return [folder, folder - 1] }
    }
    guard serving == .foldersAndPlainNames else { return [] }
    return [".html".utf8, ".htm".utf8].filter { path.suffix($0.count).elementsEqual($0) }
      .map { path.count - $0.count }
  }

  /// The table while it is filled.
  private struct Table {
    private let hasher: ByteHash
    private(set) var slots: [Slot]
    /// All paths that were added, one behind the other; their beginnings are paths, too.
    private(set) var keys: [UInt8] = []

    /// Makes room for so many paths: two thirds of the table are taken at most.
    init(capacity: Int, hash: ByteHash) {
      hasher = hash
      var size = 64
      while size < capacity + capacity / 2 { size *= 2 }
      slots = Array(repeating: Slot(), count: size)
    }

    /// Adds a path, unless it is taken.
    mutating func add(_ path: String, page: Int) {
      let start = keys.count
      keys += path.utf8
      add(start..<keys.count, page: page)
    }

    /// Adds what stands in the keys, unless it is taken.
    mutating func add(_ range: Range<Int>, page: Int) {
      let hash = keys.withUnsafeBufferPointer { hasher.of(UnsafeBufferPointer(rebasing: $0[range])) }
      let half = UInt32(truncatingIfNeeded: hash &>> 32)
      var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[index].count >= 0 {
        let start = Int(slots[index].start)
        if slots[index].hash == half,
          keys[start..<(start + Int(slots[index].count))].elementsEqual(keys[range])
        {
          return
        }
        index = (index + 1) & (slots.count - 1)
      }
      slots[index] = Slot(
        hash: half, start: Int32(truncatingIfNeeded: range.lowerBound),
        count: Int32(truncatingIfNeeded: range.count), page: Int32(truncatingIfNeeded: page))
    }
  }
}
