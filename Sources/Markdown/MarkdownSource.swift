public import Diagnostics
public import Digests

/// Markdown that is not read yet: what an interactor hands to a presenter.
public struct MarkdownSource: Sendable {
  private let file: ShownFile
  let start: Int
  let place: SourceLocation?
  /// The digest of the bytes.
  let digest: Digest
  private let read: @Sendable () -> [UInt8]?

  /// Takes the Markdown from `start`, a byte offset, to the end of `bytes`, which are UTF-8; `place` is where all of it
  /// stands if it is a value of a file.
  public init(path: String, bytes: [UInt8], start: Int = 0, place: SourceLocation? = nil) {
    file = ShownFile(path)
    self.start = start
    self.place = place
    digest = Digest(of: bytes)
    read = { bytes }
  }

  /// Takes the Markdown from `start` to the end of a text of which the digest is known, and which `read` fetches; it gives
  /// nothing if there is another text by now.
  public init(path: String, start: Int, digest: Digest, read: @escaping @Sendable () -> [UInt8]?) {
    file = ShownFile(path)
    self.start = start
    place = nil
    self.digest = digest
    self.read = read
  }

  /// The path of the file it stands in, for diagnostics.
  public var path: String { file.path }

  var bytes: [UInt8]? { read() }
}

extension MarkdownSource: Hashable {
  /// Markdown is the same if it stands in the same place and its digest is the same.
  public static func == (one: MarkdownSource, other: MarkdownSource) -> Bool {
    one.path == other.path && one.start == other.start && one.place == other.place
      && one.digest == other.digest
  }

  /// Adds path and digest.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(digest)
  }
}

extension MarkdownSource: Encodable {
  private enum Key: CodingKey {
    case path, start, line, column, text
  }

  /// Writes where it stands and the digest of its text: who compares encoded responses need not read all of it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(file, forKey: .path)
    try container.encode(start, forKey: .start)
    try container.encodeIfPresent(place?.line, forKey: .line)
    try container.encodeIfPresent(place?.column, forKey: .column)
    try container.encode(digest, forKey: .text)
  }
}

extension MarkdownDocument {
  /// Reads Markdown. Of a text that is not the same any more nothing is read, and that is told.
  public convenience init(_ source: MarkdownSource, dialect: MarkdownDialect = MarkdownDialect()) {
    if let bytes = source.bytes {
      self.init(
        path: source.path, bytes: bytes, start: source.start, place: source.place, dialect: dialect)
    } else {
      self.init(changed: source.path)
    }
  }

  /// The first paragraph as plain text, set as a language does, without reading what follows it.
  public static func excerpt(
    of source: MarkdownSource, dialect: MarkdownDialect = MarkdownDialect(), typography: Typography? = nil
  ) -> String? {
    source.bytes.flatMap {
      excerpt(
        path: source.path, bytes: $0, start: source.start, dialect: dialect, typography: typography)
    }
  }
}
