/// Tabs before lines of code and raw HTML: the parser has spaces of its own for them.
extension EventRecorder {
  /// Whether there is a tab among the blanks from an offset on.
  func hasTab(from offset: Int) -> Bool {
    source[offset...].first { $0 != 0x20 } == 0x09
  }

  /// Puts the white space of the source in place of the parser's spaces before a text. Only of a tab that indentation around the
  /// code cuts, some spaces stay (CommonMark 0.31.2, 2.2).
  mutating func restoreTabs(before text: UnsafeBufferPointer<UInt8>) {
    guard let start = offset(of: text), start > 0, source[start - 1] == 0x20 || source[start - 1] == 0x09
    else {
      return
    }
    let line = Line.around(start, in: source)[..<start]
    let columns = spacesAtEnd
    let (rest, spare) = line.behind(column: line.width - columns)
    guard columns > 0, rest.isBlank, rest.contains(0x09) else { return }
    let isMarkup = if case .markup = events.last { true } else { false }
    let make = { (slice: Slice) -> Event in isMarkup ? .markup(slice) : .code(slice) }
    var left = columns
    while left > 0, let spaces = lastSpaces {
      left -= spaces.range.count
      removeLastEvent()
    }
    if spare > 0 { append(make(synthesise(repeatElement(0x20, count: spare)))) }
    append(make(Slice(start: Int32(rest.startIndex), end: Int32(rest.endIndex))))
  }

  /// How many spaces of the parser's there are at the end.
  private var spacesAtEnd: Int {
    var count = 0
    for event in events.reversed() {
      guard let slice = spaces(event) else { return count }
      count += slice.range.count
    }
    return count
  }

  private var lastSpaces: Slice? { events.last.flatMap { spaces($0) } }

  private func spaces(_ event: Event) -> Slice? {
    switch event {
    case .code(let slice), .markup(let slice):
      let isOurs =
        !isInSource(slice)
        && synthesised[(Int(slice.start) - source.count)..<(Int(slice.end) - source.count)].allSatisfy {
          $0 == 0x20
        }
      return isOurs ? slice : nil
    default: return nil
    }
  }
}
