/// What the parser reads otherwise than GitHub. It is noticed by what becomes of it: texts that are right cost nothing.
extension EventRecorder {
  /// Reads a text behind the end of a line in a paragraph: a delimiter row that the parser does not know is one. What begins
  /// behind a backslash is meant as text.
  mutating func checkDelimiterRow(_ text: UnsafeBufferPointer<UInt8>, at slice: Slice) {
    let start = Int(slice.start)
    guard TableLine.isDelimiterRow(text), !hasTableInParagraph, notesMisreadings,
      source[start - 1] != UInt8(ascii: "\\")
    else { return }
    let line = Line.around(start, in: source)
    let row = line[start...].trimmed
    let header = lineAbove(line)
    guard let cells = TableLine.delimiterCells(of: row) else {
      return note(Misreading(kind: .delimiterRow, offset: start))
    }
    guard cells.count == TableLine.cellCount(of: header) else {
      return note(Misreading(kind: .header, offset: header.startIndex))
    }
    hasTableInParagraph = true
    var misreading = Misreading(kind: .delimiterRow, offset: start)
    if lineBreaks > 1 {
      misreading.corrections.append(Correction(blankLineBefore: header.startIndex, in: source))
    }
    misreading.corrections.append(Correction(row.range, TableLine.delimiterRow(cells)))
    note(misreading)
  }

  /// The line above a line of a paragraph, without what stands around the paragraph.
  private func lineAbove(_ line: Line) -> Line {
    var end = line.startIndex - 1
    if end > 0, source[end] == 0x0A, source[end - 1] == 0x0D { end -= 1 }
    let above = Line.around(end, in: source)
    if lineBreaks == 1, case .text(let first) = events[paragraph + 1], above.range.contains(Int(first.start))
    {
      return above[Int(first.start)...]
    }
    return above.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
  }

  /// If a cell was skipped, the row's last one was made up, or there are more than the row has room for. What else a row may be
  /// tells how its line starts.
  mutating func checkRow() {
    guard notesMisreadings, !isTableBroken else { return }
    let start = events.lastIndex(of: .begin(.tableRow, 0)) ?? 0
    guard let first = firstSlice(from: start) else { return }
    if isInTableBody, checkStart(ofRowWith: Int(first.start)) { return }
    let line = Line.around(Int(first.start), in: source)
    let row = line[rowStart(before: Int(first.start))...]
    let isFilledUp = if case .begin = events[events.count - 3] { true } else { false }
    let count = TableLine.cellCount(of: row)
    guard isFilledUp || isInTableBody && count > cellCount else { return }
    let codes = events[start...].compactMap { event in
      if case .code(let slice) = event { slice.range } else { nil }
    }
    let barsInCode = codes.joined().count {
      source[$0] == UInt8(ascii: "|") && source[$0 - 1] != UInt8(ascii: "\\")
    }
    if isInTableBody, count - barsInCode > cellCount {
      note(Misreading(kind: .longRow, offset: row.startIndex))
    }
    for bar in TableLine.emptyCells(in: line) where !codes.contains(where: { $0.contains(bar) }) {
      note(
        Misreading(
          kind: .emptyCell, offset: bar, corrections: [Correction(before: bar + 1, CollectionOfOne(0x20))]))
    }
  }

  /// Whether a row whose first text is told starts another block: the parser ends tables at blank lines, lists and quotes only.
  private mutating func checkStart(ofRowWith text: Int) -> Bool {
    var start = text
    while start > 0, source[start - 1] == 0x20 || source[start - 1] == 0x09 { start -= 1 }
    if start > 0, !"\n\r>".utf8.contains(source[start - 1]) { return false }
    let line = Line.around(text, in: source)
    guard let found = TableLine.start(of: line[text...], columns: line[..<text].width - tableColumn) else {
      return false
    }
    note(
      Misreading(
        kind: .row, offset: text, corrections: [Correction(blankLineBefore: text, in: source)]))
    isTableBroken = true
    notesMisreadings = found != .long
    return true
  }

  /// GitHub reads no table whose header is not as long as its delimiter row.
  mutating func checkHeader() {
    let start = events.lastIndex(of: .begin(.tableHead, 0)) ?? 0
    cellCount = events[start...].count { event in
      if case .begin(.tableHeader, _) = event { true } else { false }
    }
    guard notesMisreadings, let first = firstSlice(from: start) else { return }
    let line = Line.around(Int(first.start), in: source)
    // Behind a mark of a list the header starts with its bar, or with its text.
    let header = line[rowStart(before: Int(first.start))...]
    tableColumn = line[..<header.startIndex].width
    guard TableLine.cellCount(of: header) != cellCount else { return }
    let below = Line.read(source, at: Line.read(source, at: line.endIndex).next).line
    let row = below.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    // What is no table has no rows that another block could end.
    isTableBroken = TableLine.delimiterCells(of: row) != nil
    note(
      Misreading(
        kind: .header, offset: header.startIndex,
        corrections: isTableBroken ? [Correction(before: row.startIndex, "\\".utf8)] : []))
  }

  /// Where a row starts whose first text is told: at its first bar, or at what stands around the text.
  private func rowStart(before text: Int) -> Int {
    var start = text
    while start > 0, source[start - 1] > 0x20, source[start - 1] != UInt8(ascii: ">") { start -= 1 }
    var place = start
    while place > 0,
      source[place - 1] == 0x20 || source[place - 1] == 0x09 || source[place - 1] == UInt8(ascii: "|")
    {
      place -= 1
      if source[place] == UInt8(ascii: "|") { start = place }
    }
    return start
  }

  /// Behind a line of text the parser reads a fence however far it is indented.
  mutating func checkFence() {
    guard notesMisreadings, endsWithText else { return }
    let above = Line.around(Int(lastEnd), in: source)
    let line = Line.read(source, at: Line.read(source, at: above.startIndex).next).line
    let fence = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: ">") }
    let column = line[..<fence.startIndex].width
    guard column > 3, TableLine.isFence(fence) else { return }
    let start = events.lastIndex { event in
      if case .begin(let element, _) = event { !element.isInline } else { false }
    }
    guard let start, let first = firstSlice(from: start),
      column - Line.around(Int(first.start), in: source)[..<Int(first.start)].width > 3
    else { return }
    note(
      Misreading(
        kind: .fence, offset: fence.startIndex,
        corrections: [Correction(above.trimmed.endIndex..<fence.startIndex, CollectionOfOne(0x20))]))
    notesMisreadings = false
  }

  /// The parser takes any character for the first of a scheme: `<<https://x.org/>`.
  mutating func checkAutolink(at start: Int) {
    guard notesMisreadings, (source[start] | 0x20) &- UInt8(ascii: "a") >= 26 else { return }
    note(
      Misreading(
        kind: .autolink, offset: start, corrections: [Correction(before: start - 1, CollectionOfOne(0x5C))]))
  }

  private var endsWithText: Bool {
    switch events.last {
    case .text, .code, .reference, .end(.paragraph): true
    case .end(let element): element.isInline
    default: false
    }
  }

  /// The first text that stands in the source, from an event on.
  func firstSlice(from index: Int) -> Slice? {
    for event in events[index...] {
      switch event {
      case .text(let slice), .code(let slice), .markup(let slice), .reference(let slice):
        if isInSource(slice) { return slice }
      default: break
      }
    }
    return nil
  }
}
