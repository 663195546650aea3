internal import Diagnostics
internal import Digests
public import Entities
public import Markdown

extension MarkdownSource {
  /// Takes the Markdown of an entity.
  public init(_ text: MarkdownText) {
    switch text.bytes {
    case .held(let bytes):
      self.init(
        path: text.path, bytes: bytes, start: text.start,
        place: text.place.map { SourceLocation(file: $0.path, line: $0.line, column: $0.column) })
    case .kept(let kept):
      let digest = Digest(high: kept.digest.high, low: kept.digest.low)
      self.init(path: text.path, start: text.start, digest: digest) { kept.bytes }
    }
  }
}
