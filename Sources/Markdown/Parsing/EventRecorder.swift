/// Collects a document's events while it is parsed.
///
/// Text that stands in the source is referred to; other text, such as a destination with escapes, is kept in
/// `synthesised`, which continues the source.
struct EventRecorder: ~Copyable {
  let source: UnsafeBufferPointer<UInt8>
  private(set) var synthesised: [UInt8] = []
  private(set) var events: [Event] = []
  private(set) var targets: [Target] = []
  private(set) var fences: [Fence] = []
  private(set) var levels: [UInt8] = []
  /// Whether there is raw HTML.
  private(set) var hasMarkup = false
  private(set) var misreadings: [Misreading] = []
  /// The end of the text that was read last.
  private(set) var lastEnd: Int32
  /// Why the document was given up.
  private(set) var excess: Excess?
  /// Whether all that is wanted has been read.
  private(set) var isDone = false
  /// How much a document may grow: tables fill up missing cells, and a destination can be referred to often,
  /// which makes the square of a source's size.
  private let limit: Int
  private var growth = 0
  private let endsAfterParagraph: Bool
  private var depth = 0
  /// Where among the events something lay too deep for the first time.
  private(set) var deepest: Int?
  private var isInCell = false
  /// Whether a block of code is open.
  private var isInCode = false
  /// Comments that stand for events, and whether one of them is open.
  private var marks: MarkReading
  private var isMark = false
  /// Whether the block of code that is open is a formula.
  private var isFormula = false
  /// Where the paragraph, or the item that is none, starts among the events, and how many lines of it have ended.
  private(set) var paragraph = 0
  private(set) var lineBreaks = 0
  /// Whether what should be a table was found in it.
  var hasTableInParagraph = false
  /// Where the table starts that is read, how many cells its rows have, whether its body is read, and whether one of its rows is
  /// something else.
  var tableColumn = 0
  var cellCount = 0
  private(set) var isInTableBody = false
  var isTableBroken = false
  /// Whether misreadings are noted: not behind one that changes what follows.
  var notesMisreadings = true
  /// What may be more than md4c knows.
  private(set) var notes = Notes()
  /// The open links and images whose destination does not stand in the source as it is read, and how deep they lie.
  private var unplaced: [(target: Int, depth: Int)] = []

  /// Records what is read from `start` of `source` on.
  init(
    source: UnsafeBufferPointer<UInt8>, start: Int, endsAfterParagraph: Bool, marks: [Manuscript.Mark] = []
  ) {
    self.source = source
    self.marks = MarkReading(marks)
    self.endsAfterParagraph = endsAfterParagraph
    lastEnd = Int32(start)
    limit = min((source.count - start) * 16 + 65_536, 1 << 30)
    if !endsAfterParagraph { events.reserveCapacity((source.count - start) / 12) }
  }

  /// What is recorded of a text that nobody reads.
  init() {
    self.init(source: UnsafeBufferPointer(start: nil, count: 0), start: 0, endsAfterParagraph: false)
  }

  /// Whether parsing is to go on.
  var goesOn: Bool { !isDone && excess == nil }

  /// Whether all marks were met where they were put.
  var hasAllMarks: Bool { marks.isWhole && (marks.isComplete || excess != nil) }

  mutating func begin(_ element: Element, _ number: Int32 = 0) {
    if endsAfterParagraph, element == .paragraph, depth == 0, !marks.isInBody { events = [] }
    depth += 1
    if isTooDeep(element) {
      deepest = deepest ?? events.count
      return
    }
    events.append(.begin(element, number))
    switch element {
    case .tableHeader, .tableCell: isInCell = true
    case .quote where depth == 1: notes.quotes.append(events.count - 1)
    case .quote: notes.innerQuotes.append(events.count - 1)
    case .paragraph, .entry, .taskEntry:
      paragraph = events.count - 1
      lineBreaks = 0
      hasTableInParagraph = false
    case .tableBody: isInTableBody = true
    case .table: isTableBroken = false
    default: break
    }
  }

