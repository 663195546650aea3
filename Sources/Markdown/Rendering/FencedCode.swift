import Drawings
import Highlighting
import Markup

/// Collects a fenced block of code and writes it highlighted.
struct FencedCode {
  private let document: MarkdownDocument
  private let titles: PlainTextStyle
  private var fence: Fence?
  /// What a program made of the block.
  private var work: WorkState?
  /// The parts of the block, where a program told them.
  private var parts: CodeParts?
  private var code: [UInt8] = []
  /// The byte of the source where each line starts, if it stands there; only where somebody asks for them.
  private var lines: [Int?] = []
  /// What was found wrong behind the fences so far.
  private(set) var faults: [CodeFault] = []

  init(document: MarkdownDocument, titles: PlainTextStyle) {
    self.document = document
    self.titles = titles
  }

  /// Whether a block has begun and not ended.
  var isOpen: Bool { fence != nil }

  mutating func begin(_ fence: Fence, _ work: WorkState? = nil) {
    self.fence = fence
    self.work = work
    code.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
  }

  /// Takes what stands in the block; its end writes it.
  mutating func read(_ event: Event, to writer: inout MarkupWriter) {
    switch event {
    case .code(let slice):
      if writer.trace != nil || work != nil { noteLines(of: slice) }
      code += document.bytes[slice.range]
    case .unknownCharacter:
      if writer.trace != nil || work != nil, isAtLineStart { lines.append(nil) }
      code += "\u{FFFD}".utf8
    case .end(.code): end(to: &writer)
    default: break
    }
  }

  private var isAtLineStart: Bool { code.isEmpty || code.last == UInt8(ascii: "\n") }

  private mutating func noteLines(of slice: Slice) {
    let isKnown = document.isInSource(slice)
    if isAtLineStart { lines.append(isKnown ? Int(slice.start) : nil) }
    if isKnown, lines.last == .some(nil) { lines[lines.count - 1] = Int(slice.start) }
    for index in slice.range.dropLast() where document.bytes[index] == UInt8(ascii: "\n") {
      lines.append(isKnown ? index + 1 : nil)
    }
  }

  private mutating func end(to writer: inout MarkupWriter) {
    guard let fence else { return }
    self.fence = nil
    let block = block(of: fence)
    document.mark(Int(fence.offset), to: &writer)
    if let work, let kind = block.replacement, write(work, as: kind, of: fence, block, to: &writer) { return }
    block.writeStart(to: &writer)
    if writer.trace == nil {
      code.withUnsafeBufferPointer { block.write($0, parts: parts, to: &writer) }
    } else {
      var lines = MarkupWriter()
      code.withUnsafeBufferPointer { block.write($0, parts: parts, to: &lines) }
      writeLines(lines.bytes, to: &writer)
    }
    block.writeEnd(to: &writer)
  }

  /// Writes what was made of the block; tells why nothing was.
  private mutating func write(
    _ work: WorkState, as kind: CodeBlock.Replacement, of fence: Fence, _ block: CodeBlock,
    to writer: inout MarkupWriter
  ) -> Bool {
    let offset = Int(fence.offset)
    switch work {
    case .awaited: return false
    case .missing(let program, let advice):
      faults.append(CodeFault(missing: program, advice: advice, offset: offset))
      return false
    case .refused(let message, let place):
      faults.append(CodeFault(kind, refused: message, offset: place.flatMap(self.offset) ?? offset))
      return false
    case .made(let bytes):
      switch kind {
      case .diagram: return writeDiagram(bytes, of: block, at: offset, to: &writer)
      case .formula: writeFormula(bytes, of: block, to: &writer)
      }
      return true
    }
  }

