/// Formulas.
extension Refinement {
  /// Tells dollar signs alone on a line that stayed text: of two, the first.
  mutating func tellLostFormulas() {
    var isOpen = false
    for index in events.indices.dropFirst().dropLast() {
      guard case .text(let slice) = events[index], slice.range.count == 2,
        bytes[slice.range].elementsEqual("$$".utf8), !slice.startsEscaped(in: bytes),
        startsLine(behind: events[index - 1]), endsLine(before: events[index + 1])
      else { continue }
      isOpen.toggle()
      guard isOpen else { continue }
      remarks.append(
        Remark(
          rule: "markdown/formula", "these dollar signs open no formula", at: origins[Int(slice.start)],
          hint: "close it by $$ on a line of its own; no line before may be blank, or start further left"))
    }
  }

  private func startsLine(behind event: Event) -> Bool {
    switch event {
    case .softBreak, .hardBreak: true
    case .begin(let element, _): !element.isInline
    default: false
    }
  }

  private func endsLine(before event: Event) -> Bool {
    switch event {
    case .softBreak, .hardBreak: true
    case .end(let element): !element.isInline
    default: false
    }
  }
}
