extension TreeBuilder {
  /// An end tag in the body, behind it, or in a template.
  mutating func endInBodyModes(_ tag: Tag) -> Bool {
    switch mode {
    case .afterBody:
      if tag == .html { return true }
      _ = strayEndTag()
      mode = .inBody
      return true
    case .inTemplate: return tag == .template ? endTemplate() : strayEndTag()
    default: return endInBody(tag)
    }
  }

  /// An end tag in the body (HTML §13.2.6.4.7).
  mutating func endInBody(_ tag: Tag) -> Bool {
    if currentTag == tag, tag.closesPlainly {
      pop()
      return true
    }
    switch tag {
    case .template: return endTemplate()
    case .body, .html:
      guard find(.body) != nil else { return strayEndTag() }
      reportUnclosed()
      clear(to: [.body])
      mode = .afterBody
    case .address, .article, .aside, .blockquote, .button, .center, .details, .dialog, .dir, .div, .dl,
      .fieldset,
      .figcaption, .figure, .footer, .header, .hgroup, .listing, .main, .menu, .nav, .ol, .pre, .search,
      .section,
      .summary, .ul, .applet, .marquee, .object, .dd, .dt:
      guard let element = find(tag) else { return strayEndTag() }
      close(element)
    case .select:
      guard let element = find(tag, in: .table) else { return strayEndTag() }
      close(element)
    case .li:
      guard let element = find(.li, in: .listItem) else { return strayEndTag() }
      close(element)
    case .form: endForm()
    case .p:
      guard let element = find(.p, in: .button) else { return strayEndTag() }
      close(element)
    case .h1, .h2, .h3, .h4, .h5, .h6:
      guard let element = find(in: .plain, { $0.isHeading }) else { return strayEndTag() }
      if document.elements[element].tag != tag { return endWrongHeading(element) }
      close(element)
    case .br: return strayEndTag()
    case .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u:
      return endFormatting(tag)
    default: return endOther()
    }
    return true
  }

  private mutating func endForm() {
    let element = form ?? find(.form)
    form = nil
    guard let element, open.contains(element) else {
      _ = strayEndTag()
      return
    }
    close(element)
  }

  private mutating func endWrongHeading(_ element: Int) -> Bool {
    let name = document.elements[element].name.shown
    faults.append(
      Fault(
        .strayEndTag, "</\(tokenizer.name.shown)> stands where <\(name)> is open", hint: "write </\(name)>",
        at: tokenizer.start))
    pop(through: element)
    return true
  }

  /// An end tag of an element that browsers close and reopen where tags cross.
  private mutating func endFormatting(_ tag: Tag) -> Bool {
    guard let element = find(tag) else { return strayEndTag() }
    let position = open.lastIndex(of: element) ?? 0
    let inner = open[(position + 1)...].map { document.elements[$0] }
    faults.append(
      Fault(
        .misnestedEndTag,
        "</\(tag.name)> closes an element while \(inner.map { "<\($0.name.shown)>" }.joined(separator: ", ")) is open in it",
        hint: "close the elements in the order opposite to that in which they were opened",
        at: tokenizer.start))
    if inner.contains(where: \.tag.isSpecial) {
      close(beneath: position)
    } else {
      pop(through: element)
    }
    return true
  }

  /// An end tag of an element without rules of its own: unknown ones are told apart by their names.
  private mutating func endOther() -> Bool {
    for element in open.reversed() {
      let candidate = document.elements[element]
      if candidate.name.isSame(as: tokenizer.name), candidate.namespace == .html {
        close(element)
        return true
      }
      if candidate.tag.isSpecial || candidate.namespace != .html && document.isIntegrationPoint(element) {
        break
      }
    }
    return strayEndTag()
  }
}