  mutating func end(_ element: Element) {
    if isFormula, element == .code {
      isFormula = false
      isInCode = false
      end(.displayMath)
      return end(.paragraph)
    }
    let isLeftOut = isTooDeep(element)
    depth -= 1
    if isMark, element == .markup {
      isMark = false
      return
    }
    marks.leave(to: depth)
    if let last = unplaced.last, last.depth > depth {
      unplaced.removeLast()
      if !targets[last.target].isAutolink {
        targets[last.target].offset = destinationOffset(from: targets[last.target].offset)
      }
    }
    if isLeftOut { return }
    if element == .math, undoPrice() { return }
    notes.read(endOf: element, events: events, source: source)
    if element == .heading, case .begin(.heading, _) = events.last { placeEmptyHeading() }
    // The parser leaves out a line end that is all there is.
    if element == .codeSpan, case .begin = events.last {
      events.append(.code(synthesise(CollectionOfOne(0x20))))
    }
    events.append(.end(element))
    switch element {
    case .tableHeader, .tableCell: isInCell = false
    case .code: isInCode = false
    case .tableRow: checkRow()
    case .tableHead: checkHeader()
    case .tableBody: isInTableBody = false
    default: break
    }
    if endsAfterParagraph, element == .paragraph, depth == 0, !marks.isInBody { isDone = hasText }
    if events.count * 4 + synthesised.count + growth > limit {
      excess = Excess(kind: .growth, offset: Int(lastEnd))
    }
  }

  /// Whether an element is left out, as it lies too deep: what is in it stays.
  private func isTooDeep(_ element: Element) -> Bool { depth > Excess.mostDepth && element.holdsItsLike }

  private static let linesLookedThrough = 16

  /// Gives a heading without text an empty one where it stands: behind what was read last, at the next line of its kind.
  private mutating func placeEmptyHeading() {
    var position = Line.read(source, at: Int(lastEnd)).next
    if lastEnd == 0 || source[Int(lastEnd) - 1] == 0x0A { position = Int(lastEnd) }
    for _ in 0..<Self.linesLookedThrough where position < source.count {
      let (line, next) = Line.read(source, at: position)
      let text = line.drop { $0 == 0x20 || $0 == 0x09 || ">-*+".utf8.contains($0) }
      if text.first == UInt8(ascii: "#") {
        lastEnd = Int32(text.startIndex)
        events.append(.text(Slice(start: lastEnd, end: lastEnd)))
        lastEnd += 1
        return
      }
      position = next
    }
  }

  /// Notes what is read otherwise than GitHub does.
  mutating func note(_ misreading: Misreading) { misreadings.append(misreading) }

  /// A line of a paragraph ends.
  mutating func breakLine(_ event: Event) {
    lineBreaks += 1
    events.append(event)
  }

  mutating func append(_ event: Event) {
    events.append(event)
  }

  mutating func removeLastEvent() { events.removeLast() }

  mutating func replaceEvent(_ index: Int, by event: Event) {
    events[index] = event
  }

  mutating func beginHeading(level: UInt8) {
    begin(.heading, Int32(levels.count))
    levels.append(level)
  }

  mutating func beginCode(language: Slice, info: Slice, isFenced: Bool) {
    if beginsFormula(info) { return }
    if isFenced { checkFence() }
    begin(.code, Int32(fences.count))
    isInCode = true
    let known = [info, language].first { !$0.isEmpty && isInSource($0) }
    fences.append(Fence(language: language, info: info, offset: known?.start ?? lastEnd))
  }

  /// Begins a formula if a mark says that a block of code is one: it stands in a paragraph of its own.
  private mutating func beginsFormula(_ info: Slice) -> Bool {
    let offset = Int(info.start)
    guard !info.isEmpty, isInSource(info), marks.isDue(at: offset),
      let event = marks.meet(at: offset, inside: depth, isBlock: true)
    else { return false }
    begin(.paragraph)
    if case .begin(let element, _) = event { begin(element) }
    isInCode = true
    isFormula = true
    return true
  }

  mutating func beginTarget(_ element: Element, destination: Slice, title: Slice) {
    begin(element, Int32(targets.count))
    growth += destination.range.count + title.range.count
    let isKnown = !destination.isEmpty && isInSource(destination)
    if !isKnown { unplaced.append((targets.count, depth)) }
    targets.append(
      Target(
        destination: destination, title: title, offset: isKnown ? destination.start : lastEnd,
        isImage: element == .image, isAutolink: false))
  }

  mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    let slice = slice(of: text)
    switch events.last {
    case .text(let last) where last.end == slice.start:
      events[events.count - 1] = .text(Slice(start: last.start, end: slice.end))
      return
    case .begin(.link, let target): noteAutolink(Int(target), text: slice)
    case .softBreak, .hardBreak:
      checkDelimiterRow(text, at: slice)
      if text.first == UInt8(ascii: ":") { notes.colons.append(events.count) }
    case .begin(.paragraph, _):
      if text.first == UInt8(ascii: ":") { notes.colons.append(events.count) }
    case .end(.link), .end(.image):
      if text.first == UInt8(ascii: "{") { notes.braces.append(events.count) }
    default: break
    }
    events.append(.text(slice))
  }

  mutating func code(_ text: UnsafeBufferPointer<UInt8>) {
    if isInCell { return codeInCell(text) }
    if isInCode, case .code(let last) = events.last, !isInSource(last) { restoreTabs(before: text) }
    if case .code(let last) = events.last, let joined = join(last, text) {
      events[events.count - 1] = .code(joined)
    } else {
      events.append(.code(slice(of: text)))
    }
  }

  /// In a table a `|` in code is escaped, as it would end the cell; the parser leaves the escape.
  private mutating func codeInCell(_ text: UnsafeBufferPointer<UInt8>) {
    var start = text.startIndex
    for index in text.indices.dropFirst()
    where text[index] == UInt8(ascii: "|") && text[index - 1] == UInt8(ascii: "\\") {
      if index - 1 > start {
        events.append(.code(slice(of: UnsafeBufferPointer(rebasing: text[start..<(index - 1)]))))
      }
      start = index
    }
    events.append(.code(slice(of: UnsafeBufferPointer(rebasing: text[start...]))))
  }

  mutating func markup(_ text: UnsafeBufferPointer<UInt8>) {
    if isMark { return }
    if let offset = offset(of: text), marks.isDue(at: offset) {
      if let event = marks.meet(at: offset, inside: depth, isBlock: events.last == .begin(.markup, 0)) {
        isMark = true
        replaceEvent(events.count - 1, by: event)
      }
      return
    }
    hasMarkup = true
    switch events.last {
    case .begin(.paragraph, _), .softBreak:
      if Refinement.startsRawBlock(text) { notes.rawBlocks.append(events.count) }
    default: break
    }
    if case .markup(let last) = events.last, !isInSource(last) { restoreTabs(before: text) }
    if case .markup(let last) = events.last, let joined = join(last, text) {
      events[events.count - 1] = .markup(joined)
    } else {
      events.append(.markup(slice(of: text)))
    }
  }

  mutating func reference(_ text: UnsafeBufferPointer<UInt8>) {
    events.append(.reference(slice(of: text)))
  }

  /// The run of source where `text` lies, or of `synthesised`, where it is put.
  mutating func slice(of text: UnsafeBufferPointer<UInt8>) -> Slice {
    guard let start = offset(of: text) else { return synthesise(text) }
    lastEnd = Int32(start + text.count)
    return Slice(start: Int32(start), end: lastEnd)
  }

  /// The run of an attribute's text, which does not count as text that was read.
  mutating func attributeSlice(of text: UnsafeBufferPointer<UInt8>) -> Slice {
    let end = lastEnd
    defer { lastEnd = end }
    return slice(of: text)
  }

  mutating func synthesise(_ text: some Collection<UInt8>) -> Slice {
    let start = Int32(source.count + synthesised.count)
    synthesised.append(contentsOf: text)
    return Slice(start: start, end: start + Int32(text.count))
  }

  /// Continues a run by what follows it in the source: the parser gives line ends and indentation of its own.
  private mutating func join(_ slice: Slice, _ text: UnsafeBufferPointer<UInt8>) -> Slice? {
    let end = Int(slice.end)
    guard end <= source.count else { return nil }
    if let start = offset(of: text) {
      guard start == end else { return nil }
    } else {
      guard source[end...].starts(with: text), !(text.first == 0x20 && hasTab(from: end)) else { return nil }
    }
    lastEnd = slice.end + Int32(text.count)
    return Slice(start: slice.start, end: lastEnd)
  }

  /// The text of an autolink is its destination, but for a mail address, which gets its scheme.
  private mutating func noteAutolink(_ index: Int, text: Slice) {
    let destination = targets[index].destination
    if isInSource(destination) {
      targets[index].isAutolink = destination.start == text.start
      if targets[index].isAutolink { checkAutolink(at: Int(text.start)) }
    } else if isInSource(text), text.start > 0, source[Int(text.start) - 1] == UInt8(ascii: "<") {
      targets[index].isAutolink = true
      targets[index].offset = text.start
    }
  }
}
