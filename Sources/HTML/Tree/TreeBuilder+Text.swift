extension TreeBuilder {
  /// Adds the text that was read where it belongs, and opens what has to be open for it.
  mutating func addText() {
    if mode == .inBody { return append() }
    if tokenizer.isBlank { return addBlank() }
    if currentNamespace != .html { return append() }
    while true {
      switch mode {
      case .initial:
        missingDoctype()
        mode = .beforeHTML
      case .beforeHTML, .beforeHead, .inHead, .inHeadNoscript, .afterHead:
        if isInRawText { return append() }
        impliedBody()
      case .afterBody:
        faults.append(
          Fault(.contentAfterBody, "text stands behind the end of the body", at: tokenizer.start))
        mode = .inBody
      case .inTable, .inTableBody, .inRow, .inColumnGroup:
        if isInRawText { return append() }
        if mode == .inColumnGroup, currentTag == .colgroup {
          pop()
          mode = .inTable
        }
        if [.table, .tbody, .thead, .tfoot, .tr].contains(currentTag) {
          faults.append(
            Fault(
              .misplacedInTable, "text stands in a table, but in none of its cells",
              hint: "put it into a td, th or caption", at: tokenizer.start))
        }
        return append()
      case .inFrameset, .afterFrameset:
        faults.append(Fault(.contentAfterBody, "text stands outside of frames", at: tokenizer.start))
        return
      case .inBody, .inCaption, .inCell, .inTemplate: return append()
      }
    }
  }

  private mutating func addBlank() {
    switch mode {
    case .initial, .beforeHTML, .beforeHead: if isInRawText { append() }
    default: append()
    }
  }

  private mutating func append() {
    guard let parent = open.last else { return }
    document.texts.append(
      Document.Text(
        parent: parent, bytes: tokenizer.text, offset: tokenizer.start, isBlank: tokenizer.isBlank,
        position: document.elements.count))
  }

  /// Whether the innermost open element holds text and nothing else.
  private var isInRawText: Bool {
    switch currentTag {
    case .title, .style, .script, .noframes, .textarea, .iframe, .noembed, .xmp: currentNamespace == .html
    default: false
    }
  }
}
