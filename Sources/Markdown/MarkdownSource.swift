public import Diagnostics
internal import Digests

/// Markdown that is not read yet: what an interactor hands to a presenter.
public struct MarkdownSource: Hashable, Sendable {
  /// The path of the file it stands in, for diagnostics.
  public let path: String
  let bytes: [UInt8]
  let start: Int
  let place: SourceLocation?

  /// Takes the Markdown from `start`, a byte offset, to the end of `bytes`, which are UTF-8; `place` is where all of it
  /// stands if it is a value of a file.
  public init(path: String, bytes: [UInt8], start: Int = 0, place: SourceLocation? = nil) {
    self.path = path
    self.bytes = bytes
    self.start = start
    self.place = place
  }
}

extension MarkdownSource: Encodable {
  private enum Key: CodingKey {
    case path, start, line, column, text
  }

  /// Writes where it stands and the digest of its text: who compares encoded responses need not read all of it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .path)
    try container.encode(start, forKey: .start)
    try container.encodeIfPresent(place?.line, forKey: .line)
    try container.encodeIfPresent(place?.column, forKey: .column)
    try container.encode(Digest(of: bytes), forKey: .text)
  }
}

extension MarkdownDocument {
  /// Reads Markdown.
  public init(_ source: MarkdownSource) {
    self.init(path: source.path, bytes: source.bytes, start: source.start, place: source.place)
  }
}
