public import Files

/// A file as a run of the program found or left it.
public struct SeenFile: Equatable, Sendable {
  /// Its path from the folder that it is named from.
  public let path: String
  /// What the system told of it.
  public let identity: FileIdentity

  /// Takes what was seen of a file.
  public init(path: String, identity: FileIdentity) {
    self.path = path
    self.identity = identity
  }

  /// The same file if it was written before an instant, in nanoseconds since 1970. One that was written later could be written
  /// again without another identity: it is told from itself.
  public func certain(before start: Int64) -> SeenFile {
    identity.modified < start ? self : SeenFile(path: path, identity: .uncertain)
  }

  /// Its identity, if it cannot be another file by now without another one.
  public var certainIdentity: FileIdentity? { identity == .uncertain ? nil : identity }

  /// Whether the file is still the same; `folder` is the path of the folder that it is named from.
  public func isUnchanged(below folder: String) -> Bool {
    FileIdentity(ofFile: "\(folder)/\(path)") == identity
  }
}

extension FileIdentity {
  /// That of a file which may be another without another identity.
  fileprivate static let uncertain = FileIdentity(size: -1, modified: 0, number: 0)
}

extension CacheSink {
  /// Adds files.
  public mutating func add(_ files: [SeenFile]) throws {
    try add(files.map(\.identity))
    let counts = files.map { $0.path.utf8.count }
    try add(counts)
    try add(counts.reduce(0, +))
    for file in files {
      var path = file.path
      try path.withUTF8 { try add(bytes: UnsafeRawBufferPointer($0)) }
    }
  }
}

extension CacheReader {
  /// The files that come next; nothing if there are none.
  public mutating func files() -> [SeenFile]? {
    guard let identities = list(FileIdentity.self), let counts = list(Int.self), let text = list(UInt8.self),
      counts.count == identities.count, counts.allSatisfy({ $0 >= 0 && $0 <= text.count }),
      counts.reduce(0, +) == text.count
    else { return nil }
    var start = 0
    return zip(identities, counts).map { identity, count in
      defer { start += count }
      return SeenFile(
        path: String(decoding: text[start..<(start + count)], as: UTF8.self), identity: identity)
    }
  }
}
