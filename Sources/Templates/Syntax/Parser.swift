import Diagnostics

/// Makes a tree of a template's text, in one pass and without recursion.
struct Parser {
  /// How deep tags may stand inside each other.
  static let depthLimit = 200
  /// How many faults of a template are collected before the rest of it is given up.
  static let faultLimit = 1_000

  private let source: TemplateSource
  private var lines: Lines
  private var open = [OpenTag(kind: .root, name: Name(text: "", offset: 0, tag: 0), start: 0)]
  private var faults: [Fault] = []
  /// Where the text that is not in the tree yet starts.
  private var textStart: Int

  static func parse(_ source: TemplateSource) -> ParsedTemplate {
    if let offset = source.bytes.firstInvalidUTF8 {
      let fault = Fault(
        "template/invalid-utf8", "this is not UTF-8", at: offset, hint: "save the file as UTF-8")
      return ParsedTemplate(source: source, nodes: [], faults: [fault])
    }
    var parser = Parser(source)
    return parser.parse()
  }

  private init(_ source: TemplateSource) {
    self.source = source
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    textStart = source.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    lines = Lines(bytes: source.bytes, start: textStart)
  }

  private mutating func parse() -> ParsedTemplate {
    var scanner = TagScanner(source.bytes)
    var position = textStart
    while faults.count + scanner.faults.count < Self.faultLimit, let tag = scanner.next(from: position) {
      take(tag)
      position = tag.range.upperBound
      guard open.count <= Self.depthLimit + 1 else {
        fail("tags stand more than \(Self.depthLimit) deep inside each other", at: tag.name)
        open.removeLast(open.count - 1)
        return ParsedTemplate(source: source, nodes: [], faults: scanner.faults + faults)
      }
    }
    takeText(to: source.bytes.count)
    for tag in open.dropFirst() { neverClosed(tag) }
    let faults = scanner.faults + faults + [scanner.unrestored].compactMap(\.self)
    let isBroken = faults.contains(where: \.isError)
    return ParsedTemplate(
      source: source, start: lines.start, nodes: isBroken ? [] : open[0].nodes, faults: faults)
  }
}

extension Parser {
  private mutating func take(_ tag: Tag) {
    switch tag.kind {
    case .comment, .delimiters: _ = takeLine(of: tag)
    case .variable(let isRaw):
      takeText(to: tag.range)
      append(.variable(tag.name, isRaw: isRaw))
    case .partial:
      let indentation = takeLine(of: tag)
      append(.partial(tag.name, indentation: indentation))
    case .section(let isInverted):
      _ = takeLine(of: tag)
      open.append(OpenTag(kind: .section(isInverted: isInverted), name: tag.name, start: textStart))
    case .parent: openParent(tag)
    case .block: openBlock(tag)
    case .close: close(tag)
    case .fault: takeText(to: tag.range)
    }
  }

  /// A parent tag has its lines to itself if that is so where it opens and where it is closed; till then
  /// the white space before it is kept back.
  private mutating func openParent(_ tag: Tag) {
    let blank = lines.blank(before: tag.range)
    takeText(to: blank?.lowerBound ?? tag.range.lowerBound)
    textStart = tag.range.upperBound
    open.append(OpenTag(kind: .parent, name: tag.name, start: textStart, blank: blank))
  }

  private mutating func openBlock(_ tag: Tag) {
    let blank = lines.blank(before: tag.range)
    let isOverride = open[open.count - 1].isParent
    let end = lines.endOfBlankLine(after: tag.range.upperBound)
    if let end, blank != nil || isOverride {
      takeText(to: blank?.lowerBound ?? tag.range.lowerBound)
      textStart = end
      open.append(OpenTag(kind: .block(.allLines), name: tag.name, start: end, blank: blank))
    } else {
      takeText(to: tag.range)
      let reindentation: Block.Reindentation = blank == nil ? .none : .furtherLines
      open.append(OpenTag(kind: .block(reindentation), name: tag.name, start: textStart, blank: blank))
    }
  }

  private mutating func close(_ tag: Tag) {
    guard open.count > 1 else {
      takeText(to: tag.range)
      fail("\"\(tag.name.text)\" is closed here, but it is not open", at: tag.name)
      return
    }
    let isOpenFurtherOut = open.dropLast().contains { $0.name.text == tag.name.text }
    while isOpenFurtherOut, let last = open.last, last.name.text != tag.name.text {
      neverClosed(last)
      open.removeLast()
    }
    switch open[open.count - 1].kind {
    case .root: break
    case .section: _ = takeLine(of: tag)
    case .block: closeBlock(tag)
    case .parent: takeText(to: tag.range)
    }
    let last = open.removeLast()
    if last.name.text != tag.name.text {
      fail(
        "\(last.description) is closed by another name, \"\(tag.name.text)\"", at: tag.name,
        hint: "write {{/\(last.name.text)}}")
    }
    switch last.kind {
    case .root: open.append(last)
    case .section(let isInverted):
      append(.section(Section(name: last.name, isInverted: isInverted, body: last.nodes)))
    case .block(let reindentation): append(.block(block(last, reindentation, end: tag.range.lowerBound)))
    case .parent: append(parent: last, closedBy: tag)
    }
  }

