/// Markdown as it stands in a file, or in a value of one, not parsed yet.
public struct MarkdownText: Hashable, Sendable {
  /// Where its bytes are.
  public enum Bytes: Sendable {
    /// At hand, in UTF-8; the Markdown starts at an offset. It is the value at a place if there is one: its escapes keep lines
    /// and columns from being told.
    case held([UInt8], start: Int, place: ContentSource?)
    /// In its file, until they are wanted.
    case kept(any KeptText)
  }

  /// The path of the file it stands in, from the root of the site.
  public let path: String
  /// The whole file, front matter included, so that an offset into it has a line and a column; or the value.
  public let bytes: Bytes

  /// Takes the Markdown from `start` on out of a file, or all of a value that stands at `place`.
  public init(path: String, bytes: [UInt8], start: Int = 0, place: ContentSource? = nil) {
    self.path = path
    self.bytes = .held(bytes, start: start, place: place)
  }

  /// Takes the Markdown of a file that is read again when its text is wanted: what stays in memory of a page is what others
  /// show of it.
  public init(path: String, kept text: any KeptText) {
    self.path = path
    bytes = .kept(text)
  }
}

extension MarkdownText.Bytes: Hashable {
  /// Bytes at hand are compared; a text that is kept is itself in each of its versions.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.held(let one, let start, let place), .held(let other, let otherStart, let otherPlace)):
      one == other && start == otherStart && place == otherPlace
    case (.kept(let one), .kept(let other)): one === other
    default: false
    }
  }

  /// Adds the bytes, or which text it is.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .held(let bytes, _, _): hasher.combine(bytes)
    case .kept(let text): hasher.combine(ObjectIdentifier(text))
    }
  }
}

/// The text of a file that is known, but not in memory. It is the same text as long as nothing but the text changes: who
/// asks gets the version that was noted last.
public protocol KeptText: AnyObject, Sendable {
  /// The version that was noted last.
  var version: TextVersion { get }

  /// The bytes of a version, in UTF-8; nothing if the file is gone, or holds another one by now.
  func bytes(of version: TextVersion) -> [UInt8]?
}

/// A state of a file with Markdown in it.
public struct TextVersion: Hashable, BitwiseCopyable, Sendable {
  /// The first half of what stands for the file's bytes: bytes that differ have different digests.
  public let high: UInt64
  /// The second half.
  public let low: UInt64
  /// The offset of the Markdown in the file.
  public let start: Int
  /// Stands for the bytes before it, of which everything is made but the text.
  public let head: UInt64

  /// Describes a state.
  public init(high: UInt64, low: UInt64, start: Int, head: UInt64) {
    self.high = high
    self.low = low
    self.start = start
    self.head = head
  }
}
