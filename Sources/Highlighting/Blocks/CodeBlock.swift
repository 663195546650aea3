package import Markup

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

  /// Appends what stands before the code: the start tags, and the title.
  public func appendStart(to html: inout [UInt8]) {
    if let title {
      html += "<figure".utf8
      attributes.append(to: &html, classes: "code")
      html += "><figcaption>".utf8
      appendEscaped(title, to: &html)
      html += "</figcaption>\n<pre".utf8
    } else {
      html += "<pre".utf8
      attributes.append(to: &html)
    }
    html += " tabindex=\"0\"><code".utf8
    if !language.isEmpty {
      html += " class=\"language-".utf8
      appendEscaped(language, to: &html)
      html += "\"".utf8
    }
    html += ">".utf8
  }

  /// Appends what stands behind the code: the end tags.
  public func appendEnd(to html: inout [UInt8]) {
    html += (title == nil ? "</code></pre>\n" : "</code></pre></figure>\n").utf8
  }

  /// Appends what stands between the tags of `code`: as many lines as the code has.
  /// What is told of its parts counts before what its language makes of it.
  public func appendCode(
    _ code: UnsafeBufferPointer<UInt8>, parts: CodeParts? = nil, to html: inout [UInt8]
  ) {
    let highlighter = Highlighter(language: language)
    if hasLines {
      CodeLines(block: self, code: code).append(highlighter, parts?.tokens, to: &html)
    } else if let parts, Escape.replacingNonXML(in: code) == nil {
      TokenWriter.append(to: &html) { $0.write(parts.tokens, of: code) }
    } else if let highlighter {
      highlighter.highlight(code, into: &html)
    } else {
      Escape.append(code, to: &html)
    }
  }

  private func appendEscaped(_ text: String, to html: inout [UInt8]) {
    var text = text
    text.withUTF8 { Escape.append($0, to: &html) }
  }
}
