/// Markdown as it stands in a file, or in a value of one, not parsed yet.
public struct MarkdownText: Hashable, Sendable {
  /// Where its bytes are.
  public enum Bytes: Hashable, Sendable {
    /// At hand: UTF-8.
    case held([UInt8])
    /// In its file, until they are wanted.
    case kept(KeptText)
  }

  /// The path of the file it stands in, from the root of the site.
  public let path: String
  /// The whole file, front matter included, so that an offset into it has a line and a column; or the value.
  public let bytes: Bytes
  /// Where the Markdown starts in the bytes.
  public let start: Int
  /// The place of the value, where the Markdown is one: its escapes keep lines and columns from being told.
  public let place: ContentSource?

  /// Takes the Markdown from `start` on out of a file, or all of a value that stands at `place`.
  public init(path: String, bytes: [UInt8], start: Int = 0, place: ContentSource? = nil) {
    self.path = path
    self.bytes = .held(bytes)
    self.start = start
    self.place = place
  }

  /// Takes the Markdown from `start` on out of a file that is read again when its text is wanted: what stays in memory of
  /// a page is what others show of it.
  public init(path: String, kept text: KeptText, start: Int) {
    self.path = path
    bytes = .kept(text)
    self.start = start
    place = nil
  }
}

/// The text of a file that is known, but not in memory.
public struct KeptText: Sendable {
  /// What stands for the text: texts that differ have different ones.
  public let digest: (high: UInt64, low: UInt64)
  private let read: @Sendable () -> [UInt8]?

  /// Takes the digest of a text and the way to read it again, which gives nothing if the text is not the same any more.
  public init(digest: (high: UInt64, low: UInt64), read: @escaping @Sendable () -> [UInt8]?) {
    self.digest = digest
    self.read = read
  }

  /// The text, in UTF-8; nothing if its file is gone, or holds another text by now.
  public var bytes: [UInt8]? { read() }
}

extension KeptText: Hashable {
  /// Texts are the same if their digests are.
  public static func == (one: KeptText, other: KeptText) -> Bool { one.digest == other.digest }

  /// Adds the digest.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest.high)
    hasher.combine(digest.low)
  }
}
