internal import Caches
internal import Files
internal import Images

extension CacheSink {
  mutating func add(_ files: [LastBuild.File]) throws {
    try add(files.map(\.identity))
    let counts = files.map { $0.path.utf8.count }
    try add(counts)
    try add(counts.reduce(0, +))
    for file in files {
      var path = file.path
      try path.withUTF8 { try add(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  mutating func add(_ images: [ImageFiles.Seen]) throws {
    try add(images.map(\.file))
    try add(images.map { $0.size ?? ImageSize(width: 0, height: 0) })
  }
}

extension CacheReader {
  mutating func files() -> [LastBuild.File]? {
    guard let identities = list(FileIdentity.self), let counts = list(Int.self), let text = list(UInt8.self),
      counts.count == identities.count, counts.allSatisfy({ $0 >= 0 && $0 <= text.count }),
      counts.reduce(0, +) == text.count
    else { return nil }
    var start = 0
    return zip(identities, counts).map { identity, count in
      defer { start += count }
      return LastBuild.File(
        path: String(decoding: text[start..<(start + count)], as: UTF8.self), identity: identity)
    }
  }

  mutating func images() -> [ImageFiles.Seen]? {
    guard let files = files(), let sizes = list(ImageSize.self), sizes.count == files.count else {
      return nil
    }
    return zip(files, sizes).map { .init(file: $0, size: $1.width > 0 ? $1 : nil) }
  }
}
