/// Collects a document's events while it is parsed.
///
/// Text that stands in the source is referred to; other text, such as a destination with escapes, is kept in
/// `synthesised`, which continues the source.
struct EventRecorder: ~Copyable {
  let source: UnsafeBufferPointer<UInt8>
  var synthesised: [UInt8] = []
  private(set) var events: [Event] = []
  var targets: [Target] = []
  var fences: [Fence] = []
  var levels: [UInt8] = []
  /// Whether there is raw HTML.
  var hasMarkup = false
  private(set) var misreadings: [Misreading] = []
  /// The end of the text that was read last.
  var lastEnd: Int32
  /// Why the document was given up.
  private(set) var excess: Excess?
  /// Whether all that is wanted has been read.
  private(set) var isDone = false
  /// How much a document may grow: tables fill up missing cells, and a destination can be referred to often,
  /// which makes the square of a source's size.
  private let limit: Int
  var growth = 0
  private let endsAfterParagraph: Bool
  private(set) var depth = 0
  /// Where among the events something lay too deep for the first time.
  private(set) var deepest: Int?
  private(set) var isInCell = false
  /// Whether a block of code is open.
  var isInCode = false
  /// Comments that stand for events, and whether one of them is open.
  var marks: MarkReading
  var isMark = false
  /// Whether the block of code that is open is a formula.
  var isFormula = false
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
  var notes = Notes()
  /// The open links and images whose destination does not stand in the source as it is read, and how deep they lie.
  var unplaced: [(target: Int, depth: Int)] = []

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
    placeTarget()
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
}
