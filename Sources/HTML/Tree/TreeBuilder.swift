/// Builds the light tree of a page from its tokens (HTML §13.2.6), and notes what does not fit.
///
/// It follows the insertion modes as far as the parents of elements in a page without mistakes depend on them. What a browser
/// repairs by moving elements about (foster parenting, the adoption agency) is reported and left where it stands.
struct TreeBuilder {
  /// Where in the page tree construction is (HTML §13.2.4.1).
  enum Mode {
    case initial, beforeHTML, beforeHead, inHead, inHeadNoscript, afterHead
    case inBody, inTable, inCaption, inColumnGroup, inTableBody, inRow, inCell
    case inTemplate, afterBody, inFrameset, afterFrameset
  }

  /// How deep elements may lie; deeper ones are a fault, and the rest of the page is not read.
  static let depthLimit = 512

  let names = ElementTable.shared.names
  var tokenizer: Tokenizer
  var document: Document
  /// What does not fit.
  let faults: FaultList

  var mode = Mode.initial
  /// Modes that templates interrupted.
  var templateModes: [Mode] = []
  /// The elements that are open, the innermost last.
  var open: Column<Int>
  /// What the innermost open element is; `.unknown` in SVG and MathML.
  private(set) var currentTag = Tag.unknown
  /// The namespace of the innermost open element.
  private(set) var currentNamespace = Namespace.html
  var form: Int?
  /// How many of the open elements are paragraphs: mostly none, and then nothing has to be closed for a block.
  var openParagraphs = 0
  /// How many of them are `a`, which may not lie in each other.
  var openAnchors = 0
  /// Whether the page ended, or what is left of it is not read.
  var isDone = false
  /// The comments by which an author accepts a fault.
  var ignorings: [Ignoring] = []

  /// Builds on memory that an earlier page may have used, and adds to `faults`.
  init(_ source: Bytes, on memory: PageMemory, hasReturns: Bool, faults: FaultList) {
    tokenizer = Tokenizer(
      source, arena: memory.arena, attributes: memory.document.attributes, hasReturns: hasReturns)
    tokenizer.position = InputStream.start(of: source)
    document = memory.document
    // The tokenizer has them while it reads.
    document.attributes = Column()
    open = memory.open
    self.faults = faults
    document.removeAll()
    open.truncate(to: 0)
  }

  /// Reads the page to its end.
  mutating func build() {
    while !isDone {
      // What nearly every end tag does.
      if tokenizer.isAtEndTag, mode == .inBody, currentTag.closesPlainly,
        tokenizer.skipEndTag(of: document.elements[current].name)
      {
        pop()
        continue
      }
      switch tokenizer.next() {
      case .startTag:
        if !ignorings.isEmpty { endIgnoring() }
        startTag()
      case .endTag: endTag()
      case .text: addText()
      case .comment: addIgnoring()
      case .doctype: doctype()
      case .end:
        endOfPage()
        isDone = true
      }
    }
    closeAll()
    document.attributes = tokenizer.pageAttributes
    for error in tokenizer.errors { faults.append(Fault(error.error, at: error.offset)) }
    faults.omit(tokenizer.omittedErrorCount)
  }

  // MARK: The stack of open elements

  /// The innermost open element.
  @inline(__always)
  var current: Int { open.last ?? -1 }

  /// Takes note of which element is the innermost, after that has changed.
  @inline(__always)
  private mutating func settle() {
    if let last = open.last {
      currentTag = document.elements[last].tag
      currentNamespace = document.elements[last].namespace
    } else {
      currentTag = .unknown
      currentNamespace = .html
    }
    tokenizer.allowsCDATA = currentNamespace != .html
  }

  /// Adds an element for the tag that was read and opens it.
  @discardableResult
  mutating func insert(_ tag: Tag, namespace: Namespace = .html) -> Int {
    insert(
      Document.Element(
        tag: tag, namespace: namespace, row: names.row(of: tag, named: tokenizer.name, in: namespace),
        name: tokenizer.name, parent: current, offset: tokenizer.start, isImplied: false,
        attributes: tokenizer.keepAttributes(), marks: tokenizer.marks, end: 0,
        texts: document.texts.count..<document.texts.count))
  }

  /// Adds an element that no tag stands for and opens it.
  @discardableResult
  mutating func insertImplied(_ tag: Tag) -> Int {
    insert(
      Document.Element(
        tag: tag, namespace: .html, row: tag.rawValue, name: .empty, parent: current,
        offset: tokenizer.start, isImplied: true,
        attributes: tokenizer.attributeStart..<tokenizer.attributeStart, end: 0,
        texts: document.texts.count..<document.texts.count))
  }

  private mutating func insert(_ element: Document.Element) -> Int {
    let index = document.elements.count
    document.append(element)
    open.append(index)
    currentTag = element.tag
    currentNamespace = element.namespace
    tokenizer.allowsCDATA = element.namespace != .html
    if element.tag == .p { openParagraphs += 1 }
    if element.tag == .a { openAnchors += 1 }
    if open.count > Self.depthLimit, !isDone {
      isDone = true
      faults.append(
        Fault(
          .tooDeep,
          "elements lie more than \(Self.depthLimit) deep here; the rest of the page was not checked",
          at: element.offset))
    }
    return index
  }

