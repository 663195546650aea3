internal import Entities
internal import Services

/// Which pages show the text of which entries, by hashes of the entries' paths. An edit of a text reaches those and no others.
struct TextReach {
  /// An entry, and what stands for all of it but its text.
  struct Entry: BitwiseCopyable {
    let path: UInt64
    let head: UInt64
  }

  /// A page that shows a text.
  struct Showing: BitwiseCopyable {
    let page: Int64
    let path: UInt64
  }

  var entries: [Entry] = []
  var showings: [Showing] = []

  init() {}

  /// Takes the entries of a site, and the files whose texts pages show.
  init(
    _ contents: [MemoryContentService], shownBy texts: [(number: Int, paths: [String])], _ hash: ByteHash
  ) {
    for content in contents {
      content.forEachText { path, head in entries.append(Entry(path: hash.of(path), head: head)) }
    }
    add(texts, hash)
  }

  /// The same once some pages were made again.
  func knowing(
    _ texts: [(number: Int, paths: [String])], of contents: [MemoryContentService], _ hash: ByteHash
  ) -> TextReach {
    var reach = TextReach(contents, shownBy: texts, hash)
    let made = Set(texts.map(\.number))
    reach.showings += showings.filter { !made.contains(Int($0.page)) }
    return reach
  }

  /// The pages that show one of these files, if nothing but their texts is another now.
  func pages(
    showing changed: Set<String>, of contents: [MemoryContentService], _ hash: ByteHash
  ) -> Set<Int>? {
    let paths = Set(changed.map { hash.of($0) })
    let heads = Dictionary(
      entries.lazy.filter { paths.contains($0.path) }.map { ($0.path, $0.head) },
      uniquingKeysWith: { first, _ in first })
    var same: Set<UInt64> = []
    for content in contents {
      content.forEachText { path, head in
        if changed.contains(path), heads[hash.of(path)] == head { same.insert(hash.of(path)) }
      }
    }
    guard same == paths else { return nil }
    return Set(showings.lazy.filter { same.contains($0.path) }.map { Int($0.page) })
  }

  private mutating func add(_ texts: [(number: Int, paths: [String])], _ hash: ByteHash) {
    for (number, paths) in texts {
      for path in Set(paths) { showings.append(Showing(page: Int64(number), path: hash.of(path))) }
    }
  }
}

extension MemoryContentService {
  /// Visits each page and article whose text is read when it is wanted: its path, and what stands for the rest of it. Sections
  /// are left out: whether there is a text decides what is planned for them.
  fileprivate func forEachText(_ body: (_ path: String, _ head: UInt64) -> Void) {
    let collections = settings.collections.filter { $0.kind == .articles }
    let texts = documents.map(\.body) + collections.flatMap { articles(in: $0.name).map(\.body) }
    for text in texts {
      if case .kept(let kept) = text.bytes { body(text.path, kept.version.head) }
    }
  }
}