  private mutating func writeDiagram(
    _ file: [UInt8], of block: CodeBlock, at offset: Int, to writer: inout MarkupWriter
  ) -> Bool {
    do throws(DrawingFault) {
      let drawing = try InlineDrawing(file)
      if let fault = drawing.lostText { throw fault }
      Diagram(drawing: drawing, title: block.title, source: code)
        .write(at: "\(document.path):\(offset)", attributes: block.attributes, to: &writer)
      return true
    } catch {
      let message = "what was drawn cannot be shown: \(error.message)"
      faults.append(CodeFault(.diagram, refused: message, offset: offset))
      return false
    }
  }

  private func writeFormula(_ markup: [UInt8], of block: CodeBlock, to writer: inout MarkupWriter) {
    writer.write("<div translate=\"no\" tabindex=\"0\"")
    writer.write(block.attributes, classes: "math display")
    writer.write(">")
    writer.write(markup)
    writer.write("</div>\n")
  }

  /// The byte of the source for a place in the code, if it stands there.
  private func offset(of place: WorkState.Place) -> Int? {
    switch place {
    case .line(let line): return lines.indices.contains(line - 1) ? lines[line - 1] : nil
    case .byte(let byte):
      let before = code.prefix(byte)
      let line = before.count { $0 == UInt8(ascii: "\n") }
      guard lines.indices.contains(line), let start = lines[line] else { return nil }
      return start + byte - (before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    }
  }

  private mutating func block(of fence: Fence) -> CodeBlock {
    // Where escapes and references were decoded, the places of bytes are no longer those of the source.
    let isExact = document.isInSource(fence.info)
    var info = Array(document.bytes[fence.info.range])
    let attributes = takeAttributes(from: &info, offset: Int(fence.offset), isExact: isExact)
    let ends = code.count { $0 == UInt8(ascii: "\n") }
    var (block, infoFaults) = CodeBlock.parse(info: info, lineCount: isAtLineStart ? ends : ends + 1)
    block.attributes = attributes
    block.title = block.title.map(titles.set)
    takeParts(of: block, at: Int(fence.offset))
    faults += infoFaults.map { CodeFault($0, offset: Int(fence.offset) + (isExact ? $0.offset : 0)) }
    return block
  }

  /// Takes what a program told of the parts of code in a language that is not known here.
  private mutating func takeParts(of block: CodeBlock, at offset: Int) {
    parts = nil
    if block.language.isEmpty || Highlighter.knows(block.language) { return }
    switch work {
    // The signs of changes stand in front of lines of the language.
    case .made(let bytes) where !bytes.isEmpty && !block.showsChanges:
      parts = CodeParts(bytes: bytes, ofCodeWith: code.count)
    case .awaited: break
    case .missing(let program, let advice):
      faults.append(CodeFault(missing: program, advice: advice, offset: offset))
    case .refused(let message, _): faults.append(CodeFault(unhighlighted: message, offset: offset))
    case .made(let bytes) where !bytes.isEmpty: break
    case .made, nil: faults.append(CodeFault(unknownLanguage: block.language, offset: offset))
    }
  }

  /// Takes attributes in braces out of an info string.
  private mutating func takeAttributes(
    from info: inout [UInt8], offset: Int, isExact: Bool
  ) -> ElementAttributes {
    let open = info.indices.first {
      info[$0] == UInt8(ascii: "{") && ElementAttributes.mayBegin(info[$0...])
    }
    guard let open, let close = ElementAttributes.close(of: info[open...]) else { return .init() }
    defer { for index in open...close { info[index] = 0x20 } }
    do throws(ElementAttributes.Fault) {
      return try ElementAttributes(info, open..<(close + 1), of: .code)
    } catch {
      faults.append(CodeFault(error, offset: offset + (isExact ? error.offset : 0)))
      return .init()
    }
  }

  /// Writes the markup line by line, each as what comes from the line of the source.
  private func writeLines(_ markup: [UInt8], to writer: inout MarkupWriter) {
    var start = markup.startIndex
    var lines = lines[...]
    while start < markup.endIndex {
      let end = markup[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? markup.endIndex
      if let line = lines.popFirst() ?? nil { document.mark(line, to: &writer) }
      writer.write(markup[start..<end])
      start = end
    }
  }
}