  /// The end of an override is the parent's business; the end of a block may have a line to itself.
  private mutating func closeBlock(_ tag: Tag) {
    if open[open.count - 2].isParent {
      takeText(to: lines.blank(before: tag.range)?.lowerBound ?? tag.range.lowerBound)
      textStart = tag.range.upperBound
    } else {
      _ = takeLine(of: tag)
    }
  }

  private func block(_ tag: OpenTag, _ reindentation: Block.Reindentation, end: Int) -> Block {
    let blank = tag.blank ?? tag.start..<tag.start
    let ownIndentation =
      if case .allLines = reindentation { lines.indentation(of: tag.start..<end) } else { nil as Range<Int>? }
    return Block(
      name: tag.name, body: tag.nodes, start: tag.start, reindentation: reindentation,
      indentation: ownIndentation ?? blank)
  }

  private mutating func append(parent tag: OpenTag, closedBy closing: Tag) {
    var indentation: Range<Int>?
    if let blank = tag.blank {
      if let end = lines.endOfBlankLine(after: closing.range.upperBound) {
        indentation = blank
        textStart = end
      } else {
        append(.text(blank))
      }
    }
    let overrides = tag.nodes.compactMap { node -> Block? in
      if case .block(let block) = node { block } else { nil }
    }
    append(.parent(Parent(name: tag.name, indentation: indentation, overrides: overrides)))
  }
}

extension Parser {
  /// Takes the text before a tag; where the tag has a line to itself, the line goes with it, and the white
  /// space before the tag is the answer.
  private mutating func takeLine(of tag: Tag) -> Range<Int>? {
    guard let blank = lines.blank(before: tag.range),
      let end = lines.endOfBlankLine(after: tag.range.upperBound)
    else {
      takeText(to: tag.range)
      return nil
    }
    takeText(to: blank.lowerBound)
    textStart = end
    return blank
  }

  private mutating func takeText(to tag: Range<Int>) {
    takeText(to: tag.lowerBound)
    if lines.isStart(tag.lowerBound) {
      append(.text(tag.lowerBound..<tag.lowerBound))
    }
    textStart = tag.upperBound
  }

  private mutating func takeText(to end: Int) {
    guard textStart < end else { return }
    append(.text(textStart..<end))
    textStart = end
  }

  private mutating func append(_ node: Node) {
    if open[open.count - 1].isParent { warnIfLost(node) }
    open[open.count - 1].nodes.append(node)
  }

  /// In a parent tag only blocks are printed.
  private mutating func warnIfLost(_ node: Node) {
    let offset: Int? =
      switch node {
      case .text(let range): source.bytes[range].firstIndex { !$0.isSpace }
      case .variable(let name, _), .partial(let name, _): name.offset
      case .section(let section): section.name.offset
      case .parent(let parent): parent.name.offset
      case .block: nil
      }
    guard let offset, !open[open.count - 1].hasLost else { return }
    open[open.count - 1].hasLost = true
    let parent = open[open.count - 1].name.text
    faults.append(
      Fault(
        "template/lost-text", "what stands between the blocks of \"\(parent)\" is not printed", at: offset,
        hint: "move it into a block, {{$name}}…{{/name}}", severity: .warning))
  }

  private mutating func neverClosed(_ tag: OpenTag) {
    fail("\(tag.description) is never closed", at: tag.name, hint: "write {{/\(tag.name.text)}} behind it")
  }

  private mutating func fail(_ message: String, at name: Name, hint: String? = nil) {
    faults.append(Fault("template/syntax", message, at: name.offset, hint: hint))
  }
}

/// A tag that waits to be closed.
private struct OpenTag {
  enum Kind {
    case root
    case section(isInverted: Bool)
    case parent
    case block(Block.Reindentation)
  }

  let kind: Kind
  let name: Name
  let start: Int
  var blank: Range<Int>?
  var nodes: [Node] = []
  var hasLost = false

  var isParent: Bool {
    if case .parent = kind { true } else { false }
  }

  var description: String {
    switch kind {
    case .root: "the template"
    case .section: "section \"\(name.text)\""
    case .parent: "parent \"\(name.text)\""
    case .block: "block \"\(name.text)\""
    }
  }
}
