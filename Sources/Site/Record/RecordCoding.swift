internal import Caches
internal import Images

extension CacheSink {
  mutating func add(_ images: [ImageFiles.Seen]) throws {
    try add(images.map(\.file))
    try add(images.map { $0.size ?? ImageSize(width: 0, height: 0) })
  }
}

extension CacheReader {
  mutating func images() -> [ImageFiles.Seen]? {
    guard let files = files(), let sizes = list(ImageSize.self), sizes.count == files.count else {
      return nil
    }
    return zip(files, sizes).map { .init(file: $0, size: $1.width > 0 ? $1 : nil) }
  }
}
