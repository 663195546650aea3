extension TreeBuilder {
  /// A start tag in the body, behind it, or in a template.
  mutating func startInBodyModes(_ tag: Tag) -> Bool {
    switch mode {
    case .afterBody:
      if tag == .html { return strayStartTag() }
      faults.append(
        Fault(
          .contentAfterBody, "<\(tokenizer.name.shown)> stands behind the end of the body",
          at: tokenizer.start))
      mode = .inBody
      return false
    case .inTemplate:
      mode = modeInTemplate(for: tag)
      return mode == .inBody ? startInBody(tag) : false
    default: return startInBody(tag)
    }
  }

  /// What the first element of a template says about its content.
  private func modeInTemplate(for tag: Tag) -> Mode {
    switch tag {
    case .caption, .colgroup, .tbody, .tfoot, .thead: .inTable
    case .col: .inColumnGroup
    case .tr: .inTableBody
    case .td, .th: .inRow
    default: .inBody
    }
  }

  /// A start tag in the body (HTML §13.2.6.4.7).
  mutating func startInBody(_ tag: Tag) -> Bool {
    switch tag {
    case .html, .body, .frameset, .caption, .col, .colgroup, .frame, .head, .tbody, .td, .tfoot, .th, .thead,
      .tr:
      return strayStartTag()
    case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
      return startMetadata(tag)
    case .address, .article, .aside, .blockquote, .center, .details, .dialog, .dir, .div, .dl, .fieldset,
      .figcaption, .figure, .footer, .header, .hgroup, .main, .menu, .nav, .ol, .p, .search, .section,
      .summary,
      .ul, .pre, .listing:
      closeParagraph()
      insert(tag)
    case .h1, .h2, .h3, .h4, .h5, .h6: startHeading(tag)
    case .li: startListPart(tag) { $0 == .li }
    case .dd, .dt: startListPart(tag) { $0 == .dd || $0 == .dt }
    case .form: startForm()
    case .a, .nobr: startOnce(tag)
    case .button: startButton()
    case .table:
      closeParagraph()
      insert(.table)
      mode = .inTable
    case .area, .br, .embed, .img, .keygen, .wbr, .param, .source, .track: insertVoid(tag)
    case .input:
      closeSelect(for: tag)
      insertVoid(tag)
    case .image:
      faults.append(
        Fault(.strayStartTag, "<image> is no element of HTML", hint: "write <img>", at: tokenizer.start))
      insertVoid(.img)
    case .hr:
      closeParagraph()
      if find(.select, in: .table) != nil { generateImpliedEndTags() }
      insertVoid(.hr)
    case .textarea: insertText(.textarea, .rcdata)
    case .xmp:
      closeParagraph()
      insertText(.xmp, .rawText)
    case .iframe, .noembed: insertText(tag, .rawText)
    case .plaintext:
      closeParagraph()
      insert(.plaintext)
      tokenizer.content = .plaintext
    case .select: startSelect()
    case .option, .optgroup: startOption(tag)
    case .rb, .rtc, .rp, .rt: startRuby(tag)
    case .math, .svg: startForeign(tag)
    default: insert(tag)
    }
    return true
  }

  private mutating func startHeading(_ tag: Tag) {
    closeParagraph()
    if currentTag.isHeading, currentNamespace == .html {
      faults.append(
        Fault(
          .nestedHeading, "<\(tag.name)> starts inside the heading <\(currentTag.name)>",
          hint: "close the first heading with </\(currentTag.name)>", at: tokenizer.start))
      pop()
    }
    insert(tag)
  }

  /// `li`, `dt`, `dd`: the one before is closed.
  private mutating func startListPart(_ tag: Tag, ends isNeighbour: (Tag) -> Bool) {
    for element in open.reversed() {
      let open = document.elements[element].tag
      if document.elements[element].namespace == .html, isNeighbour(open) {
        close(element)
        break
      }
      if document.elements[element].namespace != .html
        || open.isSpecial && open != .address && open != .div && open != .p
      {
        break
      }
    }
    closeParagraph()
    insert(tag)
  }

  private mutating func startForm() {
    if form != nil, templateModes.isEmpty {
      faults.append(
        Fault(
          .strayStartTag, "a form starts inside a form", hint: "close the first with </form>",
          at: tokenizer.start))
      return
    }
    closeParagraph()
    let element = insert(.form)
    if templateModes.isEmpty { form = element }
  }

  /// `a` and `nobr`, which may not lie in one of their own.
  private mutating func startOnce(_ tag: Tag) {
    if tag != .a || openAnchors > 0, let element = find(tag) {
      faults.append(
        Fault(
          .nestedAnchor, "<\(tag.name)> starts inside another <\(tag.name)>",
          hint: "close the first with </\(tag.name)>", at: tokenizer.start))
      if document.elements[element].end == 0 { pop(through: element) }
    }
    insert(tag)
  }

  private mutating func startButton() {
    if let element = find(.button) {
      faults.append(
        Fault(
          .nestedAnchor, "<button> starts inside another <button>", hint: "close the first with </button>",
          at: tokenizer.start))
      generateImpliedEndTags()
      pop(through: element)
    }
    insert(.button)
  }

  private mutating func startSelect() {
    if let element = find(.select, in: .table) {
      faults.append(
        Fault(
          .strayStartTag, "<select> starts inside another <select>", hint: "close the first with </select>",
          at: tokenizer.start))
      pop(through: element)
      return
    }
    insert(.select)
  }

  private mutating func closeSelect(for tag: Tag) {
    guard let element = find(.select, in: .table) else { return }
    faults.append(
      Fault(
        .misplacedElement, "<\(tag.name)> may not stand in a select", hint: "close it with </select>",
        at: tokenizer.start))
    pop(through: element)
  }

  private mutating func startOption(_ tag: Tag) {
    if find(.select, in: .table) != nil {
      generateImpliedEndTags(except: tag == .option ? .optgroup : .unknown)
    } else if currentTag == .option {
      pop()
    }
    insert(tag)
  }

  private mutating func startRuby(_ tag: Tag) {
    if find(.ruby) != nil {
      generateImpliedEndTags(except: tag == .rp || tag == .rt ? .rtc : .unknown)
      if currentTag != .ruby, !(currentTag == .rtc && (tag == .rp || tag == .rt)) {
        faults.append(
          Fault(.misplacedElement, "<\(tag.name)> may only stand right in a ruby", at: tokenizer.start))
      }
    }
    insert(tag)
  }
}
