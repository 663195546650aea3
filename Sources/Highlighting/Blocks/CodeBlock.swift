public import Markup

/// A block of code as its author wants it shown: what stands behind the fence in Markdown. It becomes polyglot HTML: `pre` and
/// `code`, in a figure if it has a title. Code of a language that is not known is plain.
public struct CodeBlock: Equatable, Sendable {
  /// The language as it was named; empty if it was not.
  public var language = ""
  /// What stands above the block.
  public var title: String?
  /// Lines that are set off, counted from 1 whatever number the first line shows.
  var markedLines: [ClosedRange<Int>] = []
  /// The number of the first line; nothing if lines have no numbers.
  var firstLine: Int?
  /// Whether lines begin with `+`, `-` or a blank: what was added, removed and left alone.
  public var showsChanges = false
  /// What its author gives the outermost element.
  package var attributes = ElementAttributes()

  /// Describes a block without anything special.
  init(language: String = "") {
    self.language = language
  }

  /// Whether each line has a span of its own.
  var hasLines: Bool { !markedLines.isEmpty || firstLine != nil || showsChanges }

  /// Writes what stands before the code: the start tags, and the title.
  public func writeStart(to page: inout MarkupWriter) {
    if let title {
      page.write("<figure")
      page.write(attributes, classes: "code")
      page.write("><figcaption>")
      page.writeEscaped(title)
      page.write("</figcaption>\n<pre")
    } else {
      page.write("<pre")
      page.write(attributes)
    }
    page.write(" tabindex=\"0\"><code")
    if !language.isEmpty {
      page.write(" class=\"language-")
      page.writeEscaped(language)
      page.write("\"")
    }
    page.write(">")
  }

  /// Writes what stands behind the code: the end tags.
  public func writeEnd(to page: inout MarkupWriter) {
    page.write(title == nil ? "</code></pre>\n" : "</code></pre></figure>\n")
  }

  /// Writes what stands between the tags of `code`: as many lines as the code has.
  /// What is told of its parts counts before what its language makes of it.
  public func write(
    _ code: UnsafeBufferPointer<UInt8>, parts: CodeParts? = nil, to page: inout MarkupWriter
  ) {
    let highlighter = Highlighter(language: language)
    if hasLines {
      CodeLines(block: self, code: code).write(highlighter, parts?.tokens, to: &page)
    } else if let parts, Escape.replacingNonXML(in: code) == nil {
      page.write(parts.tokens, of: code)
    } else if let highlighter {
      highlighter.highlight(code, to: &page)
    } else {
      page.writeEscaped(code)
    }
  }
}
