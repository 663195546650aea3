import Diagnostics
import Markdown
import Markup

/// Renders Markdown with its links as they are.
@discardableResult
func render(
  _ markdown: String, basePath: String = "/", dialect: MarkdownDialect = MarkdownDialect()
) -> String {
  String(decoding: write(markdown, basePath: basePath, dialect: dialect).bytes, as: UTF8.self)
}

func write(
  _ markdown: String, basePath: String = "/", code: RichText.CodeStyle = .plain,
  dialect: MarkdownDialect = MarkdownDialect(), tracing: Bool = false
) -> MarkupWriter {
  var writer = MarkupWriter(tracing: tracing)
  RichText(document(markdown, dialect: dialect), basePath: basePath, code: code) { .href($0.destination) }
    .write(to: &writer)
  return writer
}

func document(
  _ markdown: String, start: Int = 0, dialect: MarkdownDialect = MarkdownDialect()
) -> MarkdownDocument {
  MarkdownDocument(path: "Content/a.md", bytes: Array(markdown.utf8), start: start, dialect: dialect)
}
