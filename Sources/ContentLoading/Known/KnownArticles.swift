public import Caches
public import Digests
import Entities
import Files

/// What articles said when an earlier run of the program read their files, for those whose files are still the same. With
/// other settings or another `_index.md` nothing is known.
public struct KnownArticles: Sendable {
  private let cache: CacheFile
  /// Stands for all that articles are made from beside their own files; nothing if that cannot be told.
  private let ground: Digest?
  /// The files as they are now, by digests of their paths.
  private let identities: [Digest: FileIdentity]
  /// What was kept.
  private var bytes: [UInt8] = []
  /// Where in it the articles are whose files are still the same.
  private var places: [Digest: Range<Int>] = [:]
  /// The articles of this run that can be kept.
  private var articles: [PlainArticle] = []

  /// Reads what was kept of articles among the files of a site. `request` stands for the program and what it is asked for.
  public init(in cache: CacheFile, of request: Digest, among files: [SeenFile]) {
    self.cache = cache
    ground = Self.ground(request, files)
    var identities = [Digest: FileIdentity](minimumCapacity: files.count)
    for file in files { identities[Self.key(file.path)] = file.certainIdentity }
    self.identities = identities
    read()
  }

  private static func ground(_ request: Digest, _ files: [SeenFile]) -> Digest? {
    var mixer = Mixer()
    mixer.add(request)
    for file in files where ContentFile.isGround(file.path) {
      guard let identity = file.certainIdentity else { return nil }
      mixer.add(file.path)
      mixer.add(identity)
    }
    return mixer.digest
  }

  private static func key(_ path: String) -> Digest {
    var mixer = Mixer()
    mixer.add(path)
    return mixer.digest
  }

  private mutating func read() {
    guard let ground else { return }
    let identities = identities
    let known = cache.readBytes { reader, bytes -> (bytes: [UInt8], places: [Digest: Range<Int>])? in
      guard reader.value(Digest.self) == ground, let count = reader.count() else { return nil }
      var places: [Digest: Range<Int>] = [:]
      places.reserveCapacity(count)
      for _ in 0..<count {
        guard let key = reader.value(Digest.self), let identity = reader.value(FileIdentity.self),
          let place = reader.skippedBytes()
        else { return nil }
        if identities[key] == identity { places[key] = place }
      }
      return (bytes, places)
    }
    if let known { (bytes, places) = known }
  }

  /// The article of a file, if it is known.
  func article(of file: FileTree.File) -> PlainArticle? {
    guard let place = places[Self.key(ContentFile.source(of: file))] else { return nil }
    return bytes.withUnsafeBytes { bytes in
      var reader = CacheReader(UnsafeRawBufferPointer(rebasing: bytes[place]))
      return PlainArticle(of: file, from: &reader)
    }
  }

  /// The same for a run that has these articles.
  func keeping(_ articles: [PlainArticle]) -> KnownArticles {
    var known = self
    known.articles = articles
    known.bytes = []
    return known
  }

  /// Keeps the articles of this run for the next, unless nearly all of them are kept already.
  public func write() {
    guard let ground, places.count < articles.count - articles.count / 50 else { return }
    cache.write { writer in
      try writer.add(ground)
      let kept = articles.compactMap { article in
        let key = Self.key(article.article.source.path)
        return identities[key].map { (key: key, identity: $0, article: article) }
      }
      var one = CacheBytes()
      try writer.add(each: kept) { writer, kept in
        one.removeAll()
        try kept.article.write(to: &one)
        try writer.add(kept.key)
        try writer.add(kept.identity)
        try writer.add(one.bytes)
      }
    }
  }
}

extension ContentFile {
  /// Whether articles are made from a file beside their own: from settings, or from what a folder says by default.
  fileprivate static func isGround(_ path: String) -> Bool {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = path.utf8[(slash.map { path.utf8.index(after: $0) } ?? path.startIndex)...]
    return name.starts(with: "_index.".utf8) || name.starts(with: "site.".utf8) && SettingsFile.isSource(path)
  }
}
