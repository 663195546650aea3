/// Footnotes.
extension ManuscriptEditor {
  /// Reads a line that defines a footnote; one within another is text.
  mutating func readFootnote(in line: Line, _ text: Line, _ item: Int, _ next: Int) -> Bool {
    guard let (label, rest) = Footnote.definition(in: text) else { return false }
    let isInFootnote = containers.contains { if case .footnote = $0 { true } else { false } }
    if isInFootnote || column + item > ListItems.greatestColumn {
      keepFootnoteText(at: text.startIndex, label, in: line, next)
      return true
    }
    if !footnoteKeys.insert(Footnote.key(label)).inserted {
      manuscript.remarks.append(
        Remark(
          rule: "markdown/duplicate-definition", "the footnote \"\(label)\" is defined twice",
          at: text.startIndex, hint: "the first definition counts: give the other one a name of its own"))
    }
    let number = manuscript.footnotes.count
    manuscript.footnotes.append(Footnote(label: label, offset: text.startIndex))
    let item = columnOfContent(behind: line[..<text.startIndex], in: item)
    manuscript.mark(.begin(.footnote, Int32(number)), in: column + item, for: text.startIndex)
    containers.append(.footnote(column: item))
    items.append(ListItems())
    let text = rest.drop { $0 == 0x20 || $0 == 0x09 }
    raw.read(text)
    copy(text, next)
    return true
  }

  /// Whether a quote, or an item that is not read, seems to define a footnote: that is text there, and never the definition of a
  /// link.
  mutating func keepsFootnoteText(in line: Line, _ next: Int) -> Bool {
    let text = line.drop { $0 == 0x09 || " >-*+.)0123456789".utf8.contains($0) }
    guard let (label, _) = Footnote.definition(in: text) else { return false }
    keepFootnoteText(at: text.startIndex, label, in: line, next)
    return true
  }

  private mutating func keepFootnoteText(at start: Int, _ label: String, in line: Line, _ next: Int) {
    manuscript.remarks.append(
      Remark(
        rule: "markdown/unknown-footnote", "the footnote \"\(label)\" is not defined here: this is text",
        at: start, hint: "define it at the margin, in no quote and no other footnote, behind a blank line"))
    copyStart(of: line, before: start)
    manuscript.write("\\".utf8, for: start)
    raw.read(line)
    manuscript.copy(source, start..<next)
    if next == line.endIndex { manuscript.write([0x0A], for: next) }
  }
}
