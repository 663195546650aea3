extension TreeBuilder {
  /// How far the stack of open elements is looked through (HTML §13.2.4.2).
  enum Scope {
    case plain, listItem, button, table
  }

  /// The innermost open element of a kind, if it is in scope.
  func find(_ tag: Tag, in scope: Scope = .plain) -> Int? {
    find(in: scope) { $0 == tag }
  }

  /// The innermost open element that fits, if it is in scope.
  func find(in scope: Scope, _ fits: (Tag) -> Bool) -> Int? {
    for element in open.reversed() {
      let tag = document.elements[element].tag
      if document.elements[element].namespace == .html {
        if fits(tag) { return element }
        if ends(tag, scope) { return nil }
      } else if scope != .table, document.isIntegrationPoint(element) {
        return nil
      }
    }
    return nil
  }

  private func ends(_ tag: Tag, _ scope: Scope) -> Bool {
    switch tag {
    case .html, .table, .template: true
    case .applet, .caption, .td, .th, .marquee, .object: scope != .table
    // A select is a scope of its own: what is open around it is not closed from inside (HTML §13.2.4.2).
    case .select: scope != .table
    case .ol, .ul: scope == .listItem
    case .button: scope == .button
    default: false
    }
  }

  /// Closes elements whose end tags may be left out, except for one kind (HTML §13.2.6.3).
  mutating func generateImpliedEndTags(except kept: Tag = .unknown, thoroughly: Bool = false) {
    while currentNamespace == .html, currentTag != kept {
      switch currentTag {
      case .dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc: pop()
      case .caption, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr:
        if !thoroughly { return }
        pop()
      default: return
      }
    }
  }

  /// Closes an open `p`, as most elements do when they start (HTML §13.2.6.4.7, “close a p element”).
  mutating func closeParagraph() {
    guard openParagraphs > 0, let paragraph = find(.p, in: .button) else { return }
    close(paragraph)
  }

  /// Closes an open element; those that are open inside it should not be.
  mutating func close(_ element: Int) {
    generateImpliedEndTags(except: document.elements[element].tag)
    if current != element { reportOpen(above: element) }
    pop(through: element)
  }

  /// Reports the elements that are open inside one that is being closed.
  mutating func reportOpen(above element: Int) {
    guard let index = open.lastIndex(of: element) else { return }
    let closed =
      document.elements[element].isImplied
      ? document.elements[element].tag.name : document.elements[element].name.shown
    for inner in open[(index + 1)...] where !document.elements[inner].isImplied {
      let name = document.elements[inner].name.shown
      faults.append(
        Fault(
          .unclosedElement, "<\(name)> is still open where <\(closed)> ends",
          hint: "write </\(name)> before that", at: document.elements[inner].offset))
    }
  }
}

extension Document {
  /// Whether HTML goes on inside an element of SVG or MathML (HTML §13.2.6).
  func isIntegrationPoint(_ element: Int) -> Bool {
    let name = elements[element].name
    switch elements[element].namespace {
    case .html: return false
    case .svg: return name.equals("foreignobject") || name.equals("desc") || name.equals("title")
    case .mathML:
      return isMathTextIntegrationPoint(element) || name.equals("annotation-xml")
    }
  }

  /// Whether an element of MathML holds text and HTML.
  func isMathTextIntegrationPoint(_ element: Int) -> Bool {
    let name = elements[element].name
    return elements[element].namespace == .mathML
      && (name.equals("mi") || name.equals("mo") || name.equals("mn") || name.equals("ms")
        || name.equals("mtext"))
  }
}
