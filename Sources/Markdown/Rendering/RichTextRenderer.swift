import Diagnostics
import Markup

/// Writes a document as polyglot HTML.
struct RichTextRenderer: ~Copyable {
  let text: RichText
  let document: MarkdownDocument
  private var rawMarkup: RawMarkup
  /// How many images are open: what is inside one is its alternative text.
  var imageDepth = 0
  /// The place among the targets of the image that is written, or was last.
  var image = 0
  var medium = Medium.image
  var isInFigure = false
  var isInAutolink = false
  private var setter: TypeSetter?
  var headingEnd: StaticString = ""
  var isHeadingLinked = false
  var fencedCode: FencedCode
  /// What was found wrong with formulas.
  var formulaFaults: [CodeFault] = []
  /// What was found wrong with drawings that stand in the text.
  var drawingFaults: [Diagnostic] = []

  init(text: RichText) {
    self.text = text
    document = text.document
    rawMarkup = RawMarkup(basePath: text.basePath)
    fencedCode = FencedCode(document: text.document, titles: text.titles)
    setter = text.typography.map(TypeSetter.init)
  }

  /// What was found wrong with blocks of code and formulas.
  var codeFaults: [CodeFault] { fencedCode.faults + formulaFaults }

  /// Writes a run of the document's events.
  mutating func render(_ range: Range<Int>, to writer: inout MarkupWriter) {
    let events = document.events
    let isTraced = writer.trace != nil
    var index = range.lowerBound
    while index < range.upperBound {
      let event = events[index]
      index += 1
      if case .markup(let slice) = event {
        if imageDepth == 0 { writeMarkup(slice, to: &writer) }
        continue
      }
      if rawMarkup.isOpen { rawMarkup.end(of: document, to: &writer) }
      if fencedCode.isOpen {
        fencedCode.read(event, to: &writer)
        continue
      }
      switch event {
      case .begin(.directive, let number):
        if !text.expansions.isEmpty { index = writeDirective(Int(number), from: index, to: &writer) }
      case .begin(.image, let number) where text.hasDrawings && imageDepth == 0 && isDrawing(Int(number)):
        setter?.pass()
        index = writeDrawing(Int(number), from: index, to: &writer)
      case .begin(.math, _) where imageDepth == 0 && text.formulas[index - 1] != nil,
        .begin(.displayMath, _) where imageDepth == 0 && text.formulas[index - 1] != nil:
        setter?.pass()
        index = writeFormula(startingAt: index - 1, to: &writer)
      case .begin(let element, let number):
        if setter != nil { setType(around: element) }
        if isTraced { markStart(ofEvent: index - 1, to: &writer) }
        if imageDepth == 0 || element == .image { begin(element, number, to: &writer) }
      case .end(let element):
        if imageDepth == 0 || element == .image { end(element, to: &writer) }
      case .text(let slice):
        if isTraced { mark(slice, to: &writer) }
        if setter == nil {
          writeEscaped(slice, to: &writer)
        } else {
          writeSet(slice, before: index, to: &writer)
        }
      case .code(let slice):
        setter?.pass()
        if isTraced { mark(slice, to: &writer) }
        writeEscaped(slice, to: &writer)
      case .reference(let slice):
        if isTraced { mark(slice, to: &writer) }
        let text = PlainText.text(ofReference: document.bytes[slice.range])
        setter?.pass(text)
        writer.writeEscaped(text)
      case .unknownCharacter: writer.write("\u{FFFD}")
      case .hardBreak:
        setter?.breakLine()
        writer.write(imageDepth == 0 ? "<br/>\n" : " ")
      case .softBreak:
        setter?.breakLine()
        writer.write(imageDepth == 0 ? UInt8(ascii: "\n") : UInt8(ascii: " "))
      case .rule: writer.write("<hr/>\n")
      case .footnoteReference(let place):
        if imageDepth == 0 { writeReference(document.footnoteReferences[Int(place)], to: &writer) }
      case .backlinks(let number): writeBacklinks(ofFootnote: Int(number), to: &writer)
      case .markup: break
      }
    }
    if rawMarkup.isOpen { rawMarkup.end(of: document, to: &writer) }
    if let endTags = text.balance?.endTags[range.upperBound] { writer.write(endTags) }
  }

