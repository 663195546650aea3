extension TreeBuilder {
  /// Opens `svg` or `math`.
  mutating func startForeign(_ tag: Tag) {
    insert(tag, namespace: tag == .svg ? .svg : .mathML)
    if tokenizer.isSelfClosing { pop() }
  }

  /// Whether a start tag in SVG or MathML is of an element of theirs (HTML §13.2.6, tree construction dispatcher).
  func staysForeign(_ tag: Tag) -> Bool {
    if document.isMathTextIntegrationPoint(current) {
      return tokenizer.name.equals("mglyph") || tokenizer.name.equals("malignmark")
    }
    if currentNamespace == .mathML, document.elements[current].name.equals("annotation-xml") {
      return tag != .svg && !isHTMLAnnotation
    }
    return !document.isIntegrationPoint(current)
  }

  /// Whether the `annotation-xml` that is open says that it holds HTML.
  private var isHTMLAnnotation: Bool {
    document.elements[current].attributes.contains { index in
      let attribute = tokenizer.pageAttributes[index]
      return attribute.name == .encoding
        && (attribute.value.equalsIgnoringCase("text/html")
          || attribute.value.equalsIgnoringCase("application/xhtml+xml"))
    }
  }

  /// A start tag in SVG or MathML (HTML §13.2.6.5).
  mutating func foreignStartTag() {
    let tag = names.tag(named: tokenizer.name)
    if breaksOut(tag) {
      faults.append(
        Fault(
          .strayStartTag,
          "<\(tokenizer.name.shown)> of HTML starts inside <\(document.elements[current].name.shown)>",
          hint: currentNamespace == .svg
            ? "close the svg first, or use foreignObject" : "close the math first",
          at: tokenizer.start))
      while currentNamespace != .html, !document.isIntegrationPoint(current) { pop() }
      return process(startOf: tag)
    }
    let namespace = currentNamespace
    insert(tag == .svg || tag == .math ? tag : .unknown, namespace: namespace)
    if tokenizer.isSelfClosing {
      pop()
    } else if tokenizer.name.equals("script"), namespace == .svg {
      tokenizer.content = .data
    }
  }

  /// Whether an element of HTML ends the foreign content around it.
  private func breaksOut(_ tag: Tag) -> Bool {
    switch tag {
    case .b, .big, .blockquote, .body, .br, .center, .code, .dd, .div, .dl, .dt, .em, .embed, .h1, .h2, .h3,
      .h4,
      .h5, .h6, .head, .hr, .i, .img, .li, .listing, .menu, .meta, .nobr, .ol, .p, .pre, .ruby, .s, .small,
      .span,
      .strong, .strike, .sub, .sup, .table, .tt, .u, .ul, .var:
      true
    case .font: tokenizer.attributes.contains { [.color, .face, .size].contains($0.name) }
    default: false
    }
  }

  /// An end tag in SVG or MathML.
  mutating func foreignEndTag() {
    for element in open.reversed() {
      if document.elements[element].namespace == .html {
        return process(endOf: names.tag(named: tokenizer.name))
      }
      if document.elements[element].name.isSame(as: tokenizer.name) {
        if element != current { reportOpen(above: element) }
        return pop(through: element)
      }
    }
  }
}
