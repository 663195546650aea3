/// Makes of lines that begin with a colon what they are: behind a table its caption, behind a line of text its definition.
struct ColonRewriting {
  /// A caption, and where its table begins in the output.
  private struct Caption {
    let table: Int
    let text: Range<Int>
  }

  private let events: [Event]
  /// The places of texts that begin with a colon and a blank.
  private let colons: Set<Int>
  private var output: [Event] = []
  private var captions: [Caption] = []
  private var table = 0
  /// Where the paragraph that is read begins, among the events and in the output.
  private var paragraph = (event: 0, output: 0)
  private var depth = 0
  private var isCaption = false
  private var hasDefinition = false

  static func rewrite(_ events: [Event], colons: [Int]) -> [Event] {
    var rewriting = ColonRewriting(events: events, colons: Set(colons))
    for index in events.indices { rewriting.read(index) }
    return rewriting.captioned
  }

  private init(events: [Event], colons: Set<Int>) {
    self.events = events
    self.colons = colons
    output.reserveCapacity(events.count + 16)
  }

  private mutating func read(_ index: Int) {
    switch events[index] {
    case .begin(.table, _): table = output.count
    case .begin(.paragraph, _):
      paragraph = (index, output.count)
      depth = 0
      hasDefinition = false
      isCaption = index > 0 && events[index - 1] == .end(.table) && colons.contains(index + 1)
    case .end(.paragraph):
      if isCaption || hasDefinition { return endParagraph(index) }
    case .begin: depth += 1
    case .end: depth -= 1
    case .softBreak:
      if depth == 0, colons.contains(index + 1) { hasDefinition = true }
    default: break
    }
    output.append(events[index])
  }

  private mutating func endParagraph(_ index: Int) {
    output.removeSubrange(paragraph.output...)
    if isCaption {
      captions.append(Caption(table: table, text: (paragraph.event + 1)..<index))
    } else {
      writeDefinitions(events[(paragraph.event + 1)..<index])
    }
    isCaption = false
    hasDefinition = false
  }

  /// The output with the captions in their tables.
  private var captioned: [Event] {
    if captions.isEmpty { return output }
    var result: [Event] = []
    result.reserveCapacity(events.count)
    var start = 0
    for caption in captions {
      result += output[start...caption.table]
      result += [.begin(.caption, 0), withoutColon(events[caption.text.lowerBound])]
      result += events[caption.text.dropFirst()]
      result.append(.end(.caption))
      start = caption.table + 1
    }
    return result + output[start...]
  }

  private func withoutColon(_ event: Event) -> Event {
    guard case .text(let slice) = event else { return event }
    return .text(Slice(start: slice.start + 2, end: slice.end))
  }

  /// Definition lists that follow each other are one.
  private mutating func writeDefinitions(_ text: ArraySlice<Event>) {
    if output.last == .end(.definitionList) {
      output.removeLast()
    } else {
      output.append(.begin(.definitionList, 0))
    }
    var element = Element.term
    output.append(.begin(element, 0))
    var depth = 0
    var isAtStart = false
    for index in text.indices {
      if case .begin = text[index] { depth += 1 }
      if case .end = text[index] { depth -= 1 }
      let isDefinition = colons.contains(index + 1)
      if depth == 0, text[index] == .softBreak, isDefinition || element == .term {
        output.append(.end(element))
        element = isDefinition ? .definition : .term
        output.append(.begin(element, 0))
        isAtStart = isDefinition
        continue
      }
      output.append(isAtStart ? withoutColon(text[index]) : text[index])
      isAtStart = false
    }
    output.append(.end(element))
    output.append(.end(.definitionList))
  }
}
