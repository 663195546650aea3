internal import Diagnostics
internal import Digests
public import Entities
public import Markdown

extension MarkdownSource {
  /// Takes the Markdown of an entity.
  public init(_ text: MarkdownText) {
    switch text.bytes {
    case .held(let bytes, let start, let place):
      self.init(
        path: text.path, bytes: bytes, start: start,
        place: place.map { SourceLocation(file: $0.path, line: $0.line, column: $0.column) })
    case .kept(let kept):
      let version = kept.version
      self.init(
        path: text.path, start: version.start, digest: Digest(high: version.high, low: version.low),
        read: { kept.bytes(of: version) })
    }
  }
}