  /// Writes raw HTML, but for end tags that close nothing.
  private mutating func writeMarkup(_ slice: Slice, to writer: inout MarkupWriter) {
    guard let balance = text.balance, !balance.strays.isEmpty else {
      return rawMarkup.write(slice, of: document, to: &writer)
    }
    for part in balance.written(of: slice) where !part.isEmpty {
      rawMarkup.write(part, of: document, to: &writer)
    }
  }

  /// Writes a text as the language sets it, but for addresses.
  private mutating func writeSet(_ slice: Slice, before next: Int, to writer: inout MarkupWriter) {
    let text = document.bytes[slice.range]
    if isInAutolink {
      setter?.pass(text)
      return writer.writeEscaped(text)
    }
    setter?.set(slice, of: document.bytes, before: document.events[next...]) { writer.writeEscaped($0) }
  }

  private mutating func setType(around element: Element) {
    if !element.isInline { setter?.reset() }
    if element == .image || element == .codeSpan { setter?.pass() }
  }

  /// How far a text is looked for in an element that starts: elements can lie deep in each other.
  private static let lookAhead = 64

  /// Says that the tag written next comes from the first text of its element: the parser does not tell where elements start.
  private func markStart(ofEvent index: Int, to writer: inout MarkupWriter) {
    for event in document.events[index...].prefix(Self.lookAhead) {
      switch event {
      case .text(let slice), .code(let slice), .markup(let slice), .reference(let slice):
        return mark(slice, to: &writer)
      case .begin(.image, let number):
        return document.mark(Int(document.targets[Int(number)].offset), to: &writer)
      case .end: return
      default: continue
      }
    }
  }

  func mark(_ slice: Slice, to writer: inout MarkupWriter) {
    if document.isInSource(slice) {
      document.mark(Int(slice.start), to: &writer)
    }
  }

  /// Writes an author's attributes as what comes from their braces; those `written` are there already.
  func write(_ attributes: ElementAttributes, without written: [String] = [], to writer: inout MarkupWriter) {
    document.mark(attributes.offset, to: &writer)
    writer.write(attributes, without: written)
  }

  private func writeEscaped(_ slice: Slice, to writer: inout MarkupWriter) {
    document.bytes.withUnsafeBufferPointer {
      writer.writeEscaped(UnsafeBufferPointer(rebasing: $0[slice.range]))
    }
  }

  /// Writes what became of a directive; the result is where it ends.
  private func writeDirective(_ number: Int, from index: Int, to writer: inout MarkupWriter) -> Int {
    document.markFile(document.directives[number].offset, to: &writer)
    text.expansions[number].write(to: &writer)
    var depth = 1
    var index = index
    while depth > 0, index < document.events.count {
      if case .begin(.directive, _) = document.events[index] { depth += 1 }
      if case .end(.directive) = document.events[index] { depth -= 1 }
      index += 1
    }
    return index
  }

  /// Writes a URL and the quote behind it.
  func writeURL(of index: Int, to writer: inout MarkupWriter) {
    let target = document.targets[index]
    document.mark(Int(target.offset), to: &writer)
    if var url = text.resolutions[index].url {
      url.withUTF8 { CommonMarkURL.write($0, to: &writer) }
    } else {
      // What leads nowhere is told already: who checks the page should not tell it again.
      writer.write("about:invalid")
    }
    writer.write("\"")
  }

  func writeTitle(_ title: Slice, to writer: inout MarkupWriter) {
    if title.isEmpty { return }
    writer.write(" title=\"")
    mark(title, to: &writer)
    writer.writeEscaped(document.bytes[title.range])
    writer.write("\"")
  }
}
