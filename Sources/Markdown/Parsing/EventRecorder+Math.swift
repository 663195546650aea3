/// Formulas.
extension EventRecorder {
  /// Begins a formula if a mark says that a block of code is one: it stands in a paragraph of its own.
  mutating func beginsFormula(_ info: Slice) -> Bool {
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

  /// Reads a part of a formula. The parser has a space of its own for the end of a line, where a comment of TeX would go on.
  mutating func formula(_ text: UnsafeBufferPointer<UInt8>) {
    if offset(of: text) == nil, text.elementsEqual(CollectionOfOne(0x20)) {
      append(.code(synthesise(CollectionOfOne(0x0A))))
    } else {
      code(text)
    }
  }

  /// Takes a formula back that is none: as in Pandoc, one does not start or end with space, and no digit follows it. The parser
  /// reads "$5 to $10" as one.
  mutating func undoPrice() -> Bool {
    guard let start = events.lastIndex(of: .begin(.math, 0)),
      case .code(let first)? = events[(start + 1)...].first,
      case .code(let last)? = events.last, isInSource(first), isInSource(last), first.start > 0
    else { return false }
    let end = Int(last.end)
    let isDigitNext =
      end + 1 < source.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(source[end + 1])
    guard source[Int(first.start)] <= 0x20 || source[end - 1] <= 0x20 || isDigitNext else { return false }
    replaceEvent(start, by: .text(Slice(start: first.start - 1, end: first.start)))
    for index in (start + 1)..<events.count {
      if case .code(let slice) = events[index] {
        replaceEvent(index, by: isInSource(slice) ? .text(slice) : .softBreak)
      }
    }
    append(.text(Slice(start: last.end, end: last.end + 1)))
    return true
  }
}
