internal import Diagnostics
public import Entities
public import Markdown

extension MarkdownSource {
  /// Takes the Markdown of an entity.
  public init(_ text: MarkdownText) {
    self.init(
      path: text.path, bytes: text.bytes, start: text.start,
      place: text.place.map { SourceLocation(file: $0.path, line: $0.line, column: $0.column) })
  }
}

extension MarkdownDocument {
  /// The first paragraph of an entity's Markdown as plain text, without parsing what follows.
  public static func excerpt(of text: MarkdownText) -> String? {
    excerpt(path: text.path, bytes: text.bytes, start: text.start)
  }
}
