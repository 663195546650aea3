import Markup

/// What CommonMark and GitHub's tables do not have.
extension RichTextRenderer {
  mutating func beginExtension(_ element: Element, _ number: Int32, to writer: inout MarkupWriter) {
    switch element {
    case .figure:
      isInFigure = true
      writer.write("<figure>\n")
    case .caption: writer.write("<caption>")
    case .definitionList: writer.write("<dl>\n")
    case .term: writer.write("<dt>")
    case .definition: writer.write("<dd>")
    case .footnotes:
      writer.write("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"Footnotes\">\n<ol")
      if footnotesBefore > 0 { writer.write(" start=\"\(footnotesBefore + 1)\"".utf8) }
      writer.write(">\n")
    case .footnote: writer.write("<li id=\"fn:\(footnotesBefore + Int(number))\">\n".utf8)
    case .abbreviation:
      writer.write("<abbr title=\"")
      writer.writeEscaped(document.abbreviations[Int(number)])
      writer.write("\">")
    // A script that sets formulas finds them between these brackets; without one the source is read.
    case .math: writer.write("<span class=\"math\" translate=\"no\">\\(")
    case .displayMath: writer.write("<span class=\"math display\" translate=\"no\">\\[")
    default: break
    }
  }

  mutating func endExtension(_ element: Element, to writer: inout MarkupWriter) {
    switch element {
    case .figure:
      isInFigure = false
      writeCaption(to: &writer)
    case .caption: writer.write("</caption>\n")
    case .definitionList: writer.write("</dl>\n")
    case .term: writer.write("</dt>\n")
    case .definition: writer.write("</dd>\n")
    case .footnotes: writer.write("</ol>\n</section>\n")
    case .footnote: writer.write("</li>\n")
    case .abbreviation: writer.write("</abbr>")
    case .math: writer.write("\\)</span>")
    case .displayMath: writer.write("\\]</span>")
    default: break
    }
  }

  /// The number of a footnote, which leads to it.
  func writeReference(_ reference: FootnoteReference, to writer: inout MarkupWriter) {
    let number = footnotesBefore + reference.number
    writer.write("<sup class=\"footnote-reference\"><a id=\"\(id(of: reference))\" href=\"".utf8)
    writer.writeEscaped(text.fragmentBase)
    writer.write(
      "#fn:\(number)\" role=\"doc-noteref\" aria-label=\"Footnote \(number)\">\(number)</a></sup>".utf8)
  }

  /// The ways from a footnote back to where it is referred to.
  func writeBacklinks(ofFootnote number: Int, to writer: inout MarkupWriter) {
    for use in 1...max(1, document.footnoteUses[number - 1]) {
      let id = id(of: FootnoteReference(number: number, use: use))
      let shown = footnotesBefore + number
      let label = use == 1 ? "Back to reference \(shown)" : "Back to reference \(shown), place \(use)"
      writer.write(" <a class=\"footnote-back\" href=\"")
      writer.writeEscaped(text.fragmentBase)
      writer.write("#\(id)\" role=\"doc-backlink\" aria-label=\"\(label)\">↩".utf8)
      if use > 1 { writer.write("<sup>\(use)</sup>".utf8) }
      writer.write("</a>")
    }
  }

  /// No heading's id has a colon, unless somebody gives it one.
  private func id(of reference: FootnoteReference) -> String {
    let number = footnotesBefore + reference.number
    return reference.use == 1 ? "fnref:\(number)" : "fnref:\(number)-\(reference.use)"
  }

  /// How many footnotes the page has before those of this text.
  private var footnotesBefore: Int { text.before?.footnotes ?? 0 }
}