  /// Adds an element that has no content.
  mutating func insertVoid(_ tag: Tag, namespace: Namespace = .html) {
    insert(tag, namespace: namespace)
    pop()
  }

  /// Closes the innermost open element.
  mutating func pop() {
    guard let index = open.popLast() else { return }
    if currentTag == .p { openParagraphs -= 1 }
    if currentTag == .a { openAnchors -= 1 }
    document.elements[index].close(before: document.elements.count, text: document.texts.count)
    if currentTag == .template, currentNamespace == .html {
      document.dropContent(of: index)
      tokenizer.forgetAttributes(from: document.elements[index].attributes.upperBound)
    }
    settle()
  }

  /// Ends an open element under others that stay open.
  mutating func close(beneath position: Int) {
    if document.elements[open[position]].tag == .a { openAnchors -= 1 }
    document.elements[open[position]].close(before: document.elements.count, text: document.texts.count)
    open.remove(at: position)
    settle()
  }

  /// Closes elements up to an open one, which is closed too.
  mutating func pop(through element: Int) {
    while let last = open.last {
      pop()
      if last == element { return }
    }
  }

  /// Closes elements until one of these is the innermost.
  mutating func clear(to tags: [Tag]) {
    while let last = open.last,
      document.elements[last].namespace != .html || !tags.contains(document.elements[last].tag)
    {
      if open.count == 1 { return }
      pop()
    }
  }

  private mutating func closeAll() {
    while !open.isEmpty { pop() }
  }

  // MARK: Tags

  private mutating func startTag() {
    let tag = names.tag(named: tokenizer.name)
    if currentNamespace != .html, staysForeign(tag) { return foreignStartTag() }
    let count = document.elements.count
    process(startOf: tag)
    if tokenizer.isSelfClosing, document.elements.count > count, let last = document.elements.last,
      last.namespace == .html, !last.tag.isVoid, !last.isImplied
    {
      faults.append(
        Fault(
          .selfClosingNonVoid, "<\(last.name.shown)/> does not close the element: it goes on",
          hint: "write <\(last.name.shown)></\(last.name.shown)>", at: tokenizer.start))
    }
  }

  /// Reads a start tag in the mode of the moment, and again in the next one until it has its place.
  mutating func process(startOf tag: Tag) {
    // Nearly every tag stands in the body: a test is guessed right where a switch is not.
    if mode == .inBody, startInBody(tag) { return }
    while !isDone {
      let isPlaced =
        switch mode {
        case .initial, .beforeHTML, .beforeHead, .inHead, .inHeadNoscript, .afterHead: startInHead(tag)
        case .inBody, .afterBody, .inTemplate: startInBodyModes(tag)
        case .inTable, .inCaption, .inColumnGroup, .inTableBody, .inRow, .inCell: startInTableModes(tag)
        case .inFrameset, .afterFrameset: startInFrameset(tag)
        }
      if isPlaced { return }
    }
  }

  private mutating func endTag() {
    if currentNamespace != .html { return foreignEndTag() }
    process(endOf: names.tag(named: tokenizer.name))
  }

  /// Reads an end tag in the mode of the moment, and again in the next one until it has its place.
  mutating func process(endOf tag: Tag) {
    while !isDone {
      let isPlaced =
        switch mode {
        case .initial, .beforeHTML, .beforeHead, .inHead, .inHeadNoscript, .afterHead: endInHead(tag)
        case .inBody, .afterBody, .inTemplate: endInBodyModes(tag)
        case .inTable, .inCaption, .inColumnGroup, .inTableBody, .inRow, .inCell: endInTableModes(tag)
        case .inFrameset, .afterFrameset: endInFrameset(tag)
        }
      if isPlaced { return }
    }
  }

  // MARK: Doctype and end

  private mutating func doctype() {
    guard mode == .initial else {
      faults.append(Fault(.strayDoctype, "a doctype stands inside the page", at: tokenizer.start))
      return
    }
    mode = .beforeHTML
    let doctype = tokenizer.doctype
    let isHTML = doctype.name?.equals("html") ?? false
    let isLegacy =
      doctype.publicID == nil && (doctype.systemID.map { $0.equals("about:legacy-compat") } ?? true)
    if !isHTML || !isLegacy || doctype.forcesQuirks {
      faults.append(
        Fault(
          .obsoleteDoctype, "this doctype is not that of HTML", hint: "write <!DOCTYPE html>",
          at: tokenizer.start))
    }
  }

  mutating func missingDoctype() {
    faults.append(
      Fault(
        .missingDoctype, "the page starts without a doctype: browsers fall back to quirks of the nineties",
        hint: "write <!DOCTYPE html> in front", at: tokenizer.start))
  }

  private mutating func endOfPage() {
    if mode == .initial { missingDoctype() }
    reportUnclosed()
    if [.initial, .beforeHTML, .beforeHead, .inHead, .inHeadNoscript, .afterHead].contains(mode) {
      impliedBody()
    }
  }

  /// Reports the open elements whose end tag may not be left out.
  mutating func reportUnclosed() {
    for element in open where !document.elements[element].mayStayOpen {
      let name = document.elements[element].name.shown
      faults.append(
        Fault(
          .unclosedElement, "<\(name)> is never closed", hint: "write </\(name)> where it ends",
          at: document.elements[element].offset))
    }
  }
}
