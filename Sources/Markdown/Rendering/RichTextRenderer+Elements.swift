import Markup

/// The tags of elements.
extension RichTextRenderer {
  mutating func begin(_ element: Element, _ number: Int32, to writer: inout MarkupWriter) {
    switch element {
    case .quote: writer.write("<blockquote>\n")
    case .bulletList: writer.write("<ul>\n")
    case .orderedList: beginOrderedList(first: number, to: &writer)
    case .entry: writer.write("<li>")
    case .taskEntry: beginTask(isDone: number == 1, to: &writer)
    case .heading: beginHeading(document.headingIndex(number), to: &writer)
    case .code: beginCode(Int(number), to: &writer)
    case .markup: break
    case .paragraph: writer.write("<p>")
    case .table:
      writer.write("<div class=\"table-frame\" tabindex=\"0\" role=\"group\" aria-label=\"Table\"><table>\n")
    case .tableHead: writer.write("<thead>\n")
    case .tableBody: writer.write("<tbody>\n")
    case .tableRow: writer.write("<tr>\n")
    case .tableHeader: beginCell("<th", number, to: &writer)
    case .tableCell: beginCell("<td", number, to: &writer)
    case .emphasis: writer.write("<em>")
    case .strong: writer.write("<strong>")
    case .link:
      isInAutolink = document.targets[Int(number)].isAutolink
      beginLink(Int(number), to: &writer)
    case .image: beginImage(Int(number), to: &writer)
    case .codeSpan: writer.write("<code>")
    case .deletion: writer.write("<del>")
    default: beginExtension(element, number, to: &writer)
    }
  }

  mutating func end(_ element: Element, to writer: inout MarkupWriter) {
    switch element {
    case .quote: writer.write("</blockquote>\n")
    case .bulletList: writer.write("</ul>\n")
    case .orderedList: writer.write("</ol>\n")
    case .entry, .taskEntry: writer.write("</li>\n")
    case .heading:
      if isHeadingLinked { writer.write("</a>") }
      writer.write(headingEnd)
    case .code: writer.write("</code></pre>\n")
    case .markup: break
    case .paragraph: writer.write("</p>\n")
    case .table: writer.write("</table></div>\n")
    case .tableHead: writer.write("</thead>\n")
    case .tableBody: writer.write("</tbody>\n")
    case .tableRow: writer.write("</tr>\n")
    case .tableHeader: writer.write("</th>\n")
    case .tableCell: writer.write("</td>\n")
    case .emphasis: writer.write("</em>")
    case .strong: writer.write("</strong>")
    case .link:
      isInAutolink = false
      writer.write("</a>")
    case .image: endImage(to: &writer)
    case .codeSpan: writer.write("</code>")
    case .deletion: writer.write("</del>")
    default: endExtension(element, to: &writer)
    }
  }

  private func beginOrderedList(first: Int32, to writer: inout MarkupWriter) {
    if first == 1 { return writer.write("<ol>\n") }
    writer.write("<ol start=\"")
    writer.write(String(first).utf8)
    writer.write("\">\n")
  }

  private func beginTask(isDone: Bool, to writer: inout MarkupWriter) {
    writer.write("<li class=\"task\"><input type=\"checkbox\" disabled=\"\"")
    writer.write(isDone ? " aria-label=\"Done\" checked=\"\"/> " : " aria-label=\"To do\"/> ")
  }

  private mutating func beginHeading(_ index: Int, to writer: inout MarkupWriter) {
    let own = document.headings[index].id
    let id = text.renamed.isEmpty ? own : text.renamed[own] ?? own
    let (start, end): (StaticString, StaticString) =
      switch document.headings[index].level {
      case 1: ("<h1", "</h1>\n")
      case 2: ("<h2", "</h2>\n")
      case 3: ("<h3", "</h3>\n")
      case 4: ("<h4", "</h4>\n")
      case 5: ("<h5", "</h5>\n")
      default: ("<h6", "</h6>\n")
      }
    headingEnd = end
    writer.write(start)
    if !id.isEmpty {
      writer.write(" id=\"")
      writer.writeEscaped(id)
      writer.write("\"")
    }
    if !document.headingAttributes.isEmpty,
      let attributes = document.headingAttributes[document.headings[index].place]
    {
      write(attributes, without: ["id"], to: &writer)
    }
    writer.write(">")
    isHeadingLinked = text.linksHeadings && !document.headings[index].hasLink && !id.isEmpty
    guard isHeadingLinked else { return }
    writer.write("<a class=\"anchor\" href=\"#")
    writer.writeEscaped(id)
    writer.write("\">")
  }

  private mutating func beginCode(_ number: Int, to writer: inout MarkupWriter) {
    let fence = document.fences[number]
    let work = text.works[number]
    if work != nil || text.code == .highlighted && !fence.info.isEmpty {
      return fencedCode.begin(fence, work)
    }
    let language = fence.language
    writer.write("<pre tabindex=\"0\"><code")
    if !language.isEmpty {
      writer.write(" class=\"language-")
      mark(language, to: &writer)
      writer.writeEscaped(document.bytes[language.range])
      writer.write("\"")
    }
    writer.write(">")
  }

  private func beginCell(_ start: StaticString, _ alignment: Int32, to writer: inout MarkupWriter) {
    writer.write(start)
    switch Alignment(rawValue: alignment) {
    case .left: writer.write(" class=\"align-left\">")
    case .center: writer.write(" class=\"align-center\">")
    case .right: writer.write(" class=\"align-right\">")
    case .some(.none), nil: writer.write(">")
    }
  }

  private func beginLink(_ index: Int, to writer: inout MarkupWriter) {
    writer.write("<a href=\"")
    writeURL(of: index, to: &writer)
    let attributes = document.targetAttributes.isEmpty ? nil : document.targetAttributes[index]
    if attributes?.value(of: "title") == nil { writeTitle(document.targets[index].title, to: &writer) }
    if let attributes { write(attributes, to: &writer) }
    writer.write(">")
  }
}
