extension TreeBuilder {
  /// A start tag before the body. False if the mode changed and the tag is still to be placed.
  mutating func startInHead(_ tag: Tag) -> Bool {
    switch mode {
    case .initial:
      missingDoctype()
      mode = .beforeHTML
      return false
    case .beforeHTML:
      mode = .beforeHead
      if tag == .html {
        insert(.html)
        return true
      }
      insertImplied(.html)
      return false
    case .beforeHead:
      if tag == .html { return strayStartTag() }
      mode = .inHead
      if tag == .head {
        insert(.head)
        return true
      }
      insertImplied(.head)
      return false
    case .inHead, .inHeadNoscript: return startInOpenHead(tag)
    default: return startAfterHead(tag)
    }
  }

  private mutating func startInOpenHead(_ tag: Tag) -> Bool {
    if mode == .inHeadNoscript {
      switch tag {
      case .basefont, .bgsound, .link, .meta, .noframes, .style: break
      case .html, .head, .noscript: return strayStartTag()
      default:
        faults.append(
          Fault(
            .misplacedElement, "<\(tokenizer.name.shown)> may not stand in a noscript of the head",
            at: tokenizer.start))
        pop()
        mode = .inHead
        return false
      }
    }
    switch tag {
    case .html, .head: return strayStartTag()
    case .noscript where mode == .inHead:
      insert(.noscript)
      mode = .inHeadNoscript
    case _ where startMetadata(tag): break
    default:
      pop()
      mode = .afterHead
      return false
    }
    return true
  }

  /// Elements of the head, which may stand in the body too as far as tree construction goes.
  mutating func startMetadata(_ tag: Tag) -> Bool {
    switch tag {
    case .base, .basefont, .bgsound, .link, .meta: insertVoid(tag)
    case .title: insertText(tag, .rcdata)
    case .noframes, .style: insertText(tag, .rawText)
    case .script: insertText(tag, .scriptData)
    case .template:
      insert(.template)
      templateModes.append(mode)
      mode = .inTemplate
    default: return false
    }
    return true
  }

  /// Opens an element that holds text only.
  mutating func insertText(_ tag: Tag, _ content: Tokenizer.Content) {
    insert(tag)
    tokenizer.content = content
    tokenizer.rawTextName = tokenizer.name
  }

  private mutating func startAfterHead(_ tag: Tag) -> Bool {
    switch tag {
    case .html, .head: return strayStartTag()
    case .body:
      insert(.body)
      mode = .inBody
    case .frameset:
      insert(.frameset)
      mode = .inFrameset
    case .base, .basefont, .bgsound, .link, .meta, .noframes, .script, .style, .template, .title:
      faults.append(
        Fault(
          .misplacedElement, "<\(tokenizer.name.shown)> stands between head and body",
          hint: "move it into the head",
          at: tokenizer.start))
      _ = startMetadata(tag)
    default:
      insertImplied(.body)
      mode = .inBody
      return false
    }
    return true
  }

  /// Opens all that has to be open for what belongs into the body.
  mutating func impliedBody() {
    if mode == .initial || mode == .beforeHTML {
      insertImplied(.html)
      mode = .beforeHead
    }
    if mode == .beforeHead {
      insertImplied(.head)
      mode = .inHead
    }
    if mode == .inHeadNoscript {
      faults.append(
        Fault(.misplacedElement, "this may not stand in a noscript of the head", at: tokenizer.start))
      pop()
      mode = .inHead
    }
    if mode == .inHead {
      clear(to: [.head, .html])
      if currentTag == .head { pop() }
    }
    insertImplied(.body)
    mode = .inBody
  }

  /// An end tag before the body. False if it is still to be placed.
  mutating func endInHead(_ tag: Tag) -> Bool {
    switch (mode, tag) {
    case (_, .title), (_, .style), (_, .script), (_, .noframes):
      if currentTag == tag {
        pop()
        return true
      }
      return strayEndTag()
    case (.inHead, .head):
      pop()
      mode = .afterHead
      return true
    case (.inHeadNoscript, .noscript):
      pop()
      mode = .inHead
      return true
    case (_, .template): return endTemplate()
    case (.initial, _):
      missingDoctype()
      mode = .beforeHTML
      return false
    case (_, .body), (_, .html), (_, .br):
      impliedBody()
      return false
    case (.beforeHTML, .head), (.beforeHead, .head):
      impliedHead()
      return false
    default: return strayEndTag()
    }
  }

  private mutating func impliedHead() {
    if mode == .beforeHTML { insertImplied(.html) }
    insertImplied(.head)
    mode = .inHead
  }

  /// `</template>`.
  mutating func endTemplate() -> Bool {
    guard let template = open.last(where: { document.elements[$0].tag == .template }) else {
      return strayEndTag()
    }
    generateImpliedEndTags(thoroughly: true)
    if current != template { reportOpen(above: template) }
    pop(through: template)
    mode = templateModes.popLast() ?? .inBody
    return true
  }

  /// A start tag that means nothing here.
  mutating func strayStartTag() -> Bool {
    faults.append(
      Fault(.strayStartTag, "<\(tokenizer.name.shown)> may not start here", at: tokenizer.start))
    return true
  }

  /// An end tag that closes nothing.
  mutating func strayEndTag() -> Bool {
    let name = tokenizer.name.shown
    faults.append(
      Fault(
        .strayEndTag, "</\(name)> closes nothing that is open here",
        hint: "remove it, or write <\(name)> where the element starts", at: tokenizer.start))
    return true
  }
}
